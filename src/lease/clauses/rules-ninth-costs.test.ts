import { describe, expect, it } from 'vitest'
import { ore } from '../../base/kit/money'
import type { LeaseData } from './model'
import { allTextOf, testLeaseSheet, testTerms, textOf } from './test-clauses'
import { testDeposits, testLease } from './test-lease'

const ninth = { edition: 9, split: null, comforts: [] } as const
const split = { category: 'SPLIT', period: 'month', tenant: ore(50_000), landlord: ore(100_000) } as const
const factsOf = (sheet: ReturnType<typeof testLeaseSheet>) =>
  Object.fromEntries(sheet.facts.map(({ label, value }) => [label.nb, value.nb.replaceAll('\u00a0', ' ')]))
const costsOf = (changes: Partial<LeaseData>) => {
  const sheet = testLeaseSheet('home', { ...ninth, ...changes })
  return { says: textOf(sheet, 'Hva leien omfatter'), fact: factsOf(sheet)['Leietakerens del av kostnader'] ?? null }
}

describe('costs of the tenant', () => {
  it.each<[string, Partial<LeaseData>, string | null, string, RegExp]>([
    [
      'of power for which the tenant has the contract are none of the landlord’s',
      { powerContract: 'tenant', split: { ...split, costs: 'strøm og nettleie', key: 'meter' } },
      null,
      'Leietakeren har strømavtalen selv, og betaler derfor ikke noe for det til utleieren.',
      /kr 500|egen måler|Leietakeren har strømavtalen for boligen/,
    ],
    [
      'beside it are shared as agreed',
      { powerContract: 'tenant', split: { ...split, costs: 'strøm og vann' } },
      'vann, à konto kr 500 per måned',
      'Partene deler disse kostnadene: vann.',
      /deler disse kostnadene: strøm/,
    ],
    [
      'of a shared laundry stay shared if the tenant has the power contract of the home',
      { powerContract: 'tenant', split: { ...split, costs: 'strøm i felles vaskerom' } },
      'strøm i felles vaskerom, à konto kr 500 per måned',
      'Partene deler disse kostnadene: strøm i felles vaskerom.',
      /betaler derfor ikke noe/,
    ],
    [
      'that no word of the Act names are not owed',
      { split: { ...split, costs: 'varmtvann og vask av trapp' } },
      'varmtvann, à konto kr 500 per måned',
      'ført opp vask av trapp som delte kostnader. Utleieren kan ikke kreve betaling for det',
      /deler disse kostnadene: varmtvann og/,
    ],
    [
      'of nothing that can be charged are not owed at all',
      { split: { ...split, costs: 'vask av trapp' } },
      null,
      'Utleieren kan ikke kreve',
      /kr 500/,
    ],
    [
      'of fuel are owed',
      { split: { ...split, costs: 'olje og pellets' } },
      'olje og pellets, à konto kr 500 per måned',
      'Partene deler disse kostnadene: olje og pellets.',
      /ikke kreve betaling for det i tillegg til leien, og leietakeren betaler derfor/,
    ],
    [
      'follow their own sentence, and water its meter all the same',
      { split: { ...split, costs: 'vann i bakgården' } },
      'vann i bakgården, à konto kr 500 per måned',
      'Vann og avløp kan også da bare kreves etter målt forbruk.',
      /Dette gjelder ikke kostnadene/,
    ],
    [
      'by the month are due with the rent',
      { split: { ...split, costs: 'strøm' } },
      'strøm, à konto kr 500 per måned',
      'betaler leietakeren kr 500 per måned à konto, sammen med leien, og',
      /per måned à konto, og/,
    ],
    [
      'by the quarter have no day that nobody agreed',
      { split: { ...split, period: 'quarter', costs: 'strøm' } },
      'strøm, à konto kr 500 per kvartal',
      'betaler leietakeren kr 500 per kvartal à konto, og',
      /sammen med leien/,
    ],
    [
      'by use are of power and fuel',
      {},
      null,
      'Utleierens kostnader til strøm og brensel kan kreves i tillegg til leien etter forbruk.',
      /strøm og oppvarming kan kreves/,
    ],
  ])('%s', (_what, changes, fact, says, never) => {
    const costs = costsOf(changes)
    expect(costs.fact).toBe(fact)
    expect(costs.says).toContain(says)
    expect(costs.says).not.toMatch(never)
  })
})

