import { expect, test } from 'vitest'
import { day } from '../../base/kit/day'
import { formatKr, fromKroner, ore } from '../../base/kit/money'
import { comfortKinds } from '../contract/model'
import { lawRules, applicableLawNotes } from './rules'
import type { LawForm } from './rules-form'
import { lawWords, type LawKey } from './words'

const today = day('2026-11-20')

/** Terms about which the act's rules show no note. */
const sound: LawForm = {
  letting: 'home',
  rooms: null,
  co_tenants: 0,
  type: 'running',
  start_date: day('2026-12-01'),
  end_date: null,
  first_payment_date: day('2026-12-01'),
  month_sum: fromKroner(12_000),
  month_resignation: 3,
  fixed_term_terminable: false,
  fixed_term_reason: '',
  comforts: comfortKinds,
  other: '',
  deposit: 'opened',
  deposit_sum: fromKroner(72_000),
  deposit_account: '',
  same_bank: false,
  landlord_account: 'NO9386011117947',
}
const fixed = (start: string, end: string, other = ''): Partial<LawForm> => ({
  type: 'time-bound',
  start_date: day(start),
  end_date: day(end),
  other,
})
const own = (account: string): Partial<LawForm> => ({ deposit: 'own', deposit_account: account })

const shared = { letting: 'shared_house' } as const
const room = { letting: 'room', month_resignation: 1 } as const
const ownHome = { letting: 'own_home' } as const

const shown: readonly (readonly [LawKey, Partial<LawForm>])[] = [
  ['fixedTermBinds', fixed('2026-12-01', '2029-11-30')],
  // The last day counts: exactly three years are enough, one day less is not.
  ['fixedTermUnderThree', fixed('2026-12-01', '2029-11-29')],
  ['fixedTermUnderThree', fixed('2026-12-01', '2027-11-30')],
  ['fixedTermUnderOne', fixed('2026-12-01', '2027-11-29')],
  ['fixedTermUnderOne', fixed('2026-12-01', '2026-12-01')],
  ['fixedTermUnderOne', fixed('2026-12-01', '2027-05-31', 'The tenant may use the garden.')],
  // 2031 has no 29 February, so three years end on 27 February. This term is a day shorter.
  ['fixedTermUnderThree', fixed('2028-02-29', '2031-02-26')],
  ['sharedHouse', shared],
  ['singleRoom', room],
  ['severalRooms', { ...room, rooms: 2 }],
  ['ownHomeSays', ownHome],
  ['oneDeposit', { co_tenants: 1 }],
  ['fixedTermUnderOne', { ...shared, ...fixed('2026-12-01', '2027-11-29') }],
  ['fixedTermUnderOne', { ...room, ...fixed('2026-12-01', '2027-11-29') }],
  ['fixedTermUnderThree', { ...room, ...fixed('2026-12-01', '2029-11-29') }],
  ['fixedTermBinds', { ...room, ...fixed('2026-12-01', '2029-11-30') }],
  ['fixedTermEnds', { ...ownHome, ...fixed('2026-12-01', '2027-05-31') }],
  ['ownHomeLong', { ...ownHome, ...fixed('2026-12-01', '2031-12-01') }],
  ['noticePeriod', { ...shared, month_resignation: 1 }],
  ['noticePeriod', { ...ownHome, month_resignation: 1 }],
  ['noticeOfRoom', { ...room, month_resignation: 3 }],
  ['rentBeforeStart', { first_payment_date: day('2026-11-30') }],
  // A payment exactly a month in advance is unusual. A payment a day earlier is refused.
  ['rentBeforeStart', { first_payment_date: day('2026-11-01') }],
  ['rentTooEarly', { first_payment_date: day('2026-10-31') }],
  ['noticePeriod', { month_resignation: 1 }],
  ['noticePeriod', { month_resignation: 6 }],
  ['noticeUnusual', { month_resignation: 0 }],
  ['noticeUnusual', { month_resignation: 7 }],
  ['onTopOfRent', { comforts: [] }],
  ['onTopOfRent', { comforts: ['electricity', 'heating', 'water-drain', 'internet'] }],
  ['feesOnTop', { other: 'Kontraktsgebyr 500 kroner' }],
  ['feesOnTop', { other: 'Strøm: fast beløp 400 kr i måneden' }],
  ['feesOnTop', { other: 'Fellesutgifter betales av leietaker' }],
  ['feesOnTop', { other: 'Kommunale avgifter kommer i tillegg til leien' }],
  ['feesOnTop', { other: 'A key fee of 300 is paid' }],
  ['feesOnTop', { other: 'Cleaning is paid in addition to the rent' }],
  ['worseThanAct', { other: 'No guests' }],
  ['depositOnlyNow', { deposit: 'none', deposit_sum: null }],
  ['depositBlocked', own('NO1234')],
  ['depositYourAccount', own('NO9386011117947')],
  ['depositTooHigh', { deposit_sum: ore(7_200_001) }],
  ['rentBankUnseen', { ...own('NO8330001234567'), same_bank: true }],
  ['rentBankUnseen', { ...own('NO9386011117947'), same_bank: true, landlord_account: '' }],
  ['rentBankUnseen', { deposit: 'opened', same_bank: true, landlord_account: '' }],
  [
    'rentBankUnseen',
    { ...own('SE4550000000058398257466'), same_bank: true, landlord_account: 'SE4550000000058398257466' },
  ],
  ['depositTooHigh', { ...own('NO1234'), deposit_sum: ore(7_200_001) }],
]

test('terms that keep to the act need no word', () => {
  expect(applicableLawNotes(sound, today)).toEqual([])
})

test.each(shown)('%s is told for %o', (key, change) => {
  expect(applicableLawNotes({ ...sound, ...change }, today).map((rule) => rule.key)).toContain(key)
})

