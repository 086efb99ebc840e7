import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { lettingKinds } from '../law/model'
import { leaseSheet } from '../document/rules'
import { withEditionNumber } from './rules-editions'
import { allTextOf, testLeaseSheet, testTerms, textOf } from './test-clauses'
import { testLease } from './test-lease'

const ninth = { edition: 9, split: null } as const
const owner = (name: string) => ({ name, birthday: day('1970-02-28'), email: 'eier@example.no' })
const factsOf = (sheet: ReturnType<typeof testLeaseSheet>) =>
  Object.fromEntries(sheet.facts.map(({ label, value }) => [label.nb, value.nb.replaceAll('\u00a0', ' ')]))

it.each([
  ['loft', 'Boligen er en loftsbolig i en enebolig', 'Loftsbolig i enebolig'],
  ['basement', 'Boligen er en sokkelbolig i en enebolig', 'Sokkelbolig i enebolig'],
  ['two_dwelling', 'Boligen er en bolig i en tomannsbolig', 'Bolig i tomannsbolig'],
] as const)('the part of the landlord’s house is named: %s', (sharedHouseKind, says, fact) => {
  const sheet = testLeaseSheet('shared_house', { ...ninth, sharedHouseKind })
  expect(textOf(sheet, 'Boligen')).toContain(says)
  expect(textOf(sheet, 'Boligen')).not.toMatch(/ eller (en )?(sokkel|bolig)/)
  expect(factsOf(sheet)['Del av huset']).toBe(fact)
})

it('a part that nobody has chosen is not listed with “eller”', () => {
  const sheet = testLeaseSheet('shared_house', { ...ninth, sharedHouseKind: null })
  expect(textOf(sheet, 'Boligen')).not.toContain('loftsbolig eller')
  expect(factsOf(sheet)).not.toHaveProperty('Del av huset')
})

describe('consents', () => {
  it.each([
    ['given', 'Styret i borettslaget har godkjent utleien.', 'Gitt'],
    ['asked', 'Utleieren har søkt styret i borettslaget', 'Søkt om'],
    ['not_needed', 'trenger ikke godkjenning fra styret', 'Trengs ikke'],
  ] as const)('of the board: %s', (boardConsent, says, fact) => {
    const sheet = testLeaseSheet('home', { ...ninth, boardConsent })
    expect(textOf(sheet, 'Boligen')).toContain(says)
    expect(textOf(sheet, 'Bruk av boligen')).toContain('følger vedtektene og husordensreglene')
    expect(factsOf(sheet)['Styrets godkjenning']).toBe(fact)
  })

  it('of the spouse is said where it is given, and only then', () => {
    const says = (spouseConsent: boolean | null) => allTextOf(testLeaseSheet('home', { ...ninth, spouseConsent }))
    expect(says(true)).toContain('samtykket skriftlig i utleien (ekteskapsloven § 32)')
    expect(says(true)).toContain('Ektefellens samtykke: Gitt')
    for (const untold of [false, null]) expect(says(untold)).not.toMatch(/[Ee]ktefellens? samt|ekteskapsloven/)
  })

  it('a share of a cooperative binds the tenant to its rules, whatever is said of the board', () => {
    const { house } = testLease()
    expect(allTextOf(testLeaseSheet('home', { ...ninth, house: { ...house, share: 12 } }))).toContain('vedtektene')
    expect(allTextOf(testLeaseSheet('home', ninth))).not.toContain('vedtektene')
  })
})

describe('further landlords', () => {
  const coLandlords = [owner('Eva Lie'), owner('Jon Lie')]
  it('are parties, named first and in the key facts, and sign the paper', () => {
    const sheet = testLeaseSheet('home', { ...ninth, coLandlords })
    expect(factsOf(sheet)['Utleiere']).toBe('Kari Nordmann Ødegård\nEva Lie\nJon Lie')
    expect(sheet.signers.map(({ role, name }) => [role.nb, name])).toEqual([
      ['Utleier 1', 'Kari Nordmann Ødegård'],
      ['Utleier 2', 'Eva Lie'],
      ['Utleier 3', 'Jon Lie'],
      ['Leietaker', 'Åse Sørensen'],
    ])
    expect(textOf(sheet, 'Partene')).toContain('Utleierne leier ut boligen sammen.')
    expect(textOf(sheet, 'Eksemplarer og tvister')).toContain('skrevet i 4 eksemplarer')
    const tables = sheet.clauses[0]!.items.flatMap((item) => (item.kind === 'parties' ? [item.table] : []))
    expect(tables[1]!.rows.map(({ values }) => values.map(({ nb }) => nb))).toEqual([
      ['Eva Lie', 'Jon Lie'],
      ['28.02.1970', '28.02.1970'],
      ['eier@example.no', 'eier@example.no'],
    ])
  })

  it('are signed for by the landlord where the lease is signed electronically', () => {
    const sheet = testLeaseSheet('home', { ...ninth, coLandlords, signedBy: 'bankid' })
    expect(sheet.signers.map(({ name }) => name)).toEqual(['Kari Nordmann Ødegård', 'Åse Sørensen'])
    expect(textOf(sheet, 'Underskrifter')).toContain(
      'Kari Nordmann Ødegård signerer også på vegne av Eva Lie og Jon Lie.',
    )
  })
})

