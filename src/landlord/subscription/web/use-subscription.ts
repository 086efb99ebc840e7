import { useEffect, useState } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { refresh, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { accountCalls } from '../../account/calls'
import type { Profile } from '../../account/model'
import { subscriptionCalls } from '../calls'
import type { SubscriptionInfo } from '../model'
import { isActive } from '../rules-status'

/** How often a payment is asked for that was made and is not known here yet, in ms. */
const soon = 2000
/** How often a subscription that runs is asked for: what was changed at the payment provider's is told here a little later. */
const nowAndThen = 10_000
/** After how long the landlord is told that it takes longer, in ms. */
const patience = 30_000

export interface SubscriptionState {
  readonly info: UseQueryResult<SubscriptionInfo>
  /** Paid, they say, but not known here yet; `late` when that has lasted. */
  readonly confirming: 'no' | 'soon' | 'late'
}

/**
 * How the subscription stands. The payment provider tells the server on a way of its own, so a landlord who comes back from
 * paying may be here first: it is asked for until it is known, and the profile follows.
 */
export function useSubscription(profile: Profile, hasPaid: boolean): SubscriptionState {
  const isWaiting = hasPaid && !profile.subscriptionActive
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [isWaiting])
  const refetchInterval = isWaiting ? soon : profile.subscriptionActive ? nowAndThen : 0
  const info = useEndpointQuery(subscriptionCalls.info, {}, { refetchInterval })
  const { data, dataUpdatedAt } = info
  const oldSince = data !== undefined && isActive(data.status) !== profile.subscriptionActive ? dataUpdatedAt : null
  // The notices and gates of every page follow the profile.
  useEffect(() => {
    if (oldSince !== null) refresh([accountCalls.profile])
  }, [oldSince])
  return { info, confirming: !isWaiting ? 'no' : isLate ? 'late' : 'soon' }
}
