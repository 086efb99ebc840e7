import { addDays, type Day } from '../../../base/kit/day'
import type { PlanRepeats } from '../../../books/repeat/model'
import { causeOfStop, mayAddVoucher, causeOfStopToday, type PlanOfProfile } from '../../../books/repeat/web/plan-cause'
import type { PlanCause } from '../../../books/repeat/words-plan'
import { firstBlockedDay } from '../../../landlord/plan/rules'
import type { Contract, LastDayOfNotice } from '../../../lease/contract/model'
import { runsUntil, type NamedTerm } from '../../../lease/law/rules-term'

export interface PlannedStop {
  /** The first date on which one of these repeats stops. */
  readonly date: Day
  readonly cause: PlanCause
  readonly repeats: readonly (PlanRepeats['running'][number] & { readonly stops_on: Day })[]
}

export interface PlanState {
  /** The repeats that will stop. Null: no repeat is known to stop. */
  readonly stopping: PlannedStop | null
  /** The date from which rent waits, and the number of contracts whose rent waits. */
  readonly rentStops: { readonly date: Day; readonly count: number } | null
  readonly stopped: PlanRepeats['stopped']
  readonly causes: readonly { readonly cause: PlanCause; readonly count: number }[]
  readonly rentsWaiting: number
  readonly mayStart: boolean
}

export type PayerOfRent = NamedTerm & LastDayOfNotice & Pick<Contract, 'next_rent_on' | 'blocked_by' | 'finished_on'>

export function planStateOf(
  profile: PlanOfProfile,
  { running, stopped }: PlanRepeats,
  contracts: readonly PayerOfRent[],
): PlanState {
  const end = firstBlockedDay({ ...profile, usedBilags: profile.free?.used ?? 0 })
  const repeats = running.flatMap((one) => (one.stops_on === null ? [] : [{ ...one, stops_on: one.stops_on }]))
  const date = repeats.map((one) => one.stops_on).toSorted()[0]
  const booked = contracts.filter(({ next_rent_on, blocked_by }) => next_rent_on !== null && blocked_by === '')
  const [nextRent] = booked.flatMap(({ next_rent_on }) => next_rent_on ?? []).toSorted()
  const causes = new Map<PlanCause, number>()
  for (const one of stopped) {
    const cause = causeOfStopToday(profile, one)
    causes.set(cause, (causes.get(cause) ?? 0) + 1)
  }
  return {
    stopping: date === undefined ? null : { date, cause: causeOfStop(profile, date), repeats },
    // Once the plan has ended, rent waits from its next due day.
    rentStops:
      end === null || nextRent === undefined
        ? null
        : rentStopsOn(mayAddVoucher(profile) || nextRent < end ? end : nextRent, booked),
    stopped,
    causes: [...causes].map(([cause, count]) => ({ cause, count })),
    rentsWaiting: contracts.filter(({ blocked_by }) => blocked_by !== '').length,
    mayStart: mayAddVoucher(profile),
  }
}

/**
 * The number of contracts that have no rent booked from the date on. A contract that ends before the date doesn't
 * count.
 */
function rentStopsOn(date: Day, booked: readonly PayerOfRent[]): PlanState['rentStops'] {
  const count = booked.filter((one) => (runsUntil(one) ?? date) >= date).length
  return count === 0 ? null : { date, count }
}

/** The number of days ahead that count as soon. */
const ahead = 14

/**
 * The repeats and the rent that have stopped, or stop within two weeks. If the plan allows nothing new, later stops are
 * included too.
 */
export function stopsToShow(planState: PlanState, today: Day): PlanState {
  const isNews = ({ date }: { readonly date: Day }) => !planState.mayStart || date <= addDays(today, ahead)
  const { stopping, rentStops } = planState
  return {
    ...planState,
    stopping: stopping !== null && isNews(stopping) ? stopping : null,
    rentStops: rentStops !== null && isNews(rentStops) ? rentStops : null,
  }
}
