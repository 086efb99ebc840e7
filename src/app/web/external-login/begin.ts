import { z } from 'zod'
import { call } from '../../../base/ui/query/call'
import { tabNote } from '../../../base/ui/query/tab-note'
import { externalLoginCalls } from '../../../landlord/external-login/calls'
import { providerName } from '../../../landlord/external-login/model'

/** Of the tax year's panel that needs the login. */
export const authorityId = 'tax-authority'

/** The page to return to from the provider. Without one the way back leads home. */
const noted = tabNote('external-login-back', z.string())

/**
 * `back` is the page to return to. False when there is no such provider. Throws CallError when it can't be reached.
 * With a session it links the electronic id to the session's account.
 */
export async function goToProvider(back: string | undefined, name: string = providerName): Promise<boolean> {
  const providers = await call(externalLoginCalls.providers, {})
  const provider = providers.find((each) => each.name === name)
  if (!provider) return false
  noted.write(back ?? null)
  window.location.assign(provider.authUrl)
  return true
}

export const backNoted = (): string | undefined => noted.read() ?? undefined

/** The page to return to after the logout at the provider. */
const notedOut = tabNote('external-logout-back', z.string())

/** `back` is the page to return to. */
export const logoutHref = (back: string): string => `/logout-difi?${new URLSearchParams({ back }).toString()}`

/** During the visit to the provider. Undefined: none. */
export const noteLogoutBack = (back: string | undefined): void => notedOut.write(back ?? null)

export const logoutBackNoted = (): string | undefined => notedOut.read() ?? undefined
