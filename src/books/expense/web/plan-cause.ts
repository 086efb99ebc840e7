import type { Day } from '../../../base/kit/day'
import type { Profile } from '../../../landlord/account/model'
import { planEnd } from '../../../landlord/subscription/rules'
import type { PlanCause } from '../words-plan'

type Plan = Pick<Profile, 'firstBilagDate' | 'subscriptionActive' | 'subscriptionEndsOn' | 'free'>

/** Why the plan makes no voucher of a repeat on that date: it is over by then, or its places are used up before. */
export function causeOf(plan: Plan, stops_on: Day): PlanCause {
  const end = planEnd({ ...plan, usedBilags: plan.free.used })
  if (end === null || stops_on < end) return 'places'
  return plan.subscriptionActive ? 'subscription' : 'trial'
}
