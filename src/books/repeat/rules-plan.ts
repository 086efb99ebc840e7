import { addDays, type Day } from '../../base/kit/day'
import { ore, sumOre, type Ore } from '../../base/kit/money'
import { earliestWithin, type VoucherSource } from '../../landlord/plan/rules-quota'
import { dueDates, goingOn, nextFrom, type RepeatState, type RepeatSchedule } from '../expense/rules-repeat'

/** How far a plan reaches, as it stands now. */
export interface PlanReach {
  /** The first day on which nothing new is allowed; null: none is known. */
  readonly end: Day | null
  /** How many vouchers it allows before; infinite for a subscriber. */
  readonly left: number
}

/** A repeat that runs: from `next_on` on its dates are still to be made. */
export interface RunningRepeat extends RepeatSchedule, VoucherSource {
  readonly next_on: Day
}

/**
 * The first date of each of an account's running repeats that gets no voucher as the plan stands now; null for one that
 * nothing is known to stop. Where the free places are used up before the plan's end the earliest dates get them, as they do
 * when they are made (docs/rules.md#repeats). Left out of it: what else the landlord adds until then.
 */
export function stopsOn<R extends RunningRepeat>(
  repeats: readonly R[],
  { end, left }: PlanReach,
): ReadonlyMap<R, Day | null> {
  if (end === null) return new Map(repeats.map((repeat) => [repeat, null]))
  const before = addDays(end, -1)
  // One more than there is room for: the first one that is left out.
  const most = Number.isFinite(left) ? left + 1 : 0
  const due = new Map(repeats.map((repeat) => [repeat, dueDates(repeat, repeat.next_on, before, most).dates]))
  const granted = earliestWithin(due, () => ({ left, refusedBy: null }))
  return new Map(
    repeats.map((repeat) => {
      const leftOut = Number.isFinite(left) ? due.get(repeat)![granted.get(repeat)!] : undefined
      const first = leftOut ?? nextFrom(repeat, end > repeat.next_on ? end : repeat.next_on)
      return [repeat, goingOn(repeat, first).next_on]
    }),
  )
}

/** The dates up to today that a stopped repeat has left out, in order. */
export const leftOutDates = (schedule: RepeatSchedule, stopped_on: Day, today: Day): readonly Day[] =>
  dueDates(schedule, stopped_on, today, Number.POSITIVE_INFINITY).dates

/** A repeat that the plan has stopped goes on from the first date that was left out; null where another voucher has gone on with it by then. */
export const resumed = (schedule: RepeatSchedule, stopped_on: Day): RepeatState | null => {
  const state = goingOn(schedule, nextFrom(schedule, stopped_on))
  return state.next_on === null ? null : state
}

/** What repeats that the plan has stopped have left out: how many dates, and what they come to. */
export const leftOutOf = (stopped: readonly { readonly left_out: number; readonly sum: Ore }[]) => ({
  count: stopped.reduce((all, { left_out }) => all + left_out, 0),
  sum: sumOre(stopped.map(({ left_out, sum }) => ore(left_out * sum))),
})
