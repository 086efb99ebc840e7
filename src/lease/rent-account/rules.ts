import type { Day } from '../../base/kit/day'
import { ore, sumOre, type Ore } from '../../base/kit/money'
import type { RentState } from './model'
import { allocate, type PaidPart, type RentMonth, type RentPayment } from './rules-allocate'

export interface AccountMonth extends RentMonth {
  readonly paid: Ore
  readonly state: RentState
  /** Payments that pay of it. */
  readonly payments: readonly number[]
}

export interface AccountPayment extends RentPayment {
  readonly parts: readonly PaidPart[]
  /** What of it no month takes. */
  readonly rest: Ore
}

export interface RentAccount {
  readonly months: readonly AccountMonth[]
  readonly payments: readonly AccountPayment[]
  /** All payments less all that was due up to today. */
  readonly balance: Ore
  /** The unpaid parts of months that are due. */
  readonly owed: Ore
  /** When the oldest of them was due. */
  readonly lateSince: Day | null
}

const nothing = ore(0)
const none = { months: [], owed: nothing, lateSince: null }

/** From which month on payments are followed, where nobody has said so: the earliest that a first payment names, else that of its date. */
export function followsFrom(payment: Pick<RentPayment, 'date' | 'months'>, monthAt: (day: Day) => Day): Day {
  return (payment.months ?? []).map(({ month }) => month).toSorted()[0] ?? monthAt(payment.date)
}

function stateOf({ dueOn, sum }: RentMonth, paid: number, today: Day): RentState {
  if (paid >= sum) return 'paid'
  if (paid > 0) return 'part'
  if (dueOn > today) return 'future'
  return dueOn === today ? 'due' : 'late'
}

/**
 * The rent of a contract by months and what of it is paid (./rules-allocate.ts). It is reckoned anew each time, so that a
 * voucher whose sum changes, goes to the trash folder or comes back changes what its payments pay. Months before `from` are taken as paid and not shown; without `from` nothing is owed.
 */
export function rentAccountOf(
  { from, months, payments }: { from: Day | null; months: readonly RentMonth[]; payments: readonly RentPayment[] },
  today: Day,
): RentAccount {
  const received = sumOre(payments.map(({ sum }) => sum))
  if (from === null)
    return {
      ...none,
      balance: received,
      payments: payments.map((each) => Object.assign({}, each, { parts: [], rest: each.sum })),
    }
  const followed = months.filter(({ month }) => month >= from).toSorted((a, b) => (a.month < b.month ? -1 : 1))
  const ordered = payments.toSorted((a, b) => (a.date === b.date ? a.id - b.id : a.date < b.date ? -1 : 1))
  const { paid, parts } = allocate(from, followed, ordered)
  const shown = followed.map((each) =>
    Object.assign({}, each, {
      paid: ore(paid.get(each.month)!),
      state: stateOf(each, paid.get(each.month)!, today),
      payments: ordered
        .filter(({ id }) => parts.get(id)!.some(({ month }) => month === each.month))
        .map(({ id }) => id),
    }),
  )
  const due = shown.filter(({ dueOn }) => dueOn <= today)
  const unpaid = due.filter((each) => each.paid < each.sum)
  return {
    months: shown,
    payments: ordered.map((each) => {
      const own = parts.get(each.id)!
      return Object.assign({}, each, { parts: own, rest: ore(each.sum - sumOre(own.map(({ sum }) => sum))) })
    }),
    balance: ore(received - sumOre(due.map(({ sum }) => sum))),
    owed: sumOre(unpaid.map((each) => ore(each.sum - each.paid))),
    lateSince: unpaid[0]?.dueOn ?? null,
  }
}
