import { accountCalls } from '../calls'
import type { Auth, Profile } from '../model'
import { isDraft, isDraftOf } from '../../../base/ui/form/draft-key'
import { fetchEndpoint, putAnswer, queryKeyOf, queryClient } from '../../../base/ui/query/endpoint-query'
import { call } from '../../../base/ui/query/call'
import { CallError } from '../../../base/ui/query/call-request'
import { adoptLanguage } from '../../../base/ui/words/use-words'
import { clearToken, readToken, saveToken } from '../../../base/ui/query/session'

/** Choices of this device, not of the account: they outlive a logout. */
const ofDevice = /^(language|mantine-color-scheme-value|sidebar|shortcuts|appModal|recovery-codes-unsaved)/

/** Starts a session on this device with what login, registration or a login link answered. */
export function startSession({ accessToken, user }: Auth): void {
  queryClient.clear()
  saveToken(accessToken)
  adoptLanguage(user.language)
  putAnswer(accountCalls.profile, user)
}

/** The same account goes on after its session had ended: what stands on the screen stays, and is asked for anew. */
export function resumeSession({ accessToken, user }: Auth): void {
  saveToken(accessToken)
  queryClient.setQueryData(queryKeyOf(accountCalls.profile), user)
  void queryClient.invalidateQueries()
}

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
  if (here) await call(accountCalls.logout, {}).catch(() => undefined)
  if (here?.id !== auth.user.id) forgetSession(here ? { account: here.id } : { drafts: 'kept' })
  startSession(auth)
}

const accountHere = () => queryClient.getQueryData<Profile>(queryKeyOf(accountCalls.profile))?.id

interface Forgetting {
  /** Keeps what the account has typed and not saved, for its next login here: nobody has logged out. */
  readonly drafts?: 'kept' | 'removed'
  /** Whose they are; left out: whose profile these pages have read. */
  readonly account?: number
}

/** Forgets everything of the account on this device; drafts of other accounts are theirs. */
export function forgetSession({ drafts = 'removed', account = accountHere() }: Forgetting = {}): void {
  const stays = (key: string) =>
    ofDevice.test(key) || (isDraft(key) && (drafts === 'kept' || !isDraftOf(key, account ?? null)))
  clearToken()
  queryClient.clear()
  try {
    for (const key of Object.keys(localStorage)) if (!stays(key)) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // A browser without storage has nothing to forget.
  }
}

/** Logs out. A failure on the server's side is ignored (docs/rules.md#sessions): this device forgets in any case. */
export async function endSession(): Promise<void> {
  // Whose drafts are removed is the profile's to say; a page that was opened just to log out has not read it.
  if (readToken() !== null)
    await fetchEndpoint(accountCalls.profile, {}, { staleTime: Infinity }).catch(() => undefined)
  if (readToken() !== null) await call(accountCalls.logout, {}).catch(() => undefined)
  forgetSession()
}
