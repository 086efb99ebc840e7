import { addDays, type Day } from '../../../base/kit/day'
import type { PlanRepeats } from '../../../books/expense/model-plan'
import { causeOf } from '../../../books/expense/web/plan-cause'
import type { PlanCause } from '../../../books/expense/words-plan'
import type { Profile } from '../../../landlord/account/model'
import { planEnd } from '../../../landlord/subscription/rules'
import { limitOf, stops } from '../../../landlord/subscription/web/limit'
import type { Contract } from '../../../lease/contract/model'

/** Repeats that are about to stop. */
export interface Stopping {
  /** The first date of all that gets no voucher. */
  readonly date: Day
  readonly cause: PlanCause
  readonly repeats: readonly (PlanRepeats['running'][number] & { readonly stops_on: Day })[]
}

/** What the plan does to repeats and rent. */
export interface PlanStanding {
  /** Null: nothing that runs is known to stop. */
  readonly stopping: Stopping | null
  /** Rent that is booked now and waits from then on; null: none. */
  readonly rentStops: { readonly date: Day; readonly count: number } | null
  readonly stopped: PlanRepeats['stopped']
  /** Contracts whose rent waits. */
  readonly rentsWaiting: number
  /** Whether the plan allows something new, so that what has stopped can go on. */
  readonly mayStart: boolean
}

type Plan = Pick<Profile, 'firstBilagDate' | 'subscriptionActive' | 'subscriptionEndsOn' | 'trial' | 'free'>

/** What the profile, the repeats and the contracts say together. */
export function standingOf(
  profile: Plan,
  { running, stopped }: PlanRepeats,
  contracts: readonly Pick<Contract, 'next_rent_on' | 'blocked_by'>[],
): PlanStanding {
  const end = planEnd({ ...profile, usedBilags: profile.free.used })
  const repeats = running.flatMap((one) => (one.stops_on === null ? [] : [{ ...one, stops_on: one.stops_on }]))
  const date = repeats.map((one) => one.stops_on).toSorted()[0]
  const booked = contracts.filter(({ next_rent_on, blocked_by }) => next_rent_on !== null && blocked_by === '').length
  const limit = limitOf(profile)
  return {
    stopping: date === undefined ? null : { date, cause: causeOf(profile, date), repeats },
    rentStops: end === null || booked === 0 ? null : { date: end, count: booked },
    stopped,
    rentsWaiting: contracts.filter(({ blocked_by }) => blocked_by !== '').length,
    mayStart: limit === null || !stops(limit),
  }
}

/** So many days before a repeat or rent stops it is told where the landlord works, in days. */
const ahead = 14

/** Whether what is about to stop is near enough to be told beside the vouchers. */
export const isNear = ({ date }: { readonly date: Day }, today: Day): boolean => date <= addDays(today, ahead)
