import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { LetterKind, LetterRequest } from './model'
import type { LetterFacts } from './model-facts'
import { letterOffer, letterProblem, missingSentences, withDefaultDays } from './rules'
import { tenantLetterSheet } from './rules-sheet'
import { exampleFacts, exampleHead, exampleLetter, leaseOfLetting } from './test-letters'

function sheetOf(kind: LetterKind, typed: Partial<LetterRequest>, more: Partial<LetterFacts>) {
  const facts = exampleFacts(more)
  const form = withDefaultDays(exampleLetter(kind, typed), facts)
  expect(letterProblem(form, facts)).toBeNull()
  expect(missingSentences(form, facts)).toEqual([])
  return tenantLetterSheet(form, facts, exampleHead(facts.names), 'en')
}
/** All that a letter says, in both languages. */
const textOf = (...of: Parameters<typeof sheetOf>): string => JSON.stringify(sheetOf(...of)).replaceAll('\u00a0', ' ')

const { term } = exampleFacts()
const end = day('2028-01-31')
const fixed = { term: { ...term, end }, lease: leaseOfLetting('home', end) }
const received = { received_on: day('2026-11-20') }

describe('a tenant’s notice', () => {
  it.each<[string, Partial<LetterRequest>, Partial<LetterFacts>, string, RegExp]>([
    [
      'of one of three ends it for that one',
      { given_by: ['2'], new_address: 'Nygata 3, Bergen' },
      { tenants: 3 },
      'For Anne Li opphører leieforholdet 28.02.2027. For Per Hansen og Ola Vik fortsetter det',
      /Leieforholdet opphører 28|Depositumet er stilt|gi leiesøkende|Leietakerens nye/,
    ],
    [
      'of the one who provides the deposit says what becomes of it',
      { given_by: ['1', '3'] },
      { tenants: 3 },
      'Depositumet er stilt av Per Hansen alene, og skal gjøres opp eller erstattes av et nytt før den dagen.',
      /Leieforholdet opphører 28/,
    ],
    [
      'of all names nobody',
      { given_by: ['1', '2', '3'] },
      { tenants: 3 },
      'Leieforholdet opphører 28.02.2027.',
      /fortsetter det/,
    ],
    [
      'after refused subletting ends a fixed term by § 9-6',
      { because: 'sublet' },
      fixed,
      'Leietakeren sier opp fordi framleie for resten av leietiden ble nektet.',
      /Partene er enige/,
    ],
    [
      'after a death ends a fixed term by § 9-6',
      { because: 'death' },
      fixed,
      'oppsigelse av leiekontrakten om boligen etter at leietakeren døde.',
      /sin nye adresse|leietakerens oppsigelse/,
    ],
    [
      'that both agree on ends a fixed term on their day',
      { because: 'agreed', last_day: day('2026-12-15') },
      fixed,
      'Leieforholdet opphører 15.12.2026.',
      /Partene er enige om denne siste dagen/,
    ],
  ])('%s', (_what, typed, more, says, never) => {
    const text = textOf('tenant_termination', { ...received, ...typed }, more)
    expect(text).toContain(says)
    expect(text).not.toMatch(never)
  })

  it.each<[Partial<LetterRequest>, Partial<LetterFacts>, object]>([
    [{}, fixed, { reason: 'fixedTerm' }],
    [{ agreed: true }, fixed, { reason: 'fixedTerm' }],
    [{ given_by: ['4'] }, { tenants: 3 }, { reason: 'invalid', fields: { given_by: 'choose' } }],
    [
      { because: 'sublet', last_day: day('2026-12-15') },
      fixed,
      { reason: 'invalid', fields: { last_day: 'tooEarly' }, first: '2027-02-28' },
    ],
  ])('with %j is refused', (typed, more, problem) => {
    expect(letterProblem(exampleLetter('tenant_termination', { ...received, ...typed }), exampleFacts(more))).toEqual(
      problem,
    )
  })
})

describe('the notice to the social services', () => {
  const over = { ...term, end: day('2026-10-31') }
  const moved = (on: string, payBy: string | null = null) => ({
    kind: 'move_request' as const,
    on: day(on),
    payBy: payBy === null ? null : day(payBy),
    hasFee: false,
  })
  const warning = { kind: 'eviction_warning', on: day('2026-11-10'), payBy: null, hasFee: false } as const

  it.each<[string, Partial<LetterFacts>, string, string | null]>([
    ['a term that is over, without a request to move', { term: over }, 'closed', null],
    ['a request two weeks ago', { term: over, sent: [moved('2026-11-13')] }, 'open', '2026-11-28'],
    ['one with a later limit', { term: over, sent: [moved('2026-11-02', '2026-12-01')] }, 'early', '2026-12-02'],
    ['arrears in a running term, without a warning', fixed, 'closed', null],
    ['a notice that has ended it', { term: { ...term, noticeEnd: day('2026-11-29') } }, 'open', '2026-11-30'],
    ['a contested notice', { term: { ...term, noticeEnd: day('2026-11-29') }, isContested: true }, 'closed', null],
  ])('of %s is %s', (_what, more, state, first) => {
    expect(letterOffer('social_services', exampleFacts(more))).toMatchObject({ state, first })
  })

  it.each<[string, Partial<LetterFacts>, string, RegExp]>([
    [
      'rent',
      { sent: [warning] },
      'ikke har betalt leien som er ført opp ovenfor. Varsel etter tvangsfullbyrdelsesloven § 4-18 ble sendt 10.11.2026.',
      /leietiden gikk ut/,
    ],
    [
      'the term',
      { term: over, sent: [moved('2026-11-10')] },
      'leietiden gikk ut 31.10.2026, og at leietakeren ikke har flyttet. Varsel etter tvangsfullbyrdelsesloven § 4-18 ble sendt 10.11.2026.',
      /Leie som ikke er betalt|ikke har betalt/,
    ],
    [
      'a notice',
      { term: { ...term, noticeEnd: day('2026-11-29') } },
      'sagt opp med siste dag 29.11.2026, og at leietakeren ikke har flyttet.',
      /Leie som ikke er betalt|§ 4-18 ble sendt/,
    ],
  ])('names the breach: %s', (_what, more, says, never) => {
    const text = textOf('social_services', {}, more)
    expect(text).toContain(says)
    expect(text).not.toMatch(never)
  })
})

