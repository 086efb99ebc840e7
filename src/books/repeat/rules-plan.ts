import { addDays, type Day } from '../../base/kit/day'
import { ore, sumOre, type Ore } from '../../base/kit/money'
import { earliestWithinQuota, type VoucherSource } from '../../landlord/plan/rules-quota'
import { dueDates, continuedState, nextDateFrom, type RepeatState, type RepeatSchedule } from '../expense/rules-repeat'

export interface PlanReach {
  /** The first day on which the plan allows nothing new. Null if there is no such day. */
  readonly end: Day | null
  /** The number of vouchers that the plan allows until then. Infinite for a subscriber. */
  readonly left: number
}

/** A running repeat. Its dates from `next_on` on are not generated yet. */
export interface RunningRepeat extends RepeatSchedule, VoucherSource {
  readonly next_on: Day
}

/**
 * For each repeat, the first date that gets no voucher under the present plan. Null if there is none. If the free
 * vouchers run out first, the earliest dates get them (docs/rules/books.md#repeats). Vouchers that are added in other
 * ways don't count here.
 */
export function firstDatesWithoutVoucher<R extends RunningRepeat>(
  repeats: readonly R[],
  { end, left }: PlanReach,
): ReadonlyMap<R, Day | null> {
  if (end === null) return new Map(repeats.map((repeat) => [repeat, null]))
  const before = addDays(end, -1)
  // One date more than the plan allows shows which date is the first without a voucher.
  const most = Number.isFinite(left) ? left + 1 : 0
  const due = new Map(repeats.map((repeat) => [repeat, dueDates(repeat, repeat.next_on, before, most).dates]))
  const granted = earliestWithinQuota(due, () => ({ left, refusedBy: null }))
  return new Map(
    repeats.map((repeat) => {
      const leftOut = Number.isFinite(left) ? due.get(repeat)![granted.get(repeat)!] : undefined
      const first = leftOut ?? nextDateFrom(repeat, end > repeat.next_on ? end : repeat.next_on)
      return [repeat, continuedState(repeat, first).next_on]
    }),
  )
}

/** The dates of a stopped repeat that got no voucher, up to today, in order. */
export const leftOutDates = (schedule: RepeatSchedule, stopped_on: Day, today: Day): readonly Day[] =>
  dueDates(schedule, stopped_on, today, Number.POSITIVE_INFINITY).dates

/**
 * The state with which a stopped repeat resumes, from its first date without a voucher. Null if another voucher has
 * taken over the repeat by that date.
 */
export const resumedState = (schedule: RepeatSchedule, stopped_on: Day): RepeatState | null => {
  const state = continuedState(schedule, nextDateFrom(schedule, stopped_on))
  return state.next_on === null ? null : state
}

export const leftOutTotals = (stopped: readonly { readonly left_out: number; readonly sum: Ore }[]) => ({
  count: stopped.reduce((all, { left_out }) => all + left_out, 0),
  sum: sumOre(stopped.map(({ left_out, sum }) => ore(left_out * sum))),
})
