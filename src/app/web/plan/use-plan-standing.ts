import { useEffect } from 'react'
import { refresh, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { expenseCalls } from '../../../books/expense/calls'
import { accountCalls } from '../../../landlord/account/calls'
import { contractListCalls } from '../../../lease/contract/calls-list'
import { standingOf, type PlanStanding } from './standing'

/** What the plan does to the repeats and the rent of the account; null while it is not known. */
export function usePlanStanding(): PlanStanding | null {
  const profile = useEndpointQuery(accountCalls.profile).data
  const repeats = useEndpointQuery(expenseCalls.planRepeats).data
  const contracts = useEndpointQuery(contractListCalls.list).data
  const plan = profile && `${profile.subscriptionActive} ${profile.subscriptionEndsOn}`
  // What was known of them was known under another plan.
  useEffect(() => refresh([expenseCalls.planRepeats, contractListCalls.list]), [plan])
  return profile && repeats && contracts ? standingOf(profile, repeats, contracts) : null
}
