import { describe, expect, it } from 'vitest'
import { day, type Day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { builtInRates as rates, interestRates } from '../../base/register/rules-rates'
import { lateInterest, reminderFee, firstReminderDay } from './rules-late'

const month = (dueOn: string, sum: number, ...paid: [string, number][]) => ({
  dueOn: day(dueOn),
  sum: ore(sum * 100),
  paid: paid.map(([date, part]) => ({ date: day(date), sum: ore(part * 100) })),
})
/** The interest as lines of `from until days rate unpaid sum`, and then the total. */
const lines = (of: ReturnType<typeof month>, at: string) => {
  const found = lateInterest(of, day(at), rates)
  return [
    ...found.periods.map(({ from, until, days, rate, unpaid, sum }) =>
      [from.slice(5), until.slice(5), days, rate, unpaid / 100, sum / 100].join(' '),
    ),
    ...found.unknown.map(({ from, until }) => `${from} ${until} unknown`),
    found.sum / 100,
  ]
}

describe('late interest', () => {
  it.each<[string, ReturnType<typeof month>, string, ReturnType<typeof lines>]>([
    ['none on the due day', month('2026-11-02', 10_000), '2026-11-02', [0]],
    // A day's interest on 10 000 at 12.25 % a year is 3.356…
    ['a day later', month('2026-11-02', 10_000), '2026-11-03', ['11-03 11-03 1 1225 10000 3.36', 3.36]],
    ['30 days', month('2026-11-02', 10_000), '2026-12-02', ['11-03 12-02 30 1225 10000 100.68', 100.68]],
    [
      'over a half-year',
      month('2026-06-01', 12_000),
      '2026-07-31',
      ['06-02 06-30 29 1200 12000 114.41', '07-01 07-31 31 1225 12000 124.85', 239.26],
    ],
    [
      'a part paid late, whose day still counts',
      month('2026-11-02', 10_000, ['2026-11-12', 4000]),
      '2026-11-22',
      ['11-03 11-12 10 1225 10000 33.56', '11-13 11-22 10 1225 6000 20.14', 53.7],
    ],
    [
      'paid on the first day of a new rate, which still counts',
      month('2026-06-01', 12_000, ['2026-07-01', 12_000]),
      '2026-07-31',
      ['06-02 06-30 29 1200 12000 114.41', '07-01 07-01 1 1225 12000 4.03', 118.44],
    ],
    [
      'paid since: no more of it',
      month('2026-11-02', 10_000, ['2026-11-12', 10_000]),
      '2026-12-24',
      ['11-03 11-12 10 1225 10000 33.56', 33.56],
    ],
    [
      'paid in part when due',
      month('2026-11-02', 10_000, ['2026-11-01', 9_000]),
      '2026-11-12',
      ['11-03 11-12 10 1225 1000 3.36', 3.36],
    ],
    [
      'days before the known rates',
      month('2024-12-02', 10_000),
      '2025-01-10',
      ['01-01 01-10 10 1250 10000 34.25', '2024-12-03 2024-12-31 unknown', 34.25],
    ],
    [
      'days after them',
      month('2026-12-01', 10_000),
      '2027-01-02',
      ['12-02 12-31 30 1225 10000 100.68', '2027-01-01 2027-01-02 unknown', 100.68],
    ],
    [
      'unknown days after all is paid',
      month('2026-12-01', 10_000, ['2026-12-31', 10_000]),
      '2027-01-02',
      ['12-02 12-31 30 1225 10000 100.68', 100.68],
    ],
  ])('%s', (_what, of, at, expected) => expect(lines(of, at)).toEqual(expected))

  it('has each half-year once', () => {
    for (const [index, { from, until }] of interestRates(rates).entries()) {
      expect([from.slice(5), until.slice(5)]).toEqual(from.endsWith('01-01') ? ['01-01', '06-30'] : ['07-01', '12-31'])
      if (index > 0) expect(from > interestRates(rates)[index - 1]!.until).toBe(true)
    }
  })
})

describe('a reminder', () => {
  it('may cost something 14 days after the due day', () =>
    expect(firstReminderDay(day('2026-11-02'))).toBe('2026-11-16'))

  it.each<[string, string, number | null]>([
    ['2026-11-02', '2026-11-15', null],
    ['2026-11-02', '2026-11-16', 3_800],
    ['2025-11-03', '2025-11-17', 3_500],
    ['2025-12-29', '2026-01-12', 3_800],
    ['2024-11-01', '2024-12-24', null],
  ])('of rent due on %s costs on %s at most %s øre', (dueOn, sentOn, expected) =>
    expect(reminderFee(dueOn as Day, sentOn as Day, rates)).toBe(expected),
  )
})
