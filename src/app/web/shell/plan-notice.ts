import type { Profile } from '../../../landlord/account/model'

type Plan = Pick<Profile, 'subscriptionActive' | 'subscriptionEndsOn' | 'trial' | 'free'>

/** The notice about vouchers that the plan blocks or will block. A block that is in force comes first. */
export function planNotice({
  subscriptionActive,
  subscriptionEndsOn,
  trial,
  free,
}: Plan): 'endOf30Days' | 'freeLimit' | 'subscriptionEnded' | 'trialWarning' | 'freeWarning' | null {
  if (subscriptionActive || trial === null || free === null) return null
  if (subscriptionEndsOn !== null && (trial.state === 'blocked' || free.used >= free.cap)) return 'subscriptionEnded'
  if (trial.state === 'blocked') return 'endOf30Days'
  if (free.used >= free.cap) return 'freeLimit'
  if (trial.state === 'warning') return 'trialWarning'
  return free.used >= free.warnAt ? 'freeWarning' : null
}
