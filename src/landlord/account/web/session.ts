import { accountCalls } from '../calls'
import type { LoginAnswer, Profile } from '../model'
import { putAnswer, queryKeyOf, queryClient } from '../../../base/ui/query/endpoint-query'
import { adoptLanguage } from '../../../base/ui/words/use-words'
import { forgetWaitingFiles } from '../../../base/ui/file/waiting-files-database'
import { clearToken, saveToken } from '../../../base/ui/query/session'
import { isEntryKept, type ForgetOptions } from './kept-entries'

export function startSession({ accessToken, user }: LoginAnswer): void {
  queryClient.clear()
  saveToken(accessToken)
  adoptLanguage(user.language)
  putAnswer(accountCalls.profile, user)
}

/** Starts a new session. The same page stays on the screen, and its data is loaded again. */
export function resumeSession({ accessToken, user }: LoginAnswer): void {
  saveToken(accessToken)
  queryClient.setQueryData(queryKeyOf(accountCalls.profile), user)
  void queryClient.invalidateQueries()
}

const accountHere = () => queryClient.getQueryData<Profile>(queryKeyOf(accountCalls.profile))?.id

/** Removes the data of the session from this browser. Drafts and habits of other user accounts stay. */
export function forgetSession({ drafts = 'removed', account = accountHere() }: ForgetOptions = {}): void {
  const stays = (key: string) => isEntryKept(key, { drafts, ...(account !== undefined && { account }) })
  clearToken()
  queryClient.clear()
  try {
    for (const key of Object.keys(localStorage)) if (!stays(key)) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // A browser without storage has nothing to remove.
  }
  if (drafts === 'removed') void forgetWaitingFiles(account).catch(() => undefined)
}
