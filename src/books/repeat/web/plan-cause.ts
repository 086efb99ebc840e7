import type { Day } from '../../../base/kit/day'
import type { Profile } from '../../../landlord/account/model'
import { firstBlockedDay } from '../../../landlord/plan/rules'
import { limitOf, limitStopsVouchers } from '../../../landlord/plan/web/limit'
import type { StoppedRepeat } from '../model'
import type { PlanCause } from '../words-plan'

export type PlanOfProfile = Pick<
  Profile,
  'firstBilagDate' | 'subscriptionActive' | 'subscriptionEndsOn' | 'trial' | 'free'
>

export function mayAddVoucher(plan: PlanOfProfile): boolean {
  const limit = limitOf(plan)
  return limit === null || !limitStopsVouchers(limit)
}

/** The reason why a repeat will stop: the plan ends before that day, has ended already, or allows no more vouchers. */
export function causeOfStop(plan: PlanOfProfile, stops_on: Day): PlanCause {
  const end = firstBlockedDay({ ...plan, usedBilags: plan.free?.used ?? 0 })
  if (end === null || stops_on < end)
    return plan.free !== null && plan.free.used >= plan.free.cap ? 'placesUsed' : 'places'
  if (plan.subscriptionActive) return 'subscription'
  if (plan.trial?.state !== 'blocked') return 'trial'
  return plan.subscriptionEndsOn === null ? 'trialOver' : 'subscriptionOver'
}

/** The reason why a repeat is still stopped today. `earlier`: the plan allows vouchers again. */
export function causeOfStopToday(
  plan: PlanOfProfile,
  { stopped_by, stopped_on }: Pick<StoppedRepeat, 'stopped_by' | 'stopped_on'>,
): PlanCause {
  if (mayAddVoucher(plan)) return 'earlier'
  const { trial, free, subscriptionEndsOn } = plan
  if (trial?.state !== 'blocked' || (stopped_by === 'freeLimit' && free !== null && free.used >= free.cap))
    return 'placesUsed'
  return subscriptionEndsOn !== null && subscriptionEndsOn < stopped_on ? 'subscriptionOver' : 'trialOver'
}
