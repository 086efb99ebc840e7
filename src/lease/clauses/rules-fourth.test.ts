import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { lettingKinds } from '../law/model'
import type { LeaseData } from './model'
import { leaseSheet } from '../document/rules'
import { allTextOf, clauseOf, oneYearTerm, testTerms, testLeaseSheet, textOf } from './test-clauses'
import { testDeposits, testLease } from './test-lease'

describe('a term too short for one without a reason', () => {
  const asksReason = lettingKinds.filter((letting) => letting !== 'own_home')
  const short = { ...oneYearTerm, end: day('2027-07-14') }

  it.each(asksReason)('is open-ended wherever the lease of %s speaks of it, by hand and electronically', (letting) => {
    for (const signedBy of ['hand', 'bankid'] as const)
      for (const terminable of [true, false])
        for (const lang of ['nb', 'en'] as const) {
          const sheet = testLeaseSheet(letting, { ...short, signedBy, terminable, notice: null }, lang)
          const text = allTextOf(sheet, lang)
          expect(text).not.toMatch(
            /ikke sies opp|kan sies opp i leietiden|Det slutter|i leietiden\.|blitt tidsubestemt/,
          )
          expect(text).not.toMatch(/cannot be terminated|can be terminated during|It ends on|has become open-ended/)
          expect(clauseOf(sheet, 'Leietid').items.filter(({ kind }) => kind === 'blank')).toEqual([])
        }
    const sheet = testLeaseSheet(letting, short)
    const months = letting === 'room' ? '1 måned' : '3 måneder'
    expect(sheet.facts.slice(3, 4).concat(sheet.facts.at(-1)!)).toEqual([
      { label: { nb: 'Leietid' }, value: { nb: 'Fra 15.01.2027, regnes som tidsubestemt (se punkt 3)' } },
      { label: { nb: 'Oppsigelsestid' }, value: { nb: months } },
    ])
    expect(textOf(sheet, 'Leietid')).toContain('regnes derfor som tidsubestemt')
    expect(textOf(sheet, 'Oppsigelse')).toContain(`Oppsigelsestiden er ${months}, regnet`)
  })

  it('has the notice that was typed for it', () => {
    expect(textOf(testLeaseSheet('home', { ...short, notice: 2 }), 'Oppsigelse')).toContain(
      'Oppsigelsestiden er 2 måneder,',
    )
  })

  it('holds where the reason stands among the further terms, and says where', () => {
    const sheet = testLeaseSheet('home', { ...short, other: 'Utleieren trenger boligen til eget bruk fra august.' })
    expect(textOf(sheet, 'Leietid')).toContain('Grunnen til den korte leietiden står i punkt 15.')
    expect(allTextOf(sheet)).not.toContain('regnes derfor som tidsubestemt')
    expect(allTextOf(testLeaseSheet('home', { ...short, other: 'Hagen deles.' }))).toContain(
      'regnes derfor som tidsubestemt',
    )
  })
})

describe('the lease of a room', () => {
  const room = testLeaseSheet('room', { sharedRooms: 'kjøkken, bad og stue' })
  const text = allTextOf(room)

  it('says that the dwelling is the room, and which rooms are shared', () => {
    const dwelling = textOf(room, 'Boligen')
    expect(dwelling).toContain('Der avtalen bare sier «boligen», er det dette rommet.')
    expect(dwelling).toContain('sammen med dem som bor der: kjøkken, bad og stue. De er fellesrom.')
    expect(dwelling).toContain('skal rommet og fellesrommene være ryddet og rengjort')
  })

  it('says so where no shared rooms are named', () => {
    const dwelling = textOf(testLeaseSheet('room'), 'Boligen')
    expect(dwelling).toContain('bruker fellesrommene sammen med dem som bor der. Avtalen sier ikke nærmere hvilke')
    expect(dwelling).not.toContain('De er fellesrom')
  })

  it('leaves the landlord’s locks, water closets and tanks to the landlord', () => {
    expect(text).not.toMatch(/dørlås|vannklosett|varmtvann/)
    expect(textOf(room, 'Vedlikehold')).toContain(
      'Alt annet vedlikehold er utleierens ansvar, også alt i fellesrommene.',
    )
    expect(allTextOf(testLeaseSheet('home'))).toMatch(/dørlåser, kraner, vannklosetter.*varmtvannsbeholdere/)
  })

  it('has a room’s cleaning, return, smoking and subletting', () => {
    expect(textOf(room, 'Bruk av boligen')).toMatch(
      /holder rommet rent, og rydder og gjør rent etter seg i fellesrommene/,
    )
    expect(textOf(room, 'Bruk av boligen')).toContain('verken i rommet eller i fellesrommene')
    expect(textOf(room, 'Fraflytting')).toContain('leverer leietakeren tilbake rommet med nøkler')
    expect(textOf(room, 'Husstand og framleie')).toContain('nekte at rommet framleies')
    expect(text).not.toContain('framleie en del av boligen')
  })

  it.each(lettingKinds.filter((letting) => letting !== 'room'))('has none of it where %s is let', (letting) => {
    expect(allTextOf(testLeaseSheet(letting, { sharedRooms: 'kjøkken' }))).not.toMatch(/rommet|fellesrom/)
  })
})

