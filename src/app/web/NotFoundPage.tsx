import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useEndpointQuery } from '../../base/ui/query/endpoint-query'
import { readToken } from '../../base/ui/query/session'
import { accountCalls } from '../../landlord/account/calls'
import { usedLinkMark } from '../../lease/signing/web/last-link'
import { PublicFrame } from './shell/PublicShell'

const NotFound = lazy(async () => ({ default: (await import('../../base/ui/page/not-found')).NotFound }))
const UsedLink = lazy(() => import('../../lease/signing/web/UsedLink'))
const Shell = lazy(() => import('./shell/Shell'))

/** The page for an unknown address. It has the menu if somebody is logged in and has finished the registration. */
export function NotFoundPage() {
  const { hash } = useLocation()
  const hasSession = readToken() !== null
  const { data, isPending } = useEndpointQuery(accountCalls.profile, {}, { enabled: hasSession })
  if (hasSession && isPending) return null
  const page = hash === usedLinkMark ? <UsedLink /> : <NotFound homeHref="/" />
  if (!hasSession || !data?.is_register_finished)
    return (
      <PublicFrame>
        <Suspense>{page}</Suspense>
      </PublicFrame>
    )
  return (
    <Suspense>
      <Shell>{page}</Shell>
    </Suspense>
  )
}
