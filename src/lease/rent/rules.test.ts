import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, dateOf, day, daysBetween, monthAt } from '../../base/kit/day'
import { ore, sumOre } from '../../base/kit/money'
import { daysBeforeFirstPayment, firstMonth, nextOwedMonth, monthRent, rentOfMonth, type RentTerms } from './rules'
import { listRentsDue, countRentsDue } from './rules-due'
import { cases } from '../../base/kit/test-cases'

const terms = (more: Partial<Record<keyof RentTerms, unknown>> = {}): RentTerms =>
  ({
    start_date: '2026-01-15',
    end_date: null,
    finished_on: null,
    notice: null,
    first_payment_date: '2026-01-15',
    days_before_first_payment: 'free',
    month_sum: 1_200_000,
    rents: [],
    ...more,
  }) as RentTerms

describe('a rent that was changed from a month on', () => {
  const rents = [
    { from: '2026-03-01', month_sum: 1_240_000 },
    { from: '2027-03-01', month_sum: 1_300_000 },
  ]
  it.each<[string, string, object, number]>([
    ['the months before stay, by days too', '2026-01-01', {}, 658_065],
    ['the last one before', '2026-02-01', {}, 1_200_000],
    ['from its month on', '2026-03-01', {}, 1_240_000],
    ['until the next change', '2027-02-01', {}, 1_240_000],
    ['which holds from its own month', '2027-03-01', {}, 1_300_000],
    ['for ever', '2040-01-01', {}, 1_300_000],
    ['a month in part, of the new sum', '2026-03-01', { finished_on: '2026-03-10' }, 400_000],
    [
      'the days before the first payment, each month of its own sum',
      '2026-03-01',
      { first_payment_date: '2026-03-01', days_before_first_payment: 'with_first' },
      658_065 + 1_200_000 + 1_240_000,
    ],
  ])('%s (%s)', (_, month, more, sum) => {
    expect(rentOfMonth(terms({ rents, ...more }), day(month))?.sum).toBe(sum)
  })
})

describe('the rent of a month', () => {
  it.each([
    // The rent of 17 of 31 days.
    ['2026-01-01', {}, ['2026-01-15', '2026-01-31', 658_065]],
    ['2026-02-01', {}, ['2026-02-01', '2026-02-28', 1_200_000]],
    ['2025-12-01', {}, null],
    ['2026-03-01', { finished_on: '2026-03-10' }, ['2026-03-01', '2026-03-10', 387_097]],
    ['2026-04-01', { finished_on: '2026-03-10' }, null],
    ['2026-03-01', { end_date: '2026-03-31' }, ['2026-03-01', '2026-03-31', 1_200_000]],
    ['2026-03-01', { end_date: '2026-03-30' }, ['2026-03-01', '2026-03-30', 1_161_290]],
    // The lease ended before its term.
    ['2026-03-01', { end_date: '2026-03-20', finished_on: '2026-03-10' }, ['2026-03-01', '2026-03-10', 387_097]],
    // The tenant stayed after the term.
    ['2026-03-01', { end_date: '2026-03-10', finished_on: '2026-11-20' }, ['2026-03-01', '2026-03-31', 1_200_000]],
    ['2026-04-01', { end_date: '2026-03-10', finished_on: '2026-04-15' }, ['2026-04-01', '2026-04-15', 600_000]],
    // The lease starts and ends in the same month, and on the same day.
    ['2026-01-01', { end_date: '2026-01-20' }, ['2026-01-15', '2026-01-20', 232_258]],
    ['2026-01-01', { end_date: '2026-01-15' }, ['2026-01-15', '2026-01-15', 38_710]],
    ['2026-01-01', { finished_on: '2026-01-14' }, null],
    // February of a leap year. Then half an øre (14 of 28 days of 1 øre), which is rounded up.
    ['2028-02-01', { start_date: '2028-02-15' }, ['2028-02-15', '2028-02-29', 620_690]],
    ['2026-02-01', { start_date: '2026-02-15', month_sum: 1 }, ['2026-02-15', '2026-02-28', 1]],
    ['2026-02-01', { start_date: '2026-02-16', month_sum: 1 }, ['2026-02-16', '2026-02-28', 0]],
    ['2026-02-01', { month_sum: 0 }, ['2026-02-01', '2026-02-28', 0]],
    ['2026-01-01', { month_sum: 99_999_999_999 }, ['2026-01-15', '2026-01-31', 54_838_709_677]],
  ])('%s with %j is %j', (month, more, expected) => {
    const rent = rentOfMonth(terms(more), day(month))
    expect(rent && [rent.start_date, rent.end_date, rent.sum]).toEqual(expected)
  })
})

