import { accountCalls } from '../calls'
import type { Auth } from '../model'
import { queryKeyOf, queryClient } from '../../../base/ui/query/endpoint-query'
import { call } from '../../../base/ui/query/call'
import { adoptLanguage } from '../../../base/ui/words/use-words'
import { clearToken, readToken, saveToken } from '../../../base/ui/query/session'

/** Choices of this device, not of the account: they outlive a logout. */
const ofDevice = /^(language|mantine-color-scheme-value|sidebar|shortcuts|appModal)/

/** Starts a session on this device with what login, registration or a login link answered. */
export function startSession({ accessToken, user }: Auth): void {
  queryClient.clear()
  saveToken(accessToken)
  adoptLanguage(user.language)
  queryClient.setQueryData(queryKeyOf(accountCalls.profile), user)
}

/** Forgets everything of the account on this device. */
export function forgetSession(): void {
  clearToken()
  queryClient.clear()
  try {
    for (const key of Object.keys(localStorage)) if (!ofDevice.test(key)) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // A browser without storage has nothing to forget.
  }
}

/** Ends a session that was never kept on this device. */
export const leaveSession = async (token: string): Promise<void> => {
  await call(accountCalls.logout, {}, { token }).catch(() => undefined)
}

/** Logs out. A failure on the server's side is ignored (docs/rules.md#sessions): this device forgets in any case. */
export async function endSession(): Promise<void> {
  if (readToken() !== null) await call(accountCalls.logout, {}).catch(() => undefined)
  forgetSession()
}