it.each([
  [[], ['Avtalen sier ikke om leietakeren har fått energiattest eller opplysninger om radon.']],
  [
    ['radon'],
    ['Leietakeren har fått opplysninger om radon.', 'Avtalen sier ikke om leietakeren har fått energiattest.'],
  ],
  [['energy_certificate', 'radon'], ['Leietakeren har fått energiattest og opplysninger om radon.']],
] as const)('says which papers of the home were given, and what is not told: %j', (homePapers, sentences) => {
  const found = textOf(testLeaseSheet('home', { homePapers }), 'Boligen')
    .split('\n')
    .filter((line) => /har fått/.test(line))
  expect(found).toEqual(sentences)
})

describe('no notice at all', () => {
  it.each(lettingKinds)('of %s names no end of a month', (letting) => {
    for (const term of ['running', 'fixed', 'terminable'] as const) {
      const sheet = testLeaseSheet(letting, { ...testTerms[term], notice: 0 })
      expect(allTextOf(sheet)).not.toMatch(/0 måneder|utløpet av en kalendermåned|hele kalendermåneder/)
      const isTold = !(letting === 'own_home' && term === 'fixed')
      expect(textOf(sheet, 'Oppsigelse').includes('Partene har avtalt at det ikke er noen oppsigelsestid.')).toBe(
        isTold,
      )
    }
    expect(testLeaseSheet(letting, { notice: 0 }).facts.at(-1)!.value).toEqual({ nb: 'Ingen' })
  })
})

describe('the account of the rent in the bank of the deposit', () => {
  const says = (more: Partial<LeaseData>) =>
    textOf(testLeaseSheet('home', { rentInDepositBank: true, ...more }), 'Depositum').includes(
      'i samme bank som depositumet',
    )
  it.each([
    ['the same register number', 'NO2930009876548', true],
    ['another one', 'NO9386011117947', false],
    ['a foreign account', 'SE4550000000058398257466', false],
    ['no account yet', '', false],
  ])('is agreed only where both numbers show it: %s', (_what, rentIban, expected) => {
    expect(says({ rentIban, deposit: testDeposits.own })).toBe(expected)
  })
  it('is as agreed for an account that is opened here, whose number nobody knows yet', () => {
    expect(says({ deposit: testDeposits.product })).toBe(true)
    expect(says({ deposit: testDeposits.product, rentInDepositBank: false })).toBe(false)
    // The landlord has given no account for the rent, so the lease names none.
    expect(says({ deposit: testDeposits.product, rentIban: '' })).toBe(false)
  })
})

describe('a fixed term', () => {
  it.each(lettingKinds)(
    'of %s ends early where subletting is refused without cause, in both of its clauses',
    (letting) => {
      const sheet = testLeaseSheet(letting, testTerms.fixed)
      expect(textOf(sheet, 'Husstand og framleie')).toContain('kan leietakeren si opp avtalen.')
      const [first] = textOf(sheet, 'Oppsigelse').split('\n')
      expect(first).toContain('bortsett fra når utleieren nekter framleie uten saklig grunn, se punkt 10.')
    },
  )
  it('tells who may end it once it is open-ended, not that it can be ended now', () => {
    const text = textOf(testLeaseSheet('home', testTerms.fixed), 'Oppsigelse')
    expect(text).toContain('Er leieforholdet blitt tidsubestemt, kan leietakeren si opp uten å oppgi noen grunn.')
    expect(text).not.toMatch(/^Leietakeren kan si opp|^Utleieren kan bare si opp/m)
  })
})

it('breach names the chapters of the remedies, and § 9-9 where the lease is ended', () => {
  const laws = clauseOf(testLeaseSheet('home', {}, 'en'), 'Mislighold').items.map((item) =>
    'law' in item ? (item.law?.en ?? null) : null,
  )
  expect(laws).toEqual(['Tenancy Act ch. 2 and 5', 'Tenancy Act § 9-9', null])
})

it.each(['home', 'shared_house'] as const)('a protest in %s leads to the tribunal, with its address', (letting) => {
  const text = allTextOf(testLeaseSheet(letting))
  expect(text).toMatch(/søksmål innen tre måneder .* Saken bringes inn for Husleietvistutvalget \(htu\.no\)\./)
  expect(text.match(/htu\.no/g)).toHaveLength(2)
  expect(text).not.toContain('husleietvistutvalget.no')
})

it.each(lettingKinds)('a lease of %s speaks of insurance, frost, viewing and emergencies', (letting) => {
  const [nb, en] = [allTextOf(testLeaseSheet(letting, {}, 'en')), allTextOf(testLeaseSheet(letting, {}, 'en'), 'en')]
  for (const words of [
    'innboforsikring',
    /fryser|frostskader/,
    'la nye leietakere få se boligen',
    'for kjøpere',
    'uten varsel',
  ])
    expect(nb).toMatch(words)
  for (const words of [
    'contents insurance',
    /freeze|frost/,
    'new tenants see the dwelling',
    'buyers',
    'without notice',
  ])
    expect(en).toMatch(words)
})

describe('a birth date that nobody has told', () => {
  const born = (changes: Partial<LeaseData>) => {
    const { landlord } = testLease()
    const [parties] = leaseSheet(testLease({ landlord: { ...landlord, birthday: null }, ...changes }), 'nb').clauses
    const tables = parties!.items.flatMap((item) => (item.kind === 'parties' ? [item.table] : []))
    return tables[0]!.rows.find(({ label }) => label.nb === 'Fødselsdato')!.values[0]
  }
  it('is a line to write on, where it is written by hand', () => {
    expect(born({})).toEqual({ nb: '', blank: true })
    expect(born({ signedBy: 'bankid' })).toEqual({ nb: 'ikke oppgitt' })
    expect(born({ edition: 3 })).toEqual({ nb: 'ikke oppgitt' })
  })
})
