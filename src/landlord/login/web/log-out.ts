import { accountCalls } from '../../account/calls'
import type { Auth, Profile } from '../../account/model'
import { forgetSession, startSession } from '../../account/web/session'
import { sessionCalls } from '../../credentials/calls-session'
import { call } from '../../../base/ui/query/call'
import { CallError } from '../../../base/ui/query/call-request'
import { fetchEndpoint } from '../../../base/ui/query/endpoint-query'
import { readToken } from '../../../base/ui/query/session'

/** Null without an active session. */
export async function whoIsHere(): Promise<Profile | null> {
  if (readToken() === null) return null
  return await call(accountCalls.profile, {}).catch((error: unknown) => {
    if (error instanceof CallError && error.status === 401) return null
    throw error
  })
}

/** Uses a login that was not started here on this device. The earlier session is ended, on the server too. */
export async function takeOver(auth: Auth, here: Profile | null): Promise<void> {
  if (here) await call(sessionCalls.logout, {}).catch(() => undefined)
  if (here?.id !== auth.user.id) forgetSession(here ? { account: here.id } : { drafts: 'kept' })
  startSession(auth)
}

/**
 * A failure on the server is ignored (docs/rules/landlord.md#sessions): this device forgets the session in any case.
 */
export async function logOut(): Promise<void> {
  // The profile says whose drafts to remove. A page that was opened only to log out has not loaded it.
  if (readToken() !== null)
    await fetchEndpoint(accountCalls.profile, {}, { staleTime: Infinity }).catch(() => undefined)
  if (readToken() !== null) await call(sessionCalls.logout, {}).catch(() => undefined)
  forgetSession()
}