describe('the days before a first payment in a later month', () => {
  it.each([
    [{}, null],
    // The first payment is later than the start but in the same month, so there are no days before that month.
    [{ first_payment_date: '2026-01-31' }, null],
    [{ first_payment_date: '2025-12-20' }, null],
    [{ first_payment_date: '2026-02-01' }, { from: '2026-01-15', until: '2026-01-31' }],
    [{ first_payment_date: '2026-03-31' }, { from: '2026-01-15', until: '2026-02-28' }],
    [
      { first_payment_date: '2026-03-31', end_date: '2026-02-10' },
      { from: '2026-01-15', until: '2026-02-10' },
    ],
    [{ first_payment_date: '2026-03-31', finished_on: '2026-01-10' }, null],
  ])('with %j are %j', (more, expected) => {
    expect(daysBeforeFirstPayment(terms(more))).toEqual(expected)
  })

  it.each([
    // The rent of 17 of 31 days of January, and of all of February.
    ['2026-02-01', { first_payment_date: '2026-02-15' }, ['2026-02-01', '2026-02-28', 1_858_065]],
    // The rent of 17 of 31 days of January, and of all of February and March.
    ['2026-03-01', { first_payment_date: '2026-03-01' }, ['2026-03-01', '2026-03-31', 3_058_065]],
    // Across the end of a year.
    [
      '2026-01-01',
      { start_date: '2025-12-24', first_payment_date: '2026-01-10' },
      ['2026-01-01', '2026-01-31', 1_509_677],
    ],
    // Each month is rounded separately, half up: 17/31 of 333.33 kr, and 10/28 of 333.33 kr.
    [
      '2026-02-01',
      { first_payment_date: '2026-02-15', end_date: '2026-02-10', month_sum: 33_333 },
      ['2026-02-01', '2026-02-10', 18_279 + 11_905],
    ],
    // Only the first booked rent includes the days before it.
    ['2026-03-01', { first_payment_date: '2026-02-15' }, ['2026-03-01', '2026-03-31', 1_200_000]],
    ['2026-01-01', { first_payment_date: '2026-02-15' }, ['2026-01-15', '2026-01-31', 658_065]],
    // The lease ends before the month of the first payment, so the days until then are paid with its last month.
    [
      '2026-02-01',
      { first_payment_date: '2026-03-01', finished_on: '2026-02-10' },
      ['2026-02-01', '2026-02-10', 658_065 + 428_571],
    ],
    // A first payment in the month of the start leaves no days before it.
    ['2026-01-01', { first_payment_date: '2026-01-31' }, ['2026-01-15', '2026-01-31', 658_065]],
  ])('paid with it: %s with %j is %j', (month, more, expected) => {
    const rent = rentOfMonth(terms({ days_before_first_payment: 'with_first', ...more }), day(month))
    expect(rent && [rent.start_date, rent.end_date, rent.sum]).toEqual(expected)
  })

  it.each([
    ['free', { first_payment_date: '2026-03-05' }, '2026-03-01'],
    ['with_first', { first_payment_date: '2026-03-05' }, '2026-03-01'],
    ['free', { first_payment_date: '2026-03-05', finished_on: '2026-02-10' }, null],
    ['with_first', { first_payment_date: '2026-03-05', finished_on: '2026-02-10' }, '2026-02-01'],
    ['with_first', { first_payment_date: '2026-03-05', end_date: '2026-01-31' }, '2026-01-01'],
    ['with_first', { first_payment_date: '2026-03-05', finished_on: '2026-01-14' }, null],
  ])('%s, with %j: the first voucher is that of %s', (days_before_first_payment, more, expected) => {
    expect(firstMonth(terms({ days_before_first_payment, ...more }))).toBe(expected)
  })
})

describe('the months that are booked', () => {
  it.each([
    // Booking starts with the month of the first payment. If that month is before the start, booking begins with the
    // month of the start.
    [{}, '2026-03-31', '2026-01-01 2026-02-01 2026-03-01', '2026-04-01'],
    [{ first_payment_date: '2026-03-05' }, '2026-04-01', '2026-03-01 2026-04-01', '2026-05-01'],
    [{ first_payment_date: '2025-11-01' }, '2026-02-15', '2026-01-01 2026-02-01', '2026-03-01'],
    // The current month is booked from its first day on, and no later month.
    [{}, '2026-01-01', '2026-01-01', '2026-02-01'],
    [{}, '2025-12-31', '', '2026-01-01'],
    // Nothing is booked after the last day.
    [{ end_date: '2026-02-28' }, '2026-11-20', '2026-01-01 2026-02-01', null],
    [{ end_date: '2026-03-01' }, '2026-11-20', '2026-01-01 2026-02-01 2026-03-01', null],
    [{ finished_on: '2026-01-10' }, '2026-11-20', '', null],
    [{ first_payment_date: '2026-04-01', end_date: '2026-03-31' }, '2026-11-20', '', null],
  ])('with %j on %s are %s, and then %s', (more, today, months, next) => {
    const lease = terms(more)
    const due = listRentsDue(lease, firstMonth(lease), day(today))
    expect([due.rents.map((rent) => monthAt(rent.start_date)).join(' '), due.next]).toEqual([months, next])
  })

  it('go on from where they stopped', () => {
    const lease = terms()
    const first = listRentsDue(lease, firstMonth(lease), day('2026-11-20'), 3)
    expect([first.rents.length, first.next]).toEqual([3, '2026-04-01'])
    const rest = listRentsDue(lease, first.next, day('2026-11-20'))
    expect([...first.rents, ...rest.rents]).toEqual(listRentsDue(lease, firstMonth(lease), day('2026-11-20')).rents)
  })
})

