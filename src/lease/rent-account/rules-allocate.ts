import type { Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import { slotsFor, type LaterPart } from './rules-later'

/** A month of rent as its income voucher says it; nothing where that lies in the trash folder. */
export interface RentMonth {
  /** Its first day. */
  readonly month: Day
  readonly dueOn: Day
  readonly sum: Ore
  /** What of the sum is owed from another day, the earliest first; left out: nothing. */
  readonly later?: readonly LaterPart[]
}

/** Part of a payment, and the month that it pays. */
export interface PaidPart {
  readonly month: Day
  readonly sum: Ore
}

/** Money that came in for the rent of a contract; below zero is money that went back. */
export interface RentPayment {
  readonly id: number
  readonly date: Day
  readonly sum: Ore
  /** The months that it was said to be for; null: the oldest that are unpaid. */
  readonly months: readonly PaidPart[] | null
}

/** What of each month is paid, in øre, and what each payment pays of which month. */
export interface Allocation {
  readonly paid: ReadonlyMap<Day, number>
  readonly parts: ReadonlyMap<number, readonly PaidPart[]>
}

/**
 * Which payment pays which month: `months` by their days, `payments` in the order of theirs.
 *
 * 1. What a payment was said to be for, as far as the month has room.
 * 2. What is left of each, in the order of their days, the oldest months that are unpaid. Money that went back is first what
 *    no month has taken, then it opens the months that it was said to be for, then the newest paid ones.
 *
 * What a month rose by after it was due is paid when it is owed (./rules-later.ts). So no month is unpaid while there is money for it, and none is paid while more has gone back than was left over.
 *
 * What a payment was said to be for before the first of the followed months, `from`, stays with it: that month is taken as
 * paid.
 */
export function allocate(from: Day, months: readonly RentMonth[], payments: readonly RentPayment[]): Allocation {
  const paid = new Map(months.map(({ month }) => [month, 0]))
  const parts = new Map(payments.map(({ id }) => [id, new Map<Day, number>()]))
  const left = new Map(payments.map((each) => [each.id, each.sum - saidBefore(each, from)]))
  const saidOf = (payment: RentPayment) =>
    (payment.months ?? []).flatMap(({ month, sum }) => {
      const at = months.find((each) => each.month === month)
      return at ? [{ at, sum }] : []
    })

  /** Lets a payment pay up to `most` of a month, or takes back as much of it; what it took. */
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
  /** Lets a payment pay what it has left, and no more than `most`; below zero it takes back as much. */
  const spread = (payment: RentPayment, most: number): void => {
    const has = left.get(payment.id)!
    let still = most > 0 ? Math.min(most, Math.max(0, has)) : Math.max(most, Math.min(0, has))
    if (still < 0) for (const { at, sum } of saidOf(payment)) still -= take(payment, at, Math.max(sum, still))
    if (still > 0)
      for (const { month, sum, after } of slotsFor(months, payment.date)) {
        if (still === 0) return
        still -= take(payment, month, still, after + sum)
      }
    for (const month of months.toReversed()) {
      if (still >= 0) return
      still -= take(payment, month, still)
    }
  }

  for (const payment of payments) if (payment.sum > 0) for (const { at, sum } of saidOf(payment)) take(payment, at, sum)
  // What has come so far and no month has; below zero: what has gone back and no month had.
  let spare = 0
  for (const payment of payments) {
    spare += left.get(payment.id)!
    const before = left.get(payment.id)!
    spread(payment, spare)
    spare -= before - left.get(payment.id)!
  }
  return { paid, parts: new Map([...parts].map(([id, own]) => [id, toParts(own)])) }
}

/** What of a payment was said to be for months before that one. */
const saidBefore = ({ months }: RentPayment, from: Day): number =>
  (months ?? []).reduce((sum, part) => (part.month < from ? sum + part.sum : sum), 0)

const toParts = (own: ReadonlyMap<Day, number>): PaidPart[] =>
  [...own].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([month, sum]) => ({ month, sum: ore(sum) }))