describe('a claim against the deposit', () => {
  const typed = {
    claims: [
      { text: 'Vask', sum: ore(250_000) },
      { text: 'Dør', sum: ore(10_050) },
    ],
  }
  const ended = { term: { ...term, noticeEnd: day('2026-11-30') } }
  it.each([
    [1, 'Samtykker leietakeren ikke, kan leietakeren kreve', ['Per Hansen']],
    [3, 'Samtykker Per Hansen ikke, kan Per Hansen kreve', ['Per Hansen']],
  ])('of %i tenants asks the depositor alone', (tenants, says, signers) => {
    const sheet = sheetOf('deposit_claim', typed, { ...ended, tenants })
    expect(sheet.signers.map(({ name }) => name)).toEqual(signers)
    const text = JSON.stringify(sheet).replaceAll('\u00a0', ' ')
    expect(text).toContain(says)
    expect(text).toContain('til konto 1509 21 68678. Det gjelder Vask (kr 2 500) og Dør (kr 100,50).')
    expect(text).not.toMatch(/er vedlagt|are enclosed/)
  })

  it('names no account that isn’t known', () => {
    expect(textOf('deposit_claim', typed, { ...ended, account: '' })).toContain('betales ut til utleieren. Det gjelder')
  })
})

describe('market rent', () => {
  const typed = { month_sum: ore(1_500_000) }
  const rents = [
    { since: day('2023-03-01'), sum: ore(1_200_000), byIndex: false },
    { since: day('2027-02-01'), sum: ore(1_230_000), byIndex: true },
  ]
  it('is set against today’s rent, and a rise by the index that is to come', () => {
    const rows = sheetOf('market_rent', typed, { rents }).tables[1]!.rows
    const shown = rows.map(({ label, value }) => `${label.nb}: ${value.nb}`.replaceAll('\u00a0', ' '))
    expect(shown).toEqual([
      'Leie nå: kr 12 000 per måned, siden 01.03.2023',
      'Leie fra 01.02.2027: kr 12 300 per måned (husleieloven § 4-2)',
      'Ny leie: kr 15 000 per måned, fra 01.02.2028',
    ])
  })

  it('says what it is, also where no dwelling is named', () => {
    const text = textOf('market_rent', typed, {})
    expect(text).toContain('Gjengs leie er leien for liknende husrom')
    expect(text).not.toMatch(/[Mm]arket rent|viser til/)
  })
})

describe('a confirmation', () => {
  const noticeEnd = day('2027-02-28')
  it.each<[string, Partial<LetterFacts>, string, RegExp]>([
    [
      'over a protest',
      { term: { ...term, noticeEnd, noticeBy: 'landlord' }, isContested: true },
      'Utleieren har sagt opp leiekontrakten med siste dag 28.02.2027. Oppsigelsen er ikke endelig.',
      /leieforholdet opphører/,
    ],
    [
      'over a protest, after the day',
      { term: { ...term, noticeEnd: day('2026-11-10'), noticeBy: 'landlord' }, isContested: true },
      'Oppsigelsen er ikke endelig.',
      /leide boligen/,
    ],
    ['of several', { tenants: 3 }, 'leien er for alle til sammen', /rents/],
    ['of one', {}, 'has rented the dwelling since 01.03.2023', /for alle til sammen/],
    ['before it begins', { term: { ...term, start: day('2027-01-01') } }, 'will rent the dwelling from', /has rented/],
    ['of an end', { term: { ...term, noticeEnd: day('2026-11-10') } }, '"Siste leie"', /siden 01.03.2023/],
  ])('%s', (_what, more, says, never) => {
    const text = textOf('tenancy_confirmation', {}, more)
    expect(text).toContain(says)
    expect(text).not.toMatch(never)
  })
})

it.each([
  ['changes', 'Arbeidet', 'Begynner'],
  ['inspection', 'Besøket', 'Dag'],
] as const)('access for %s is headed %s, %s', (purpose, title, label) => {
  const { tables } = sheetOf('access', { purpose, on: day('2027-03-01') }, {})
  expect([tables[1]!.title.nb, tables[1]!.rows[0]!.label.nb]).toEqual([title, label])
})
