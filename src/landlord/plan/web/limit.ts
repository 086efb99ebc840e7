import { CallError } from '../../../base/ui/query/call-request'
import type { Profile } from '../../account/model'

/**
 * The reason why the next voucher is refused, or the limit that is near. `noRoom`: a restored house has too many
 * vouchers.
 */
export type PlanLimit =
  | 'endOf28Days'
  | 'endOf30Days'
  | 'nearFreeLimit'
  | 'freeLimit'
  | 'noRoom'
  | 'subscriptionRequired'

export const limitStopsVouchers = (limit: PlanLimit): boolean => limit !== 'endOf28Days' && limit !== 'nearFreeLimit'

/** The limit of an account, or null. If both limits apply, the trial's limit is returned. */
export function limitOf({
  subscriptionActive,
  trial,
  free,
}: Pick<Profile, 'subscriptionActive' | 'trial' | 'free'>): PlanLimit | null {
  if (subscriptionActive || trial === null || free === null) return null
  if (trial.state === 'blocked') return 'endOf30Days'
  if (free.used >= free.cap) return 'freeLimit'
  if (trial.state === 'warning') return 'endOf28Days'
  return free.used >= free.warnAt ? 'nearFreeLimit' : null
}

/**
 * True if the limit applies because a subscription has ended. Texts about the trial or free vouchers would be wrong
 * then.
 */
export const isAfterSubscription = (
  limit: PlanLimit,
  { subscriptionActive, subscriptionEndsOn }: Pick<Profile, 'subscriptionActive' | 'subscriptionEndsOn'>,
): boolean => limitStopsVouchers(limit) && !subscriptionActive && subscriptionEndsOn !== null

/** The limit that refused a call. Null for any other error. */
export function limitOfError(error: unknown): PlanLimit | null {
  if (!(error instanceof CallError)) return null
  const reason = error.message
  return reason === 'endOf30Days' || reason === 'freeLimit' || reason === 'subscriptionRequired' ? reason : null
}
