import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { Contract } from '../contract/model'
import { contractMonths, shownYear, monthsByYear } from './rules-months'
import { signedByHand } from '../contract-overview/test-status'

const today = day('2026-11-20')
const lease = (more: Partial<Contract> = {}) => ({
  ...signedByHand({ start_date: day('2026-08-15'), first_payment_date: day('2026-08-15') }),
  ...more,
})
const voucher = (start: string, sum = 1_200_000, isTrashed = false) => ({
  id: Number(start.replaceAll('-', '')),
  start_date: day(start),
  sum: ore(sum),
  isTrashed,
})
const first = voucher('2026-08-15', 658_065)
const booked = [first, voucher('2026-09-01'), voucher('2026-10-01'), voucher('2026-11-01')]
const lines = (contract: ReturnType<typeof lease>, vouchers: readonly ReturnType<typeof voucher>[] = booked) =>
  contractMonths(contract, vouchers, today).map(({ month, state, sum, isRaise }) =>
    [month.slice(0, 7), state, sum, ...(isRaise ? ['raise'] : [])].join(' '),
  )
const monthsOf2027 = Array.from({ length: 12 }, (_, at) => `2027-${String(at + 1).padStart(2, '0')} ahead 1200000`)
/** The months up to the end of the next year, which is near. */
const ahead = ['2026-12 ahead 1200000', ...monthsOf2027]

describe('the months of a contract', () => {
  it('are booked from the first one, by days, and go on to the end of the year that is near', () => {
    expect(lines(lease())).toEqual([
      '2026-08 booked 658065',
      '2026-09 booked 1200000',
      '2026-10 booked 1200000',
      '2026-11 booked 1200000',
      ...ahead,
    ])
  })

  it('say what was changed, and what lies in the trash folder, changed or not', () => {
    expect(
      lines(lease(), [
        first,
        voucher('2026-09-01', 900_000),
        voucher('2026-10-01', 900_000, true),
        voucher('2026-11-01', 1_200_000, true),
      ]).slice(1, 4),
    ).toEqual(['2026-09 changed 900000', '2026-10 trashed 900000', '2026-11 trashed 1200000'])
  })

  it('tell what waits from what was deleted for good', () => {
    // Booked up to September, then the free vouchers were used up. August was deleted.
    const waits = lease({ blocked_by: 'freeLimit', next_rent_on: day('2026-10-01') })
    expect(lines(waits, [voucher('2026-09-01')])).toEqual([
      '2026-08 deleted 658065',
      '2026-09 booked 1200000',
      '2026-10 waiting 1200000',
      '2026-11 waiting 1200000',
      ...ahead,
    ])
    // The last months were deleted, so they are not booked again.
    expect(lines(lease(), booked.slice(0, 2)).slice(2, 4)).toEqual([
      '2026-10 deleted 1200000',
      '2026-11 deleted 1200000',
    ])
  })

  it.each([
    ['a draft has none', { status: 'draft', signatureType: null, signed_at: null, next_rent_on: null }, [], []],
    [
      'while it is being signed all wait',
      { signatureType: 'bankid', signed_at: null, next_rent_on: null, first_payment_date: day('2026-11-01') },
      [],
      ['2026-11 waiting 1200000', ...ahead],
    ],
    [
      'of a lease that begins later those of its first year',
      {
        start_date: day('2027-06-15'),
        first_payment_date: day('2027-06-15'),
        next_rent_on: day('2027-06-01'),
      },
      [],
      ['2027-06 ahead 640000', ...monthsOf2027.slice(6)],
    ],
    [
      'a fixed term ends with its last one, by days',
      { type: 'time-bound', end_date: day('2026-12-10') },
      booked,
      [
        '2026-08 booked 658065',
        ...booked.slice(1).map(({ start_date }) => `${start_date.slice(0, 7)} booked 1200000`),
        '2026-12 ahead 387097',
      ],
    ],
    [
      'a finished one has those up to its last day, and what lies in the trash folder after it',
      { status: 'finished', isFinished: true, finished_on: day('2026-09-10'), next_rent_on: null },
      [first, voucher('2026-09-01', 400_000), voucher('2026-10-01', 1_200_000, true)],
      ['2026-08 booked 658065', '2026-09 booked 400000', '2026-10 trashed 1200000'],
    ],
    [
      'what was brought back after the end is booked all the same',
      { status: 'finished', isFinished: true, finished_on: day('2026-08-31'), next_rent_on: null },
      [first, voucher('2026-09-01')],
      ['2026-08 booked 658065', '2026-09 booked 1200000'],
    ],
    [
      'ended before it began: none',
      { status: 'finished', isFinished: true, finished_on: day('2026-08-14'), next_rent_on: null },
      [],
      [],
    ],
    [
      'the days before the first payment are part of its first one',
      { first_payment_date: day('2026-10-01'), days_before_first_payment: 'with_first' },
      [voucher('2026-10-01', 3_058_065), voucher('2026-11-01')],
      ['2026-10 booked 3058065', '2026-11 booked 1200000', ...ahead],
    ],
  ] as const)('%s', (_, more, vouchers, expected) => {
    expect(lines(lease(more as Partial<Contract>), vouchers)).toEqual(expected)
  })

  it('mark the month from which the rent is another one, not that of the lease itself', () => {
    const rents = [
      { from: day('2026-08-01'), month_sum: ore(1_200_000) },
      { from: day('2027-01-01'), month_sum: ore(1_240_000) },
    ]
    expect(lines(lease({ rents })).filter((line) => line.endsWith('raise'))).toEqual(['2027-01 ahead 1240000 raise'])
  })
})

describe('the years of a contract', () => {
  const long = lease({ start_date: day('2023-11-01'), first_payment_date: day('2023-11-01') })
  const all = contractMonths(long, [], today).map(({ month }) => voucher(month))
  const years = (vouchers: readonly ReturnType<typeof voucher>[], contract = long, on = today) =>
    monthsByYear(contractMonths(contract, vouchers, on)).map(({ year, months, count, sum }) =>
      [year, months.length, count, sum].join(' '),
    )
  const past = all.filter(({ start_date }) => start_date <= today)

  it('are ascending, with what they come to, to the one that is near', () => {
    const shown = ['2023 2 2 2400000', '2024 12 12 14400000', '2025 12 12 14400000', '2026 12 11 13200000']
    expect(years(past)).toEqual([...shown, '2027 12 0 0'])
    expect(years(past, long, day('2026-09-30'))).toEqual(shown)
  })

  it('count what is not in the trash folder', () => {
    const [, , ...rest] = past
    expect(years([...rest, { ...past[0]!, isTrashed: true }])[0]).toBe('2023 2 0 0')
  })

  it.each([
    ['the one asked for', [2024, 2025, 2026], 2024, 2024],
    ['this one', [2024, 2025, 2026, 2027], 0, 2026],
    ['the last of a lease that ended', [2023, 2024], 0, 2024],
    ['the first of one that begins later', [2028, 2029], 2019, 2028],
  ])('show %s', (_which, shown, asked, expected) => {
    expect(
      shownYear(
        shown.map((year) => ({ year })),
        asked,
        today,
      ),
    ).toBe(expected)
  })
})
