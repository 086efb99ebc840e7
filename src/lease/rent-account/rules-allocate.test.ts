import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths, day } from '../../base/kit/day'
import { ore, sumOre } from '../../base/kit/money'
import { rentAccountOf } from './rules'
import type { RentPayment } from './rules-allocate'
import { cases } from '../../base/kit/test-cases'

const first = day('2026-01-01')
const someMonths = fc
  .array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 6 })
  .map((sums) =>
    sums.map((sum, at) => ({ month: addMonths(first, at), dueOn: addMonths(first, at), sum: ore(sum * 100) })),
  )
const somePayments = fc
  .array(
    fc.record({
      day: fc.integer({ min: 1, max: 28 }),
      sum: fc.integer({ min: -30, max: 40 }).filter((sum) => sum !== 0),
      named: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 3 }), { nil: null }),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ day: date, sum, named }, at): RentPayment => {
      const part = Math.trunc((sum * 100) / Math.max(1, named?.length ?? 1))
      return {
        id: at + 1,
        date: day(`2026-03-${String(date).padStart(2, '0')}`),
        sum: ore(sum * 100),
        months: named && named.map((month) => ({ month: addMonths(first, month), sum: ore(part) })),
      }
    }),
  )

describe('any payments of any months', () => {
  it('are each paid out to the øre, no month above its sum, none unpaid while money is left over', () =>
    fc.assert(
      fc.property(someMonths, somePayments, (months, payments) => {
        const found = rentAccountOf({ from: first, months, payments }, day('2027-01-01'))
        for (const { parts, rest, sum } of found.payments)
          expect(sumOre(parts.map((each) => each.sum)) + rest).toBe(sum)
        for (const { month, paid, sum } of found.months) {
          expect(paid).toBeGreaterThanOrEqual(0)
          expect(paid).toBeLessThanOrEqual(sum)
          const own = found.payments.flatMap(({ parts }) => parts.filter((part) => part.month === month))
          expect(sumOre(own.map((each) => each.sum))).toBe(paid)
        }
        const spare = sumOre(found.payments.map(({ rest }) => rest))
        const [open, paid] = [found.owed, sumOre(found.months.map((each) => each.paid))]
        if (spare > 0) expect(open).toBe(0)
        if (spare < 0) expect(paid).toBe(0)
        // All months are due, so a negative balance is the sum owed.
        expect(found.owed).toBe(Math.max(0, spare < 0 ? found.owed : 0 - found.balance))
      }),
      { ...cases(3000), seed: 23 },
    ))
})
