import { z } from 'zod'
import { call } from '../../../base/ui/query/call'
import { tabNote } from '../../../base/ui/query/tab-note'
import { externalLoginCalls } from '../../../landlord/external-login/calls'
import { providerName } from '../../../landlord/external-login/model'

/** The id of the tax year's panel. */
export const authorityPanelId = 'tax-authority'

/** The page to return to after a login. Without it the way back leads home. */
const noted = tabNote('external-login-back', z.string())

/**
 * Goes to the provider. `back` is the page to return to. False when there is no such provider. Throws CallError when
 * it can't be reached. With a session the electronic id is linked to the account.
 */
export async function goToLoginProvider(back: string | undefined, name: string = providerName): Promise<boolean> {
  const providers = await call(externalLoginCalls.providers, {})
  const provider = providers.find((each) => each.name === name)
  if (!provider) return false
  noted.write(back ?? null)
  window.location.assign(provider.authUrl)
  return true
}

export const notedPageAfterLogin = (): string | undefined => noted.read() ?? undefined

const notedOut = tabNote('external-logout-back', z.string())

export const logoutHref = (back: string): string => `/logout-difi?${new URLSearchParams({ back }).toString()}`

export const notePageAfterLogout = (back: string | undefined): void => notedOut.write(back ?? null)

export const notedPageAfterLogout = (): string | undefined => notedOut.read() ?? undefined
