import { accountCalls } from '../calls'
import type { Auth, Profile } from '../model'
import { isDraft, isDraftOf } from '../../../base/ui/form/draft-key'
import { putAnswer, queryKeyOf, queryClient } from '../../../base/ui/query/endpoint-query'
import { adoptLanguage } from '../../../base/ui/words/use-words'
import { clearToken, saveToken } from '../../../base/ui/query/session'

/** Choices of this device, not of the account: they outlive a logout. */
const ofDevice = /^(language|mantine-color-scheme-value|sidebar|shortcuts|appModal|recovery-codes-unsaved)/

/** Starts a session on this device with what login, registration or a login link answered. */
export function startSession({ accessToken, user }: Auth): void {
  queryClient.clear()
  try {
    // A session that ended by itself may have left those of another account.
    localStorage.removeItem('expense-habits')
  } catch {
    // A browser without storage has none.
  }
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
