import { describe, expect, it } from 'vitest'
import { day, type Day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { bankPartsError } from './rules-bank'
import type { StoredRise } from './rules-later'
import { accountMonths, monthsNotBookedYet, paymentErrors } from './rules-months'
import type { AccountTerms } from './rules-months'

const lease: AccountTerms = {
  start_date: day('2026-08-10'),
  end_date: null,
  finished_on: null,
  notice: null,
  first_payment_date: day('2026-09-15'),
  days_before_first_payment: 'free',
  month_sum: ore(950_000),
  rents: [{ from: day('2027-01-01'), month_sum: ore(980_000) }],
  next_rent_on: day('2026-12-01'),
  blocked_by: '',
}
const voucher = (start_date: string, kroner: number, isTrashed = false) => ({
  start_date: day(start_date),
  sum: ore(kroner * 100),
  isTrashed,
})
const lines = (terms: AccountTerms, vouchers: ReturnType<typeof voucher>[], named: string[], today = '2026-11-20') =>
  accountMonths(terms, vouchers, { named: named as Day[], today: day(today) }).map(
    ({ month, sum, dueOn }) => `${month} ${sum / 100} ${dueOn}`,
  )

describe('the months of a rent account', () => {
  it('are those of the vouchers with their sums, nothing for one in the trash folder', () =>
    expect(
      lines(lease, [voucher('2026-09-01', 9500), voucher('2026-10-01', 8000), voucher('2026-11-01', 9500, true)], []),
    ).toEqual(['2026-09-01 9500 2026-09-15', '2026-10-01 8000 2026-10-15', '2026-11-01 0 2026-11-16']))

  it('are also those that a payment names ahead, with the rent of the lease, raised ones too', () =>
    expect(lines(lease, [], ['2026-12-01', '2027-01-01'])).toEqual([
      '2026-12-01 9500 2026-12-15',
      '2027-01-01 9800 2027-01-15',
    ]))

  it('are the voucher’s, once there is one', () =>
    expect(lines(lease, [voucher('2026-12-01', 9000)], ['2026-12-01'])).toEqual(['2026-12-01 9000 2026-12-15']))

  it('are also those that are due before they begin, from their due day on', () => {
    const ahead = { ...lease, start_date: day('2026-11-01'), first_payment_date: day('2026-10-20') }
    const first = { ...ahead, next_rent_on: day('2026-11-01') }
    expect(lines(first, [], [], '2026-10-19')).toEqual([])
    expect(lines(first, [], [], '2026-10-20')).toEqual(['2026-11-01 9500 2026-10-20'])
    // The month has started and is not booked yet.
    expect(lines(first, [], [], '2026-11-01')).toEqual(['2026-11-01 9500 2026-10-20'])
    const booked = [voucher('2026-11-01', 9500)]
    expect(lines(ahead, booked, [], '2026-11-19')).toEqual(['2026-11-01 9500 2026-10-20'])
    expect(lines(ahead, booked, [], '2026-11-20').toSorted()).toEqual([
      '2026-11-01 9500 2026-10-20',
      '2026-12-01 9500 2026-11-20',
    ])
    expect(lines({ ...ahead, blocked_by: 'freeLimit' }, booked, [], '2026-11-20')).toHaveLength(1)
    expect(lines({ ...ahead, end_date: day('2026-11-30') }, booked, [], '2026-11-20')).toHaveLength(1)
  })

  it.each<[string, Partial<AccountTerms>, string]>([
    ['was booked and deleted for good', {}, '2026-11-01'],
    ['comes after the lease', { end_date: day('2026-12-31') }, '2027-01-01'],
    ['comes after all is booked', { next_rent_on: null }, '2027-01-01'],
  ])('are not one that %s', (_what, more, month) => expect(lines({ ...lease, ...more }, [], [month])).toEqual([]))

  it('to come go on to the one asked for, or to the end of the lease', () => {
    expect(monthsNotBookedYet(lease, day('2027-01-01'))).toEqual(['2026-12-01', '2027-01-01'])
    expect(monthsNotBookedYet({ ...lease, end_date: day('2026-12-10') }, day('2027-01-01'))).toEqual(['2026-12-01'])
    expect(monthsNotBookedYet({ ...lease, next_rent_on: null }, day('2027-01-01'))).toEqual([])
  })
})

describe('a payment', () => {
  const errors = (date: string, ...months: string[]) =>
    paymentErrors(
      { date: day(date), months: months.map((month) => ({ month: day(month), sum: ore(1) })) },
      lease,
      day('2026-11-20'),
    )
  it.each<[string, string, string[], Record<string, string> | undefined]>([
    ['of today', '2026-11-20', [], undefined],
    ['of the first day there is', '1990-01-01', [], undefined],
    ['of a day before', '1989-12-31', [], { date: 'paymentDay' }],
    ['two years ahead', '2028-11-20', [], undefined],
    ['a day more', '2028-11-21', [], { date: 'paymentDay' }],
    ['for the first month', '2026-11-20', ['2026-09-01'], undefined],
    ['for the month before it', '2026-11-20', ['2026-10-01', '2026-08-01'], { 'months.1.month': 'beforeRent' }],
    ['for a month far away', '2026-11-20', ['2037-01-01'], { 'months.0.month': 'dateRange' }],
  ])('%s', (_what, date, months, expected) => expect(errors(date, ...months)).toEqual(expected))

  it.each<[string, number, [string, number][] | null, Record<string, string> | undefined]>([
    ['of which the bank says no month', 9500, null, undefined],
    ['of one month', 9500, [['2026-11-01', 9500]], undefined],
    ['of nothing', 0, null, { sum: 'aboveZero' }],
    ['whose months are more', 9500, [['2026-11-01', 9501]], { months: 'monthsAboveSum' }],
    ['given back', -9500, [['2026-11-01', -9500]], undefined],
    ['given back, whose months are more', -9500, [['2026-11-01', -9501]], { months: 'monthsAboveSum' }],
    ['given back for a month that is paid', -9500, [['2026-11-01', 9500]], { months: 'aboveZero' }],
    [
      'with a month twice',
      9500,
      [
        ['2026-11-01', 1],
        ['2026-11-01', 2],
      ],
      { months: 'sameMonth' },
    ],
  ])('by the bank, %s', (_what, sum, months, expected) =>
    expect(
      bankPartsError({
        sum: ore(sum),
        months: months && months.map(([month, part]) => ({ month: day(month), sum: ore(part) })),
      }),
    ).toEqual(expected),
  )
})

describe('what a month rose by after it was due', () => {
  const rise: StoredRise = {
    month: day('2026-10-01'),
    sum_before: ore(900_000),
    rise: ore(100_000),
    agreed_on: day('2026-11-10'),
    due_on: day('2027-01-15'),
  }
  const laterOf = (kroner: number, finished: string | null) =>
    accountMonths(
      { ...lease, finished_on: finished === null ? null : day(finished) },
      [voucher('2026-10-01', kroner)],
      { named: [], today: day('2026-11-20'), differences: [rise] },
    )[0]!.later?.map(({ sum }) => sum)
  it.each<[string, number, string | null, number[] | undefined]>([
    ['the month is whole', 10_000, null, [100_000]],
    ['the landlord has lowered it', 9500, null, [50_000]],
    ['the landlord has lowered it below what it was', 8500, null, undefined],
    ['the lease ends with half of it', 5000, '2026-10-15', [50_000]],
    ['the lease ends on its last day', 10_000, '2026-10-31', [100_000]],
    ['the lease ends later', 10_000, '2026-11-10', [100_000]],
  ])('%s', (_what, kroner, finished, later) => expect(laterOf(kroner, finished)).toEqual(later))
})
