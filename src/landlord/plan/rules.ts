import { addDays, daysBetween, type Day } from '../../base/kit/day'

/** From this day of the trial on the screens warn (docs/rules/landlord.md#trial-and-free-vouchers). */
const warnDay = 28
/** From this day on nothing new is accepted without a subscription. */
export const blockDay = 30
/** Vouchers without a subscription. The screens warn from `freeWarnAt` on. */
export const freeCap = 21
const freeWarnAt = 15

export interface PlanFacts {
  /** In Oslo. Null before there is a document. */
  readonly firstBilagDate: Day | null
  /** Not permanently deleted, including those in the trash folder. */
  readonly usedBilags: number
  readonly subscriptionActive: boolean
}

export type TrialState = 'open' | 'warning' | 'blocked'

/** Calendar days since the first document. 0 on that day and before it. */
const trialDay = (firstBilagDate: Day | null, today: Day): number =>
  firstBilagDate === null ? 0 : Math.max(0, daysBetween(firstBilagDate, today))

/** A subscriber is neither warned nor blocked, however old the first document is. */
function trialState(day: number, subscriptionActive: boolean): TrialState {
  if (subscriptionActive || day < warnDay) return 'open'
  return day < blockDay ? 'warning' : 'blocked'
}

/** The latest date of a first document whose trial is over on `today`. */
export const lastBlockedStart = (today: Day): Day => addDays(today, -blockDay)

/** The dates of a first document for which an e-mail is due on `today`: day 28, or 29 after a standstill. */
export const endingTrials = (today: Day): { readonly from: Day; readonly to: Day } => ({
  from: addDays(today, 1 - blockDay),
  to: addDays(today, -warnDay),
})

/** As the profile shows it (docs/rules/landlord.md#profile). */
export function planOf(facts: PlanFacts, today: Day) {
  const day = trialDay(facts.firstBilagDate, today)
  return {
    trial: { day, state: trialState(day, facts.subscriptionActive) },
    free: { used: facts.usedBilags, warnAt: freeWarnAt, cap: freeCap },
  }
}

/** A cancelled subscription ends on that day. */
export type EndFacts = PlanFacts & { readonly subscriptionEndsOn: Day | null }

/**
 * The first day on which the plan, as it is today, allows nothing new. Null when no such day is known. The free
 * vouchers may be used up before it. A subscription lasts until some time on its last day, so what is due on that day
 * is still created.
 */
export function planEnd({ firstBilagDate, usedBilags, subscriptionActive, subscriptionEndsOn }: EndFacts): Day | null {
  const trialEnd = firstBilagDate === null ? null : addDays(firstBilagDate, blockDay)
  if (!subscriptionActive) return trialEnd
  if (subscriptionEndsOn === null) return null
  const after = addDays(subscriptionEndsOn, 1)
  return usedBilags >= freeCap || (trialEnd !== null && trialEnd <= after) ? after : trialEnd
}

/** Null when something new may be created. The end of the trial comes first: more vouchers would not help. */
export function whyNot(facts: PlanFacts, today: Day): 'endOf30Days' | 'freeLimit' | null {
  if (facts.subscriptionActive) return null
  if (trialState(trialDay(facts.firstBilagDate, today), false) === 'blocked') return 'endOf30Days'
  return facts.usedBilags >= freeCap ? 'freeLimit' : null
}
