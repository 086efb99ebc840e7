import { notFound, redirect } from '@tanstack/react-router'
import { fetchEndpoint, queryKeyOf, queryClient } from '../../base/ui/query/endpoint-query'
import { CallError } from '../../base/ui/query/call-request'
import { readToken } from '../../base/ui/query/session'
import { accountCalls } from '../../landlord/account/calls'
import type { Profile } from '../../landlord/account/model'
import { houseCalls } from '../../landlord/house/calls'
import { hasBegun } from '../../lease/free-contract/web/begun'
import type { RegistrationStep } from '../../landlord/registration/web/pages'

/** The profile of whoever is logged in, from the cache when it is there; null without a living session. */
async function whoIsHere(): Promise<Profile | null> {
  if (readToken() === null) return null
  const cached = queryClient.getQueryData<Profile>(queryKeyOf(accountCalls.profile))
  if (cached) return cached
  try {
    return await fetchEndpoint(accountCalls.profile)
  } catch (error) {
    // The kit has forgotten the token by now; any other failure is shown as an error of the page.
    if (error instanceof CallError && error.status === 401) return null
    throw error
  }
}

/**
 * Protected pages: without a session to the login, which remembers the way back; with an unfinished registration to
 * its profile step. Profile and houses are there before the page is drawn.
 */
export async function requireLandlord({ location }: { location: { href: string } }): Promise<void> {
  const had = readToken() !== null
  const profile = await whoIsHere()
  // Whoever comes back from signing as the landlord, on a phone without a session say, is told how that ended first.
  const signed = /^\/home\/contract\/(\d+)\?.*\bstatus=(success|cancel|fail)\b/.exec(location.href)
  if (!profile && signed) throw redirect({ href: `/tenant_notification?status=${signed[2]}&contract=${signed[1]}` })
  if (!profile)
    throw redirect({ to: '/login', search: { back: location.href, ...(had && { notice: 'ended' as const }) } })
  if (!profile.is_register_finished) throw redirect({ to: '/registration', search: { step: 'profile' } })
  if (queryClient.getQueryData(queryKeyOf(houseCalls.list)) === undefined) await fetchEndpoint(houseCalls.list)
}

/**
 * Pages of the tax year: without an active subscription to the page that says what it gives, which leads back here. One that
 * was taken a moment ago, in another window too, counts.
 */
export async function requireSubscription({ location }: { location: { searchStr: string } }): Promise<void> {
  if (!(await isSubscribed())) throw redirect({ href: `/altinn/subscription${location.searchStr}`, replace: true })
}

/** The page that says what a subscription gives at the tax year: who has one goes on to the year. */
export async function requireNoSubscription({ location }: { location: { searchStr: string } }): Promise<void> {
  if (await isSubscribed()) throw redirect({ href: `/altinn${location.searchStr}`, replace: true })
}

async function isSubscribed(): Promise<boolean> {
  if ((await whoIsHere())?.subscriptionActive === true) return true
  return (await fetchEndpoint(accountCalls.profile, {}, { staleTime: 2000 })).subscriptionActive
}

/** Pages of an administrator: for everybody else there is no such page. */
export async function requireAdmin(): Promise<void> {
  const profile = await whoIsHere()
  if (profile?.role !== 'admin') throw notFound()
}

/** Pages for people who are not logged in: a living session goes on to where it wanted to go. */
export async function requireVisitor({ search }: { search: { back?: string | undefined } }): Promise<void> {
  const profile = await whoIsHere()
  if (!profile) return
  if (!profile.is_register_finished) throw redirect({ to: '/registration', search: { step: 'profile' } })
  // Whoever only looks at the login page has no use for it.
  const { wayBack } = await import('./way-back')
  throw redirect({ href: wayBack(search.back, profile.id) })
}

/** The free-contract wizard: whoever is logged in writes contracts at home, but for an account that this wizard is making. */
export async function requireNewcomer(): Promise<void> {
  const profile = await whoIsHere()
  if (profile && !hasBegun(profile.email)) throw redirect({ href: '/home?createRentContract=true', replace: true })
}

/** The step of the registration that fits the account: general for strangers, profile before finish, main when all is done. */
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

/** The root: home with a token, else the login. */
export function chooseStart(): never {
  throw redirect({ to: readToken() === null ? '/login' : '/home', replace: true })
}
