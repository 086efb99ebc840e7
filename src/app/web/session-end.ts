import type { RegisteredRouter } from '@tanstack/react-router'
import { call } from '../../base/ui/query/call'
import { queryClient, queryKeyOf } from '../../base/ui/query/endpoint-query'
import { hasUnsavedForm, forgetOpenForms } from '../../base/ui/form/open-forms'
import { readToken } from '../../base/ui/query/session'
import { accountCalls } from '../../landlord/account/calls'
import type { LoginAnswer, Profile } from '../../landlord/account/model'
import { resumeSession, startSession } from '../../landlord/account/web/session'
import { isPublicPath } from './public-paths'
import { putEndedSession, readEndedSession, type EndedSession } from './waiting'
import { noteLeftPage } from './place-after-login'

type Router = Pick<RegisteredRouter, 'navigate'>

/** Whose session has ended. Null when no profile has been read. */
function whoWasHere(): EndedSession | null {
  const profile = queryClient.getQueryData<Profile>(queryKeyOf(accountCalls.profile))
  return profile ? { account: profile.id, email: profile.email } : null
}

/** Called when a session has ended. Typed text stays on the screen behind the login. */
export function onSessionEnded(router: Router): void {
  const before = whoWasHere()
  if (before && hasUnsavedForm()) putEndedSession(before)
  // A navigation that found no token has led to the login. The login doesn't know that a session
  // has ended.
  else if (!isPublicPath(window.location.pathname) || (before && isAtLogin())) forgetSessionData(router)
}

const isAtLogin = (): boolean => window.location.pathname === '/login'

/** Removes the ended session's data from memory. */
export function forgetSessionData(router: Router): void {
  const { pathname, search, hash } = window.location
  const href = isAtLogin() ? (new URLSearchParams(search).get('back') ?? '/home') : pathname + search + hash
  const before = readEndedSession() ?? whoWasHere()
  if (before) noteLeftPage(before.account, href)
  forgetOpenForms()
  putEndedSession(null)
  const to = {
    to: '/login',
    search: { back: href, notice: 'ended' },
    replace: isAtLogin(),
    ignoreBlocker: true,
  } as const
  void router.navigate(to).finally(() => queryClient.clear())
}

/** Continues after a login. The landlord who typed the form continues in it. Anybody else starts at home. */
export function continueAfterLogin(auth: LoginAnswer): void {
  if (auth.user.id === readEndedSession()?.account) {
    resumeSession(auth)
    putEndedSession(null)
    return
  }
  startSession(auth)
  goHome()
}

/** Goes home with a new page, so that nothing typed before stays in memory. */
function goHome(): void {
  forgetOpenForms()
  window.location.assign('/home')
}

/** Called when another tab has logged in. The typed values stay hidden until it is known who has logged in. */
export async function onSessionReplaced(): Promise<void> {
  const before = readEndedSession() ?? whoWasHere()
  if (before === null || !hasUnsavedForm()) {
    putEndedSession(null)
    void queryClient.resetQueries()
    return
  }
  putEndedSession(before)
  const accessToken = readToken()
  const user = await call(accountCalls.profile, {}).catch(() => null)
  if (user === null || accessToken === null || readToken() !== accessToken) return
  if (user.id === before.account) continueAfterLogin({ accessToken, user })
  else goHome()
}
