import { accountCalls } from '../../account/calls'
import type { Auth, Profile } from '../../account/model'
import { forgetSession, startSession } from '../../account/web/session'
import { sessionCalls } from '../../session/calls'
import { call } from '../../../base/ui/query/call'
import { CallError } from '../../../base/ui/query/call-request'
import { fetchEndpoint } from '../../../base/ui/query/endpoint-query'
import { readToken } from '../../../base/ui/query/session'

/** Who is logged in on this device; null without a living session. */
export async function whoIsHere(): Promise<Profile | null> {
  if (readToken() === null) return null
  return await call(accountCalls.profile, {}).catch((error: unknown) => {
    if (error instanceof CallError && error.status === 401) return null
    throw error
  })
}

/** A login that was not begun here takes this device over; the session that was here is over, for its server too. */
export async function takeOver(auth: Auth, here: Profile | null): Promise<void> {
  if (here) await call(sessionCalls.logout, {}).catch(() => undefined)
  if (here?.id !== auth.user.id) forgetSession(here ? { account: here.id } : { drafts: 'kept' })
  startSession(auth)
}

/** Logs out. A failure on the server's side is ignored (docs/rules.md#sessions): this device forgets in any case. */
export async function logOut(): Promise<void> {
  // Whose drafts are removed is the profile's to say; a page that was opened just to log out has not read it.
  if (readToken() !== null)
    await fetchEndpoint(accountCalls.profile, {}, { staleTime: Infinity }).catch(() => undefined)
  if (readToken() !== null) await call(sessionCalls.logout, {}).catch(() => undefined)
  forgetSession()
}
