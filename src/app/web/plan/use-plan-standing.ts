import { useEffect, useRef } from 'react'
import { refresh, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { repeatCalls } from '../../../books/repeat/calls'
import { accountCalls } from '../../../landlord/account/calls'
import { contractListCalls } from '../../../lease/contract/calls-list'
import { planStateOf, type PlanState } from './standing'

/** What the plan does to the repeats and the rent of the account; null while it is not known. */
export function usePlanStanding(): PlanState | null {
  const profile = useEndpointQuery(accountCalls.profile).data
  const repeats = useEndpointQuery(repeatCalls.planRepeats).data
  const contracts = useEndpointQuery(contractListCalls.list).data
  const plan = profile && `${profile.subscriptionActive} ${profile.subscriptionEndsOn}`
  const readUnder = useRef<string | null>(null)
  useEffect(() => {
    if (plan === undefined || readUnder.current === plan) return
    // What is known of them may have been read under another plan.
    readUnder.current = plan
    refresh([repeatCalls.planRepeats, contractListCalls.list])
  }, [plan])
  return profile && repeats && contracts ? planStateOf(profile, repeats, contracts) : null
}
