import { notFound, redirect } from '@tanstack/react-router'
import { fetchEndpoint, queryKeyOf, queryClient } from '../../base/ui/query/endpoint-query'
import { CallError } from '../../base/ui/query/call-request'
import { readToken } from '../../base/ui/query/session'
import { accountCalls } from '../../landlord/account/calls'
import type { Profile } from '../../landlord/account/model'
import { hasStarted } from '../../lease/free-contract/web/started'
import { isPublicPath } from './public-paths'
import type { RegistrationStep } from '../../landlord/registration/web/pages'

/** The profile of the person who is logged in. Null without a valid session. */
async function whoIsHere(): Promise<Profile | null> {
  if (readToken() === null) return null
  const cached = queryClient.getQueryData<Profile>(queryKeyOf(accountCalls.profile))
  if (cached) return cached
  try {
    return await fetchEndpoint(accountCalls.profile)
  } catch (error) {
    // The kit has deleted the token by now. Any other failure is shown as an error of the page.
    if (error instanceof CallError && error.status === 401) return null
    throw error
  }
}

/**
 * Requires a landlord. The login remembers the way back. An unfinished registration leads to its profile step. Profile
 * and houses are loaded before the page renders.
 */
export async function requireLandlord({ location }: { location: { href: string } }): Promise<void> {
  const had = readToken() !== null
  // The call is loaded here, because a visitor of the login page doesn't need it.
  const [profile, { houseCalls }] = await Promise.all([whoIsHere(), import('../../landlord/house/calls')])
  // A landlord may return from signing without a session, for instance on a phone. Then the outcome is shown first.
  const signed = /^\/home\/contract\/(\d+)\?.*\bstatus=(success|cancel|fail)\b/.exec(location.href)
  if (!profile && signed) throw redirect({ href: `/tenant_notification?status=${signed[2]}&contract=${signed[1]}` })
  if (!profile)
    throw redirect({ to: '/login', search: { back: location.href, ...(had && { notice: 'ended' as const }) } })
  if (!profile.is_register_finished) throw redirect({ to: '/registration', search: { step: 'profile' } })
  if (queryClient.getQueryData(queryKeyOf(houseCalls.list)) === undefined) await fetchEndpoint(houseCalls.list)
}

/**
 * Requires a subscription. Without one the landlord gets the page about the subscription, which leads back here. A new
 * subscription counts at once, also one that was made in another window.
 */
export async function requireSubscription({ location }: { location: { searchStr: string } }): Promise<void> {
  if (!(await isSubscribed())) throw redirect({ href: `/altinn/subscription${location.searchStr}`, replace: true })
}

export async function requireNoSubscription({ location }: { location: { searchStr: string } }): Promise<void> {
  if (await isSubscribed()) throw redirect({ href: `/altinn${location.searchStr}`, replace: true })
}

async function isSubscribed(): Promise<boolean> {
  if ((await whoIsHere())?.subscriptionActive === true) return true
  return (await fetchEndpoint(accountCalls.profile, {}, { staleTime: 2000 })).subscriptionActive
}

/** Requires an administrator. For everybody else the page doesn't exist. */
export async function requireAdmin(): Promise<void> {
  const profile = await whoIsHere()
  if (profile?.role !== 'admin') throw notFound()
}

export async function requireVisitor({ search }: { search: { back?: string | undefined } }): Promise<void> {
  const profile = await whoIsHere()
  if (!profile) return
  if (!profile.is_register_finished) throw redirect({ to: '/registration', search: { step: 'profile' } })
  // The module is loaded here, because a visitor of the login page doesn't need it.
  const { placeAfterLogin } = await import('./place-after-login')
  throw redirect({ href: placeAfterLogin(search.back, profile.id, isPublicPath) })
}

/**
 * Requires somebody without an account. Landlords write contracts at home, unless the free-contract wizard is creating
 * their account.
 */
export async function requireNewcomer(): Promise<void> {
  const profile = await whoIsHere()
  if (profile && !hasStarted(profile.email)) throw redirect({ href: '/home?createRentContract=true', replace: true })
}

export async function requireStep({ search }: { search: { step: RegistrationStep } }): Promise<void> {
  const profile = await whoIsHere()
  const go = (step: RegistrationStep) => redirect({ to: '/registration', search: { step }, replace: true })
  if (!profile) {
    if (search.step !== 'general') throw go('general')
    return
  }
  if (profile.is_register_finished) throw redirect({ to: '/home' })
  if (search.step === 'general' || (search.step === 'finish' && profile.ssn === '')) throw go('profile')
}

export function chooseStart(): never {
  throw redirect({ to: readToken() === null ? '/login' : '/home', replace: true })
}
