import type { Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import { slotsForPayment, type RentMonth } from './rules-later'

export interface PaidPart {
  readonly month: Day
  readonly sum: Ore
}

/** A payment of rent. The sum is below zero for money that went back. */
export interface RentPayment {
  readonly id: number
  readonly date: Day
  readonly sum: Ore
  /** The parts of the months that the payment names. Null: it pays the oldest unpaid months. */
  readonly months: readonly PaidPart[] | null
}

/** The paid sum of each month, and the months that each payment pays, by the payment's id. Sums are in øre. */
export interface Allocation {
  readonly paid: ReadonlyMap<Day, number>
  readonly parts: ReadonlyMap<number, readonly PaidPart[]>
}

/**
 * Decides which payment pays which month. Both `months` and `payments` must be in the order of their days.
 *
 * 1. A payment first pays the months that it names, up to the unpaid part of each month.
 * 2. Then the payments are taken in the order of their days. The rest of a payment pays the oldest unpaid months. Money
 *    that went back first uses up money that pays no month. After that it makes months unpaid again: first the months
 *    that it names, then the newest paid months.
 *
 * A rise that was agreed after the due day is paid when the rise is owed (./rules-later.ts). So no month stays unpaid
 * while there is money for it. No month stays paid while other payments don't cover the money that went back.
 *
 * A payment may name months before `from`, the first followed month. That part stays with those months, which count as
 * paid.
 */
export function allocatePayments(
  from: Day,
  months: readonly RentMonth[],
  payments: readonly RentPayment[],
): Allocation {
  const paid = new Map(months.map(({ month }) => [month, 0]))
  const parts = new Map(payments.map(({ id }) => [id, new Map<Day, number>()]))
  const left = new Map(payments.map((each) => [each.id, each.sum - saidBefore(each, from)]))
  const saidOf = (payment: RentPayment) =>
    (payment.months ?? []).flatMap(({ month, sum }) => {
      const at = months.find((each) => each.month === month)
      return at ? [{ at, sum }] : []
    })

  /**
   * Uses up to `most` of the payment's money for the month. A negative `most` takes that much back
   * from the month. Returns the amount.
   */
  const take = ({ id }: RentPayment, { month, sum }: RentMonth, most: number, upTo: number = sum): number => {
    const has = paid.get(month)!
    const part = most > 0 ? Math.min(most, Math.max(0, upTo - has)) : -Math.min(-most, has)
    if (part === 0) return 0
    const own = parts.get(id)!
    paid.set(month, has + part)
    own.set(month, (own.get(month) ?? 0) + part)
    left.set(id, left.get(id)! - part)
    return part
  }
  /**
   * Uses up to `most` of what the payment has left, for any months. With a negative `most`, takes back up to that much
   * from the months, but no more than the payment itself returned.
   */
  const spread = (payment: RentPayment, most: number): void => {
    const has = left.get(payment.id)!
    let still = most > 0 ? Math.min(most, Math.max(0, has)) : Math.max(most, Math.min(0, has))
    if (still < 0) for (const { at, sum } of saidOf(payment)) still -= take(payment, at, Math.max(sum, still))
    if (still > 0)
      for (const { month, sum, after } of slotsForPayment(months, payment.date)) {
        if (still === 0) return
        still -= take(payment, month, still, after + sum)
      }
    for (const month of months.toReversed()) {
      if (still >= 0) return
      still -= take(payment, month, still)
    }
  }

  for (const payment of payments) if (payment.sum > 0) for (const { at, sum } of saidOf(payment)) take(payment, at, sum)
  // The money up to this payment that pays no month. Negative: returned money for which no paid
  // month is left.
  let spare = 0
  for (const payment of payments) {
    spare += left.get(payment.id)!
    const before = left.get(payment.id)!
    spread(payment, spare)
    spare -= before - left.get(payment.id)!
  }
  return { paid, parts: new Map([...parts].map(([id, own]) => [id, toParts(own)])) }
}

const saidBefore = ({ months }: RentPayment, from: Day): number =>
  (months ?? []).reduce((sum, part) => (part.month < from ? sum + part.sum : sum), 0)

const toParts = (own: ReadonlyMap<Day, number>): PaidPart[] =>
  [...own].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([month, sum]) => ({ month, sum: ore(sum) }))