describe('a company', () => {
  const companies = { tenantOrganisation: '923609016', landlordOrganisation: '974760673' } as const
  it('has its organisation number among the parties and in the key facts', () => {
    const sheet = testLeaseSheet('home', { ...ninth, ...companies })
    const parties = JSON.stringify(sheet.clauses[0]).replaceAll('\u00a0', ' ')
    expect(parties).toContain('923 609 016')
    // A company has no date of birth.
    expect(parties).not.toContain('31.12.1994')
    expect(factsOf(sheet)['Leietaker']).toBe('Åse Sørensen (923 609 016)')
    expect(factsOf(sheet)['Utleier']).toBe('Kari Nordmann Ødegård (974 760 673)')
  })

  it('that rents has no household', () => {
    for (const letting of lettingKinds) {
      const text = allTextOf(testLeaseSheet(letting, { ...ninth, tenantOrganisation: '923609016' }))
      expect(text).toContain('dem som leietakeren lar bo der')
      expect(text).not.toContain('leietakerens husstand')
      expect(text).not.toMatch(/ektefelle|selv bor der|søknad om husstand/)
      expect(text).toContain('Annen framleie krever utleierens samtykke.')
    }
  })
})

describe('the key of shared costs', () => {
  const split = { category: 'SPLIT', costs: 'strøm', tenant: ore(30_000), landlord: ore(10_050) } as const
  it.each([
    ['meter', undefined, 'forbruket på leietakerens egen måler', 'strøm, etter egen måler, à konto kr 300 per måned'],
    ['fraction', '2/3', 'Leietakerens del er 2/3 av kostnadene.', 'strøm, 2/3 av kostnadene, à konto kr 300 per måned'],
    [
      'persons',
      undefined,
      'likt på alle personer som deler dem',
      'strøm, etter antall personer, à konto kr 300 per måned',
    ],
  ] as const)('is said in the lease and in the key facts: %s', (key, fraction, says, fact) => {
    const sheet = testLeaseSheet('home', { ...ninth, split: { ...split, key, ...(fraction && { fraction }) } })
    expect(textOf(sheet, 'Hva leien omfatter')).toContain(says)
    expect(textOf(sheet, 'Hva leien omfatter')).toContain('betaler leietakeren kr 300 per måned à konto')
    expect(factsOf(sheet)['Leietakerens del av kostnader']).toBe(fact)
  })

  it('of costs that the tenant pays in part is not said to be all of them', () => {
    const all = { category: 'TENANT', costs: 'strøm', sum: ore(90_000), tenant: null, landlord: null } as const
    const says = (more: object) =>
      textOf(testLeaseSheet('home', { ...ninth, split: { ...all, ...more } }), 'Hva leien omfatter')
    expect(says({ key: 'fraction', fraction: '2/3' })).toContain('betaler sin del av kostnadene, à konto kr 900')
    expect(says({})).toContain('Leietakeren betaler kostnadene til strøm, à konto kr 900 per måned, sammen med leien.')
  })
})

it('a deposit that follows the rent says so in clause 7 and in the key facts', () => {
  const sheet = testLeaseSheet('home', { ...ninth, depositFollowsRent: true })
  expect(textOf(sheet, 'Depositum')).toContain('endres i takt med endringer i leien')
  expect(factsOf(sheet)['Depositum ved ny leie']).toBe('Endres i takt med leien')
  expect(allTextOf(testLeaseSheet('home', ninth))).not.toContain('endres i takt med endringer')
})

it.each([
  ['a further landlord', { coLandlords: [owner('Eva Lie')] }],
  ['a company', { tenantOrganisation: '923609016' }],
  ['a board', { boardConsent: 'given' }],
  ['a spouse', { spouseConsent: true }],
  ['a part of the house', { sharedHouseKind: 'loft' }],
  ['a deposit that follows the rent', { depositFollowsRent: true }],
] as const)('a lease with %s has the first edition that knows it', (_what, changes) => {
  const written = { writtenOn: day('2026-11-01') }
  expect(withEditionNumber(testLease({ ...written, ...changes })).edition).toBe(9)
})

it('a lease with all of it leaves no placeholder open, in both languages', () => {
  for (const letting of lettingKinds)
    for (const signedBy of ['hand', 'bankid'] as const)
      for (const term of Object.values(testTerms)) {
        const data = testLease({
          ...ninth,
          ...term,
          letting,
          signedBy,
          coLandlords: [owner('Eva Lie')],
          tenantOrganisation: '923609016',
          boardConsent: 'given',
          spouseConsent: true,
          sharedHouseKind: 'basement',
        })
        expect(JSON.stringify({ ...leaseSheet(data, 'en'), page: null })).not.toMatch(/\{\{|undefined|NaN/)
      }
})
