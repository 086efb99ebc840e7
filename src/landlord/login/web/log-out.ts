import { accountCalls } from '../../account/calls'
import type { LoginAnswer, Profile } from '../../account/model'
import { forgetSession, startSession } from '../../account/web/session'
import { sessionCalls } from '../../credentials/calls-session'
import { call } from '../../../base/ui/query/call'
import { CallError } from '../../../base/ui/query/call-request'
import { fetchEndpoint } from '../../../base/ui/query/endpoint-query'
import { readToken } from '../../../base/ui/query/session'

/** The profile of the user who is logged in here. Null if there is no active session. */
export async function currentProfile(): Promise<Profile | null> {
  if (readToken() === null) return null
  return await call(accountCalls.profile, {}).catch((error: unknown) => {
    if (error instanceof CallError && error.status === 401) return null
    throw error
  })
}

/** Starts a new session. First ends the session of the user who is logged in here, also on the server. */
export async function replaceSession(auth: LoginAnswer, here: Profile | null): Promise<void> {
  if (here) await call(sessionCalls.logout, {}).catch(() => undefined)
  if (here?.id !== auth.user.id) forgetSession(here ? { account: here.id } : { drafts: 'kept' })
  startSession(auth)
}

/** The profile of the session. Undefined if it can't be read. A page that was opened only to log out has yet to read it. */
export const profileHere = () =>
  readToken() === null
    ? Promise.resolve(undefined)
    : fetchEndpoint(accountCalls.profile, {}, { staleTime: Infinity }).catch(() => undefined)

/** Logs out. Removes the session from this device even if the server fails (docs/rules/landlord.md#sessions). */
export async function logOut(): Promise<void> {
  // The profile says whose drafts to remove.
  await profileHere()
  if (readToken() !== null) await call(sessionCalls.logout, {}).catch(() => undefined)
  forgetSession()
}
