import { addDays, daysBetween, type Day } from '../../base/kit/day'

/** The screens warn from then on (docs/rules/landlord.md#trial-and-free-vouchers). */
const warnDay = 28
/** Nothing new is accepted from then on. */
export const blockDay = 30
/** The screens warn from `freeWarnAt` on. */
export const freeCap = 21
const freeWarnAt = 15

export interface PlanFacts {
  /** In Oslo. Null before there is a document. */
  readonly firstBilagDate: Day | null
  /** Includes those in the trash folder. */
  readonly usedBilags: number
  readonly subscriptionActive: boolean
}

export type TrialState = 'open' | 'warning' | 'blocked'

/** 0 on the day of the first document and before it. */
const trialDay = (firstBilagDate: Day | null, today: Day): number =>
  firstBilagDate === null ? 0 : Math.max(0, daysBetween(firstBilagDate, today))

/** A subscriber is neither warned nor blocked. */
function trialState(day: number, subscriptionActive: boolean): TrialState {
  if (subscriptionActive || day < warnDay) return 'open'
  return day < blockDay ? 'warning' : 'blocked'
}

/** The trial is over on `today`. */
export const lastBlockedStart = (today: Day): Day => addDays(today, -blockDay)

/** Day 28, or 29 after a standstill. */
export const endingTrials = (today: Day): { readonly from: Day; readonly to: Day } => ({
  from: addDays(today, 1 - blockDay),
  to: addDays(today, -warnDay),
})

/** docs/rules/landlord.md#profile */
export function planOf(facts: PlanFacts, today: Day) {
  const day = trialDay(facts.firstBilagDate, today)
  return {
    trial: { day, state: trialState(day, facts.subscriptionActive) },
    free: { used: facts.usedBilags, warnAt: freeWarnAt, cap: freeCap },
  }
}

export type EndFacts = PlanFacts & { readonly subscriptionEndsOn: Day | null }

/**
 * By the plan as it is today. Null when no such day is known. The free vouchers may be used up before it. What is due
 * on the last day of a subscription is still created.
 */
export function planEnd({ firstBilagDate, usedBilags, subscriptionActive, subscriptionEndsOn }: EndFacts): Day | null {
  const trialEnd = firstBilagDate === null ? null : addDays(firstBilagDate, blockDay)
  if (!subscriptionActive) return trialEnd
  if (subscriptionEndsOn === null) return null
  const after = addDays(subscriptionEndsOn, 1)
  return usedBilags >= freeCap || (trialEnd !== null && trialEnd <= after) ? after : trialEnd
}

/** The end of the trial comes first: more vouchers would not help. */
export function whyNot(facts: PlanFacts, today: Day): 'endOf30Days' | 'freeLimit' | null {
  if (facts.subscriptionActive) return null
  if (trialState(trialDay(facts.firstBilagDate, today), false) === 'blocked') return 'endOf30Days'
  return facts.usedBilags >= freeCap ? 'freeLimit' : null
}
