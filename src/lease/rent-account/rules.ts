import { monthAt, type Day } from '../../base/kit/day'
import { ore, sumOre, type Ore } from '../../base/kit/money'
import type { RentState } from './model'
import { slotsOfMonth, unpaidOf, type RentMonth } from './rules-later'
import { allocatePayments, type PaidPart, type RentPayment } from './rules-allocate'

export interface AccountMonth extends RentMonth {
  readonly paid: Ore
  readonly state: RentState
  /** The part that is due and unpaid. */
  readonly owed: Ore
  /** The part of `owed` that is due today, and therefore not late. */
  readonly dueToday: Ore
  /** The ids of the payments that pay some of the month. */
  readonly payments: readonly number[]
}

export interface AccountPayment extends RentPayment {
  readonly parts: readonly PaidPart[]
  /** The part of the payment that pays no month. */
  readonly rest: Ore
}

export interface RentAccount {
  readonly months: readonly AccountMonth[]
  readonly payments: readonly AccountPayment[]
  /** All payments minus all rent that was due up to today. */
  readonly balance: Ore
  /** The sum that is due and unpaid in all months. */
  readonly owed: Ore
  /** The due day of the oldest unpaid part. */
  readonly lateSince: Day | null
}

const nothing = ore(0)
const none = { months: [], owed: nothing, lateSince: null }

/** The first month whose payments are followed. `isSet`: the landlord has set it. */
export interface FollowedFrom {
  readonly from: Day | null
  readonly isSet: boolean
}

/**
 * The first followed month after `payment` is added: the earliest month that the payment names, otherwise the month of
 * its day. The first month only moves back, so the order of entry changes nothing. If the landlord has set it, it moves
 * back only for a month that the payment names.
 */
export function followedFromWithPayment(
  { from, isSet }: FollowedFrom,
  payment: Pick<RentPayment, 'date' | 'months'>,
): Day {
  const named = (payment.months ?? []).map(({ month }) => month).toSorted()[0]
  if (from === null) return named ?? monthAt(payment.date)
  const month = named ?? (isSet ? from : monthAt(payment.date))
  return month < from ? month : from
}

/**
 * Sorts payments by day. On one day, money that came in is first, then payments that name months. So the order in which
 * payments were written down doesn't matter.
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
  const { dueOn } = slotsOfMonth(month).find(({ sum }) => sum > 0)!
  if (dueOn > today) return 'future'
  return dueOn === today ? 'due' : 'late'
}

/**
 * The rent account, calculated again each time (./rules-allocate.ts). So a voucher that changes its sum, goes to the
 * trash folder or comes back changes what its payments pay. Months before `from` count as paid and are not shown.
 * Without `from` nothing is owed.
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
  const { paid, parts } = allocatePayments(from, followed, ordered)
  const due = followed.flatMap(slotsOfMonth).filter(({ dueOn }) => dueOn <= today)
  const unpaid = due
    .map((slot) => ({ month: slot.month.month, dueOn: slot.dueOn, open: unpaidOf(slot, paid.get(slot.month.month)!) }))
    .filter(({ open }) => open > 0)
  const owedOf = (month: Day, isIn: (dueOn: Day) => boolean = () => true) =>
    sumOre(unpaid.filter((each) => each.month === month && isIn(each.dueOn)).map(({ open }) => open))
  const shown = followed.map((each) =>
    Object.assign({}, each, {
      owed: owedOf(each.month),
      dueToday: owedOf(each.month, (dueOn) => dueOn === today),
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
