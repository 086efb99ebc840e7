import { monthAt, type Day } from '../../base/kit/day'
import { ore, sumOre, type Ore } from '../../base/kit/money'
import type { RentState } from './model'
import { slotsOf, unpaidOf } from './rules-later'
import { allocate, type PaidPart, type RentMonth, type RentPayment } from './rules-allocate'

export interface AccountMonth extends RentMonth {
  readonly paid: Ore
  readonly state: RentState
  /** What of it is due and unpaid. */
  readonly owed: Ore
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

/** From which month on payments are followed; `isSet`: the landlord has said so. */
export interface Following {
  readonly from: Day | null
  readonly isSet: boolean
}

/**
 * From which month on payments are followed with one more of them: the earliest month that a payment is said to be for, else
 * that of its day. It only moves back, so that the order in which payments are told changes nothing; what the landlord has
 * set moves back only for a month that is named.
 */
export function followedWith({ from, isSet }: Following, payment: Pick<RentPayment, 'date' | 'months'>): Day {
  const named = (payment.months ?? []).map(({ month }) => month).toSorted()[0]
  if (from === null) return named ?? monthAt(payment.date)
  const month = named ?? (isSet ? from : monthAt(payment.date))
  return month < from ? month : from
}

/**
 * In the order of their days. Of one day what came in is first, then what was said to be for a month, so that nothing
 * depends on which of them was written down first.
 */
const byDay = (a: RentPayment, b: RentPayment): number => {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1
  return (
    Number(b.sum > 0) - Number(a.sum > 0) ||
    Number(a.months === null) - Number(b.months === null) ||
    b.sum - a.sum ||
    a.id - b.id
  )
}

function stateOf(month: RentMonth, paid: number, today: Day): RentState {
  if (paid >= month.sum) return 'paid'
  if (paid > 0) return 'part'
  const { dueOn } = slotsOf(month).find(({ sum }) => sum > 0)!
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
  const ordered = payments.toSorted(byDay)
  const { paid, parts } = allocate(from, followed, ordered)
  const due = followed.flatMap(slotsOf).filter(({ dueOn }) => dueOn <= today)
  const unpaid = due
    .map((slot) => ({ month: slot.month.month, dueOn: slot.dueOn, open: unpaidOf(slot, paid.get(slot.month.month)!) }))
    .filter(({ open }) => open > 0)
  const owedOf = (month: Day) => sumOre(unpaid.filter((each) => each.month === month).map(({ open }) => open))
  const shown = followed.map((each) =>
    Object.assign({}, each, {
      owed: owedOf(each.month),
      paid: ore(paid.get(each.month)!),
      state: stateOf(each, paid.get(each.month)!, today),
      payments: ordered
        .filter(({ id }) => parts.get(id)!.some(({ month }) => month === each.month))
        .map(({ id }) => id),
    }),
  )
  return {
    months: shown,
    payments: ordered.map((each) => {
      const own = parts.get(each.id)!
      return Object.assign({}, each, { parts: own, rest: ore(each.sum - sumOre(own.map(({ sum }) => sum))) })
    }),
    balance: ore(received - sumOre(due.map(({ sum }) => sum))),
    owed: sumOre(unpaid.map(({ open }) => open)),
    lateSince: unpaid.map(({ dueOn }) => dueOn).toSorted()[0] ?? null,
  }
}