it.each([
  [{}, '2026-01-14', 1],
  [{}, '2025-12-31', 0],
  [{}, '2026-11-20', 11],
  [{ first_payment_date: '2026-03-05', days_before_first_payment: 'with_first' }, '2026-04-01', 2],
  [{ end_date: '2026-02-10' }, '2026-11-20', 2],
])('signed with %j on %s, %i months are due', (more, today, count) => {
  expect(countRentsDue(terms(more), day(today))).toBe(count)
})

describe('for any contract', () => {
  const base = day('2020-01-01')
  const someDay = fc.integer({ min: 0, max: 3000 }).map((n) => addDays(base, n))
  const lease = fc
    .record({
      start_date: someDay,
      length: fc.option(fc.integer({ min: 0, max: 1500 })),
      ended: fc.option(fc.integer({ min: 0, max: 1500 })),
      first: fc.integer({ min: -90, max: 90 }),
      days_before_first_payment: fc.constantFrom('free' as const, 'with_first' as const),
      month_sum: fc.integer({ min: 0, max: 10_000_000 }),
      changes: fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 10_000_000 })), {
        maxLength: 3,
      }),
    })
    .map(({ start_date, length, ended, first, days_before_first_payment, month_sum, changes }): RentTerms => ({
      start_date,
      end_date: length === null ? null : addDays(start_date, length),
      finished_on: ended === null ? null : addDays(start_date, ended),
      first_payment_date: addDays(start_date, first),
      days_before_first_payment,
      month_sum: ore(month_sum),
      notice: null,
      rents: changes
        .map(([after, sum]) => ({ from: addMonths(monthAt(start_date), after), month_sum: ore(sum) }))
        .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    }))
  const runs = cases(2000)
  const free = lease.map((terms_) => ({ ...terms_, days_before_first_payment: 'free' as const }))

  it('paid with the first payment, the days before it come to what a first payment at the start would have come to', () => {
    fc.assert(
      fc.property(lease, (terms_) => {
        const all = (days: Partial<RentTerms>) => {
          const agreed = { ...terms_, ...days }
          return sumOre(listRentsDue(agreed, firstMonth(agreed), day('2036-01-01')).rents.map(({ sum }) => sum))
        }
        expect(all({ days_before_first_payment: 'with_first' })).toBe(all({ first_payment_date: terms_.start_date }))
      }),
      runs,
    )
  })

  it('vouchers follow one another, one a month, inside the lease', () => {
    fc.assert(
      fc.property(free, someDay, (terms_, today) => {
        const { rents } = listRentsDue(terms_, firstMonth(terms_), today)
        const last = terms_.finished_on ?? terms_.end_date ?? undefined
        for (const [index, rent] of rents.entries()) {
          expect(rent.start_date <= rent.end_date && monthAt(rent.start_date) === monthAt(rent.end_date)).toBe(true)
          expect(
            rent.start_date >= terms_.start_date &&
              (last === undefined || rent.end_date <= last) &&
              monthAt(rent.start_date) <= today,
          ).toBe(true)
          const before = rents[index - 1]
          if (before) expect(rent.start_date).toBe(addDays(before.end_date, 1))
          expect(rent.sum).toBeLessThanOrEqual(monthRent(terms_, monthAt(rent.start_date)))
        }
        // The booked rent covers the days from the first day that is paid for to the last day that has passed.
        const from = [terms_.start_date, monthAt(terms_.first_payment_date)].toSorted()[1]!
        const ends = addDays(addMonths(monthAt(today), 1), -1)
        const to = last !== undefined && last < ends ? last : ends
        const days = rents.reduce((sum, rent) => sum + daysBetween(rent.start_date, rent.end_date) + 1, 0)
        expect(days).toBe(from <= to && monthAt(from) <= today ? daysBetween(from, to) + 1 : 0)
      }),
      runs,
    )
  })

  it('the parts of a month come to the whole, within one øre', () => {
    fc.assert(
      fc.property(free, fc.integer({ min: 1, max: 27 }), (terms_, date) => {
        const month = addMonths(monthAt(terms_.start_date), 1)
        const cut = addDays(month, date)
        const until = rentOfMonth({ ...terms_, end_date: null, finished_on: addDays(cut, -1) }, month)!
        const rest = rentOfMonth({ ...terms_, start_date: cut, end_date: null, finished_on: null }, month)!
        expect(Math.abs(sumOre([until.sum, rest.sum]) - monthRent(terms_, month))).toBeLessThanOrEqual(1)
        expect(dateOf(until.end_date)).toBe(date)
      }),
      runs,
    )
  })

  it('the month after is one that is owed, or none', () => {
    fc.assert(
      fc.property(lease, (terms_) => {
        let month = firstMonth(terms_)
        for (let n = 0; month !== null && n < 60; n += 1) {
          expect(rentOfMonth(terms_, month)).not.toBeNull()
          const next = nextOwedMonth(terms_, month)
          if (next === null) expect(rentOfMonth(terms_, addMonths(month, 1))).toBeNull()
          month = next
        }
      }),
      runs,
    )
  })
})
