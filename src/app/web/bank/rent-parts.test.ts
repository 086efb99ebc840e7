import { describe, expect, it } from 'vitest'
import { day } from '../../../base/kit/day'
import { ore } from '../../../base/kit/money'
import { nextMonthAfter, offeredMonths, restOfPayment, initialRentParts, refillRemainingParts } from './rent-parts'

const date = day('2026-12-02')
const month = (name: string, sum: number, paid = 0) => ({ month: name, sum: ore(sum), paid: ore(paid) })

describe('a payment over months', () => {
  it('goes to the oldest open months first, each up to what is open', () => {
    const known = [
      month('2026-10', 1000, 1000),
      month('2026-11', 1000, 400),
      month('2026-12', 1000),
      month('2027-01', 1000),
    ]
    expect(initialRentParts(ore(1500), date, known)).toEqual([
      { month: '2026-11', sum: 600 },
      { month: '2026-12', sum: 900 },
      { month: '2027-01', sum: null },
    ])
  })

  it('of a contract that nothing is known of goes to its own month', () => {
    expect(initialRentParts(ore(900), date, [])).toEqual([
      { month: '2026-10', sum: null },
      { month: '2026-11', sum: null },
      { month: '2026-12', sum: 900 },
      { month: '2027-01', sum: null },
      { month: '2027-02', sum: null },
    ])
  })

  it('begins with what is suggested', () => {
    const known = [month('2026-11', 1000), month('2026-12', 1000)]
    expect(initialRentParts(ore(1000), date, known, [{ month: '2026-12', sum: ore(1000) }])).toEqual([
      { month: '2026-11', sum: null },
      { month: '2026-12', sum: 1000 },
    ])
  })

  it('leaves a rest, or takes too much, to the øre', () => {
    const parts = [
      { month: '2026-11', sum: ore(333) },
      { month: '2026-12', sum: null },
    ]
    expect(restOfPayment(ore(1000), parts)).toBe(667)
    expect(restOfPayment(ore(300), parts)).toBe(-33)
    expect(restOfPayment(ore(300), [{ month: '2026-11', sum: ore(0) }])).toBe(300)
    expect(restOfPayment(ore(300), [{ month: '2026-11', sum: Number.NaN as never }])).toBe(300)
  })

  it('goes on with the month behind the last one', () => {
    expect(nextMonthAfter([{ month: '2026-12', sum: null }], date)).toBe('2027-01')
    expect(nextMonthAfter([], date)).toBe('2026-12')
    expect(offeredMonths(date, [month('2026-12', 5, 5)])).toContain('2026-12')
  })
})

it('keeps what was typed when the account has changed, and fills in anew what nobody has touched', () => {
  const part = (name: string, sum: number | null) => ({ month: name, sum: sum === null ? null : ore(sum) })
  const filled = [part('2026-10', 950_000), part('2026-11', 950_000), part('2026-12', null)]
  const standing = [part('2026-10', 950_000), part('2026-11', 400_000), part('2026-12', null), part('2027-01', null)]
  const now = [part('2026-11', 950_000), part('2026-12', 950_000)]
  expect(refillRemainingParts(standing, filled, now, ore(1_000_000))).toEqual([
    part('2026-11', 400_000),
    part('2026-12', 600_000),
    part('2027-01', null),
  ])
  expect(refillRemainingParts(filled, filled, now, ore(1_900_000))).toEqual(now)
})
