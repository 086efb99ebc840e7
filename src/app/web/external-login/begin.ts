import { z } from 'zod'
import { call } from '../../../base/ui/query/call'
import { tabNote } from '../../../base/ui/query/tab-note'
import { externalLoginCalls } from '../../../landlord/external-login/calls'
import { providerName } from '../../../landlord/external-login/model'

/** Id of the tax year's panel that needs the login. */
export const authorityId = 'tax-authority'

/** The page to return to from the provider. Without one the way back leads home. */
const noted = tabNote('external-login-back', z.string())

/**
 * Goes to the provider. `back` is the page to return to. Returns false when there is no such provider. Throws CallError
 * when it can't be reached. With a session it links the electronic id to the session's account.
 */
export async function goToProvider(back: string | undefined, name: string = providerName): Promise<boolean> {
  const providers = await call(externalLoginCalls.providers, {})
  const provider = providers.find((each) => each.name === name)
  if (!provider) return false
  noted.write(back ?? null)
  window.location.assign(provider.authUrl)
  return true
}

/** The noted page. Undefined when there is none. */
export const backNoted = (): string | undefined => noted.read() ?? undefined

/** The page to return to after the logout at the provider. */
const notedOut = tabNote('external-logout-back', z.string())

/** The logout at the provider. `back` is the page to return to. */
export const logoutHref = (back: string): string => `/logout-difi?${new URLSearchParams({ back }).toString()}`

/** Remembers the page during the visit to the provider. Undefined: none. */
export const noteLogoutBack = (back: string | undefined): void => notedOut.write(back ?? null)

/** The noted page. Undefined when there is none. */
export const logoutBackNoted = (): string | undefined => notedOut.read() ?? undefined