describe('security', () => {
  const guarantee = { kind: 'person', by: 'Kari Lie', sum: ore(1_000_000), until: null } as const
  it.each<[string, Partial<LeaseData>, string]>([
    ['without any', {}, 'Sikkerhet'],
    ['of a guarantor', { guarantee }, 'Sikkerhet'],
    ['of a deposit', { deposit: testDeposits.own }, 'Depositum'],
  ])('%s has the heading of what is agreed', (_what, changes, title) => {
    const sheet = testLeaseSheet('home', { ...ninth, deposit: testDeposits.none, ...changes })
    expect(sheet.clauses[6]!.title.nb).toBe(title)
  })

  it('by a guarantor says what § 3-6 says of the recourse', () => {
    const says = textOf(testLeaseSheet('home', { ...ninth, guarantee }), 'Depositum')
    expect(says).toContain('En slik avtale ville ikke virke for garantistens regress mot leietakeren.')
    expect(says).not.toContain('Betaler garantisten utleieren')
  })

  it.each<[string, Partial<LeaseData>, boolean]>([
    ['one register number', { rentIban: 'NO2930001234568' }, true],
    ['two Norwegian numbers, of which one bank may have several', { rentIban: 'NO9386011117947' }, true],
    ['a foreign account', { rentIban: 'SE4550000000058398257466' }, false],
    ['no account', { rentIban: '' }, false],
  ])('the rent’s account in the deposit’s bank: %s', (_what, changes, isSaid) => {
    const sheet = testLeaseSheet('home', {
      ...ninth,
      deposit: testDeposits.own,
      rentInDepositBank: true,
      ...changes,
    })
    expect(textOf(sheet, 'Depositum').includes('til utleierens konto i samme bank som depositumet')).toBe(isSaid)
  })
})

it.each([
  ['loft', testTerms.running, false],
  ['basement', testTerms.running, false],
  ['two_dwelling', testTerms.running, false],
  [null, testTerms.running, false],
  ['loft', testTerms.fixed, true],
  ['basement', testTerms.terminable, true],
  ['two_dwelling', testTerms.fixed, true],
  [null, testTerms.fixed, true],
] as const)(
  'a dwelling in the landlord’s house (%s) names the minimum of a fixed term only',
  (sharedHouseKind, term, says) => {
    const box = textOf(testLeaseSheet('shared_house', { ...ninth, ...term, sharedHouseKind }), 'Boligen')
    expect(box).toContain('utleieren bor i samme hus')
    expect(box.includes('ned til ett år')).toBe(says)
  },
)

it('the box of the own home names both rules of chapter 9 that apply', () => {
  for (const term of [testTerms.running, testTerms.fixed])
    expect(textOf(testLeaseSheet('own_home', { ...ninth, ...term }), 'Boligen')).toContain(
      'Av kapittel 9 gjelder bare § 9-10 og oppsigelsesfristen i § 9-6.',
    )
})

it.each([
  ['room', 'Ett rom'],
  ['own_home', 'Utleierens egen bolig, færre rettigheter'],
  ['home', undefined],
  ['shared_house', undefined],
] as const)('the key facts name the kind of letting: %s', (letting, fact) => {
  expect(factsOf(testLeaseSheet(letting, ninth))['Slags leie']).toBe(fact)
})

it('the landlord’s own use is use as a home, and a measure for a disability can’t be refused without cause', () => {
  for (const term of [testTerms.running, testTerms.fixed])
    expect(textOf(testLeaseSheet('home', { ...ninth, ...term }), 'Oppsigelse')).toContain(
      'skal bruke boligen som bolig, når',
    )
  expect(textOf(testLeaseSheet('home', ninth), 'Bruk av boligen')).toContain(
    'nedsatt funksjonsevne hos leietakeren eller noen i husstanden, kan ikke nektes uten saklig grunn',
  )
})

it('the page on personal data names all landlords, and whom to ask', () => {
  const { landlord } = testLease()
  const coLandlords = [{ name: 'Eva Lie', birthday: landlord.birthday, email: 'eva@example.no' }]
  const says = JSON.stringify(testLeaseSheet('home', { ...ninth, coLandlords }).privacy)
  expect(says).toContain(
    'Utleierne, Kari Nordmann Ødegård (kari.nordmann@example.no) og Eva Lie (eva@example.no), er sammen ansvarlige',
  )
  expect(says).toContain('rettes til Kari Nordmann Ødegård.')
  expect(allTextOf(testLeaseSheet('home', ninth))).not.toContain('sammen ansvarlige')
})
