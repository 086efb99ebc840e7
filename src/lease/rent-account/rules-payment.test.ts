import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import { signedByHand } from '../contract-overview/test-status'
import type { RentAccountAnswer } from './model'
import {
  monthsToFollowFrom,
  likelyPaidMonth,
  monthsOfPayment,
  openMonths,
  paysWholeMonth,
  isOnlyLaterRiseUnpaid,
  type ChosenMonths,
} from './rules-payment'

const today = day('2026-11-20')
const terms = signedByHand({
  start_date: day('2026-08-01'),
  first_payment_date: day('2026-08-01'),
  month_sum: ore(900_000),
  rents: [{ from: day('2026-08-01'), month_sum: ore(900_000) }],
  next_rent_on: day('2026-12-01'),
})
const month = (month: string, paid: number, state: RentAccountAnswer['months'][number]['state']) => ({
  month,
  due_on: day(`${month}-02`),
  sum: ore(900_000),
  paid: ore(paid),
  state,
  payments: [],
})
const followed = {
  follows_from: '2026-09',
  months: [month('2026-09', 900_000, 'paid'), month('2026-10', 300_000, 'part'), month('2026-11', 0, 'late')],
}
const unfollowed = { follows_from: null, months: [] }

describe('the months that a payment may be for', () => {
  it('are those that are not paid, and the next ones that are still to be booked', () => {
    expect(openMonths(followed, terms, today)).toEqual([
      { month: '2026-10', open: 600_000 },
      { month: '2026-11', open: 900_000 },
      { month: '2026-12', open: 900_000 },
      { month: '2027-01', open: 900_000 },
    ])
    expect(openMonths(followed, null, today).map((each) => each.month)).toEqual(['2026-10', '2026-11'])
  })

  it('say from when a month is owed that rose after it was due', () => {
    const later = { sum: ore(100_000), due_on: day('2027-01-15') }
    const risen = (paid: number) => ({ ...month('2026-11', paid, 'part'), later })
    expect(openMonths({ ...followed, months: [risen(800_000)] }, null, today)).toEqual([
      { month: '2026-11', open: 100_000, laterOn: '2027-01-15' },
    ])
    expect(openMonths({ ...followed, months: [risen(700_000)] }, null, today)).toEqual([
      { month: '2026-11', open: 200_000 },
    ])
  })

  it('leave out a month ahead that is paid already', () => {
    const ahead = { ...followed, months: [...followed.months, month('2026-12', 900_000, 'paid')] }
    expect(openMonths(ahead, terms, today).map((each) => each.month)).toEqual(['2026-10', '2026-11', '2027-01'])
  })

  it('are those around today where nothing is followed', () => {
    expect(openMonths(unfollowed, terms, today).map((each) => each.month)).toEqual([
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
      '2026-12',
      '2027-01',
    ])
    expect(openMonths(unfollowed, null, today)).toEqual([])
  })

  it('begin with the likely one: the oldest unpaid, or this month where nothing is followed', () => {
    expect(likelyPaidMonth(openMonths(followed, terms, today), followed, today)?.month).toBe('2026-10')
    expect(likelyPaidMonth(openMonths(unfollowed, terms, today), unfollowed, today)?.month).toBe('2026-11')
    expect(likelyPaidMonth([], followed, today)).toBeNull()
  })
})

describe('from when on payments are followed', () => {
  it('may be each month that has begun, the last of them first of all', () => {
    expect(monthsToFollowFrom(terms, today)).toEqual(['2026-08', '2026-09', '2026-10', '2026-11'])
  })
  it('is the first month of a lease that has not begun', () => {
    expect(monthsToFollowFrom(terms, day('2026-07-10'))).toEqual(['2026-08'])
  })
})

describe('what a payment is said to be for', () => {
  const open = openMonths(followed, terms, today)
  const choice = (of: Partial<ChosenMonths>): ChosenMonths => ({
    sum: ore(600_000),
    month: '2026-10',
    isSplit: false,
    parts: [],
    ...of,
  })

  it.each([
    ['all of a month', choice({}), [{ month: '2026-10', sum: 600_000 }], true],
    ['part of a month', choice({ sum: ore(100_000) }), [{ month: '2026-10', sum: 100_000 }], false],
    ['more than the oldest owes: it and those after it', choice({ sum: ore(700_000) }), undefined, false],
    [
      'more than another owes: that one',
      choice({ month: '2026-11', sum: ore(1_000_000) }),
      [{ month: '2026-11', sum: 900_000 }],
      false,
    ],
    ['the oldest, whichever they are', choice({ month: '' }), undefined, false],
    [
      'two months, one left empty',
      choice({
        sum: ore(1_000_000),
        isSplit: true,
        parts: [
          { month: '2026-10', sum: ore(600_000) },
          { month: '2026-11', sum: ore(400_000) },
          { month: '2026-12', sum: null },
        ],
      }),
      [
        { month: '2026-10', sum: 600_000 },
        { month: '2026-11', sum: 400_000 },
      ],
      false,
    ],
  ] as const)('%s', (_what, values, months, isWhole) => {
    expect(monthsOfPayment(values, open, true)).toEqual(months)
    expect(paysWholeMonth(values, open)).toBe(isWhole)
  })

  it('names no month while the sum is half a number', () => {
    const month = open[0]!.month
    expect(monthsOfPayment(choice({ month, sum: Number.NaN as Ore }), open, true)).toBeUndefined()
  })

  it('names the month of a lease that isn’t followed, which begins with it', () => {
    const around = openMonths(unfollowed, terms, today)
    expect(monthsOfPayment(choice({ month: '2026-08', sum: ore(1_000_000) }), around, false)).toEqual([
      { month: '2026-08', sum: 900_000 },
    ])
  })
})

describe('what is unpaid of a month that rose after it was due', () => {
  const month = { month: '2026-10', due_on: day('2026-10-01'), sum: ore(1_100_000) }
  const later = { sum: ore(100_000), due_on: day('2027-01-15') }
  const past = { ...later, due_on: day('2026-11-20') }
  const twice = { later: { ...later, sum: ore(200_000) }, rises: [past, later] }
  it.each<[string, number, Pick<RentAccountAnswer['months'][number], 'later' | 'rises'>, boolean]>([
    ['the rise alone is unpaid', 1_000_000, { later }, true],
    ['a part of the rise is paid', 1_050_000, { later }, true],
    ['all is paid', 1_100_000, { later }, false],
    ['a part of the old rent is unpaid too', 900_000, { later }, false],
    ['the rise is due already', 1_000_000, { later: past }, false],
    ['the month did not rise', 1_000_000, {}, false],
    ['the first of two rises is due already', 900_000, twice, false],
    ['the first of two rises is paid', 1_000_000, twice, true],
  ])('%s', (_what, paid, rise, isLater) =>
    expect(isOnlyLaterRiseUnpaid({ ...month, paid: ore(paid), ...rise }, day('2026-11-20'))).toBe(isLater),
  )
})