// A reason among the further terms doesn't count, even with these words.
test.each([
  'Tidsbestemt fordi utleier skal ta boligen til eget bruk.',
  'Reason: the landlord moves back in (§ 9-3).',
  'Leietaker kan be om begrunnelse hvis utleier nekter husdyr.',
])('a short term is told of beside %j', (other) => {
  const keysUntil = (end: string) =>
    applicableLawNotes({ ...sound, ...fixed('2026-12-01', end, other) }, today).map(({ key }) => key)
  expect(keysUntil('2028-11-30')).toContain('fixedTermUnderThree')
  expect(keysUntil('2027-05-31')).toContain('fixedTermUnderOne')
})

const quiet: readonly (readonly [LawKey, Partial<LawForm>])[] = [
  ['fixedTermUnderThree', fixed('2026-12-01', '2029-11-30')],
  ['fixedTermUnderOne', fixed('2026-12-01', '2027-11-30')],
  // The two rules never apply together, because one sentence about the length is enough.
  ['fixedTermUnderThree', fixed('2026-12-01', '2027-05-31')],
  ['fixedTermBinds', { ...fixed('2026-12-01', '2029-11-30'), fixed_term_terminable: true }],
  ['fixedTermUnderThree', { ...fixed('2026-12-01', '2028-11-30'), fixed_term_reason: 'Own use' }],
  ['fixedTermUnderOne', { ...fixed('2026-12-01', '2027-05-31'), fixed_term_reason: 'Rebuilding' }],
  ['fixedTermUnderThree', { type: 'running', start_date: day('2026-12-01'), end_date: day('2027-06-01') }],
  // The schema refuses swapped dates.
  ['fixedTermUnderOne', fixed('2026-12-01', '2026-11-30')],
  ['fixedTermUnderOne', { type: 'time-bound', end_date: null }],
  ['severalRooms', { ...room, rooms: 1 }],
  ['severalRooms', { rooms: 4 }],
  ['fixedTermUnderThree', { ...shared, ...fixed('2026-12-01', '2027-11-30') }],
  ['fixedTermUnderOne', { ...shared, ...fixed('2026-12-01', '2027-11-30') }],
  ['fixedTermUnderOne', { ...ownHome, ...fixed('2026-12-01', '2027-01-31') }],
  ['fixedTermUnderThree', { ...ownHome, ...fixed('2026-12-01', '2028-01-31') }],
  ['fixedTermBinds', { ...ownHome, ...fixed('2026-12-01', '2028-01-31') }],
  ['fixedTermEnds', { ...ownHome, ...fixed('2026-12-01', '2028-01-31'), fixed_term_terminable: true }],
  // Exactly five years count as up to five years.
  ['ownHomeLong', { ...ownHome, ...fixed('2026-12-01', '2031-11-30') }],
  ['ownHomeLong', fixed('2026-12-01', '2036-11-30')],
  ['noticePeriod', { ...room, month_resignation: 1 }],
  ['noticePeriod', { ...room, month_resignation: 3 }],
  ['noticeOfRoom', { ...room, month_resignation: null }],
  ['rentBeforeStart', { first_payment_date: day('2026-12-15') }],
  ['rentBeforeStart', { first_payment_date: day('2026-10-31') }],
  ['rentTooEarly', { first_payment_date: day('2026-11-01') }],
  ['rentTooEarly', { start_date: null, first_payment_date: day('2026-10-31') }],
  ['noticePeriod', { month_resignation: null }],
  ['noticePeriod', { month_resignation: 0 }],
  ['noticeUnusual', { month_resignation: 1 }],
  ['noticeUnusual', { month_resignation: 6 }],
  ['noticeUnusual', { month_resignation: null }],
  ['feesOnTop', { other: 'There is a coffee machine. Feel free to use it.' }],
  ['depositYourAccount', own('')],
  ['depositYourAccount', { ...own(''), landlord_account: '' }],
  ['depositTooHigh', { deposit_sum: ore(7_200_000) }],
  ['depositTooHigh', { deposit: 'none', deposit_sum: ore(9_900_000) }],
  ['depositTooHigh', { month_sum: null }],
  ['rentBankUnseen', { ...own('NO2086019999993'), same_bank: true }],
  ['rentBankUnseen', { ...own('NO8330001234567'), same_bank: false }],
  ['rentBankUnseen', { ...own(''), same_bank: true }],
  // The number of an account that the product opens is not known yet.
  ['rentBankUnseen', { deposit: 'opened', same_bank: true }],
]
test.each(quiet)('%s is not told for %o', (key, change) => {
  expect(applicableLawNotes({ ...sound, ...change }, today).map((rule) => rule.key)).not.toContain(key)
})

test('the limit of a deposit is named in kroner', () => {
  const note = applicableLawNotes({ ...sound, deposit_sum: ore(7_200_001) }, today).find(
    ({ key }) => key === 'depositTooHigh',
  )
  expect(note?.values).toEqual({ max: formatKr(fromKroner(72_000)) })
})

test('a rule speaks from the day it is in force', () => {
  expect(applicableLawNotes({ ...sound, month_resignation: 1 }, day('1999-12-31'))).toEqual([])
  expect(applicableLawNotes({ ...sound, month_resignation: 1 }, day('2000-01-01'))).toHaveLength(1)
})

test('every rule is told by some row of the table, once in the list, and names its paragraph', () => {
  const keys = lawRules.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(shown.map(([key]) => key))).toEqual(new Set(keys))
  for (const rule of lawRules) {
    expect(rule.paragraph).toMatch(/^§/)
    expect(lawWords.texts[rule.key].nb).not.toBe(lawWords.texts[rule.key].en)
  }
})
