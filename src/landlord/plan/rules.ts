import { addDays, daysBetween, type Day } from '../../base/kit/day'

/** The day of the trial from which the screens warn (docs/rules/landlord.md#trial-and-free-vouchers). */
const warnDay = 28
/** The day of the trial from which nothing new is accepted. */
export const trialBlockDay = 30
/** The number of free vouchers. The screens warn from `freeWarnAt` on. */
export const maxFreeVouchers = 21
const freeWarnAt = 15

export interface PlanFacts {
  /** The date of the first voucher or contract, in Oslo. Null if there is none yet. */
  readonly firstBilagDate: Day | null
  /** The number of vouchers. Those in the trash folder count too. */
  readonly usedBilags: number
  readonly subscriptionActive: boolean
}

export type TrialState = 'open' | 'warning' | 'blocked'

/** The day of the trial. 0 until the first voucher or contract, and on that day. */
const trialDay = (firstBilagDate: Day | null, today: Day): number =>
  firstBilagDate === null ? 0 : Math.max(0, daysBetween(firstBilagDate, today))

/** The state of the trial. A subscriber is neither warned nor blocked. */
function trialState(day: number, subscriptionActive: boolean): TrialState {
  if (subscriptionActive || day < warnDay) return 'open'
  return day < trialBlockDay ? 'warning' : 'blocked'
}

/** The latest first day of a trial that is over on `today`. */
export const latestEndedTrialStart = (today: Day): Day => addDays(today, -trialBlockDay)

/**
 * The first days of trials that are about to end. The job finds them on day 28, or on day 29 if it did not run on day
 * 28.
 */
export const startsOfEndingTrials = (today: Day): { readonly from: Day; readonly to: Day } => ({
  from: addDays(today, 1 - trialBlockDay),
  to: addDays(today, -warnDay),
})

/** The plan in the profile (docs/rules/landlord.md#profile). */
export function planOf(facts: PlanFacts, today: Day) {
  const day = trialDay(facts.firstBilagDate, today)
  return {
    trial: { day, state: trialState(day, facts.subscriptionActive) },
    free: { used: facts.usedBilags, warnAt: freeWarnAt, cap: maxFreeVouchers },
  }
}

export type PlanEndFacts = PlanFacts & { readonly subscriptionEndsOn: Day | null }

/**
 * The first day on which nothing can be created, by today's plan. Null if there is no such day. The free vouchers may
 * be used up earlier. On the last day of a subscription, due vouchers are still created.
 */
export function firstBlockedDay({
  firstBilagDate,
  usedBilags,
  subscriptionActive,
  subscriptionEndsOn,
}: PlanEndFacts): Day | null {
  const trialEnd = firstBilagDate === null ? null : addDays(firstBilagDate, trialBlockDay)
  if (!subscriptionActive) return trialEnd
  if (subscriptionEndsOn === null) return null
  const after = addDays(subscriptionEndsOn, 1)
  return usedBilags >= maxFreeVouchers || (trialEnd !== null && trialEnd <= after) ? after : trialEnd
}

/**
 * The reason why a voucher is refused, or null. If both limits apply, the reason is the end of the trial, because more
 * free vouchers would not help then.
 */
export function voucherRefusal(facts: PlanFacts, today: Day): 'endOf30Days' | 'freeLimit' | null {
  if (facts.subscriptionActive) return null
  if (trialState(trialDay(facts.firstBilagDate, today), false) === 'blocked') return 'endOf30Days'
  return facts.usedBilags >= maxFreeVouchers ? 'freeLimit' : null
}
