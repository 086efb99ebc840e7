import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { accountCalls } from '../../../landlord/account/calls'

// Hardly anybody sees it, and it brings the whole profile form's checks with it.
const AskAgreement = lazy(() => import('./AskAgreement'))

/** Asks whoever has not agreed to the terms; nothing else can be done before, except filling in what the profile lacks. */
export function PolicyDialog() {
  const path = useLocation({ select: (at) => at.pathname })
  const { data } = useEndpointQuery(accountCalls.profile)
  if (!data || data.isAgreePolicy || path === '/profile/landlord/edit') return null
  return (
    <Suspense>
      <AskAgreement />
    </Suspense>
  )
}
