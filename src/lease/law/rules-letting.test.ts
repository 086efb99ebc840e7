import { expect, test } from 'vitest'
import { contractTypes, dwellingKinds, type ContractType } from '../contract/model'
import { lettingKinds, type Letting } from './model'
import { lettingLaw, lettingOf, lettingTexts, noticeAfterLettingChange } from './rules-letting'
import { dwellingWords } from '../contract-form/words-dwelling'

/** The rules of the act, worked out by hand: minimum of a fixed term, notice, the landlord's reason, subletting. */
const table: readonly (readonly [
  Letting,
  years: number | null,
  months: number,
  needsReason: boolean,
  sublets: boolean,
])[] = [
  ['home', 3, 3, true, true],
  ['shared_house', 1, 3, true, true],
  ['room', 3, 1, false, true],
  ['own_home', null, 3, false, false],
]
test.each(table)('%s: fixed term of %s years, notice of %s months, reason %s, subletting %s', (letting, ...rest) => {
  const { minimumYears, noticeMonths, needsReason, sublets } = lettingLaw[letting]
  expect([minimumYears, noticeMonths, needsReason, sublets]).toEqual(rest)
})

const home = ['notice3 § 9-6', 'endingReason §§ 9-5, 9-7, 9-8', 'subletsAll §§ 7-2, 7-3, 7-4, 7-5']
const room = ['notice1 § 9-6', 'endingFree §§ 9-5, 9-7, 9-8', 'subletsAll §§ 7-2, 7-3, 7-4, 7-5']
const own = ['notice3 §§ 11-4, 9-6', 'endingFree § 11-4', 'subletsLess §§ 11-4, 7-2, 7-5']
const rows: readonly (readonly [Letting, ContractType | '', readonly string[]])[] = [
  ['home', '', ['minimum3 § 9-3', ...home]],
  ['home', 'running', home],
  ['home', 'time-bound', ['minimum3 § 9-3', 'fixedBinds § 9-2', ...home]],
  ['shared_house', '', ['minimum1 § 9-3', ...home]],
  ['shared_house', 'running', home],
  ['shared_house', 'time-bound', ['minimum1 § 9-3', 'fixedBinds § 9-2', ...home]],
  ['room', '', ['minimum3 § 9-3', ...room]],
  ['room', 'running', room],
  ['room', 'time-bound', ['minimum3 § 9-3', 'fixedBinds § 9-2', ...room]],
  ['own_home', '', ['minimumNone § 11-4', ...own]],
  ['own_home', 'running', own],
  ['own_home', 'time-bound', ['minimumNone § 11-4', 'fixedEnds § 11-4', ...own]],
]
test.each(rows)('of %s, %s, the act says its sentences with their paragraphs', (letting, type, sentences) => {
  expect(lettingTexts(letting, type).map(({ key, paragraph }) => `${key} ${paragraph}`)).toEqual(sentences)
  for (const { key } of lettingTexts(letting, type))
    expect(dwellingWords.texts[key].nb).not.toBe(dwellingWords.texts[key].en)
})

test('every letting is told with every type', () => {
  const seen = new Set(rows.map(([letting, type]) => `${letting} ${type}`))
  for (const letting of lettingKinds)
    for (const type of ['', ...contractTypes]) expect(seen).toContain(`${letting} ${type}`)
})

test('the own home goes before the kind', () => {
  for (const dwelling_kind of dwellingKinds) {
    expect(lettingOf({ dwelling_kind, own_home_let: true })).toBe('own_home')
    expect(lettingOf({ dwelling_kind, own_home_let: false })).toBe(dwelling_kind)
  }
})

test.each([
  [3, 'home', 'room', 1],
  [1, 'room', 'home', 3],
  [3, 'home', 'own_home', 3],
  // A typed value stays. An emptied field stays empty.
  [2, 'home', 'room', 2],
  [1, 'home', 'room', 1],
  [null, 'home', 'room', null],
] as const)('a notice of %s months goes from %s to %s as %s', (typed, before, now, next) => {
  expect(noticeAfterLettingChange(typed, before, now)).toBe(next)
})
