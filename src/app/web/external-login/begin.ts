import { z } from 'zod'
import { call } from '../../../base/ui/query/call'
import { tabNote } from '../../../base/ui/query/tab-note'
import { externalLoginCalls } from '../../../landlord/external-login/calls'
import { providerName } from '../../../landlord/external-login/model'

/** The tax year's panel that the login is for. */
export const authorityId = 'tax-authority'

/** Where somebody wanted to go who is at the provider; without it the way back leads home. */
const noted = tabNote('external-login-back', z.string())

/**
 * Leaves for the provider; `back` is the page that the way back leads to. False where there is no such provider. Throws
 * CallError where it can't be reached. With a session it links the electronic id to its account.
 */
export async function goToProvider(back: string | undefined, name: string = providerName): Promise<boolean> {
  const providers = await call(externalLoginCalls.providers, {})
  const provider = providers.find((each) => each.name === name)
  if (!provider) return false
  noted.write(back ?? null)
  window.location.assign(provider.authUrl)
  return true
}

/** The page that was noted; undefined for none. */
export const backNoted = (): string | undefined => noted.read() ?? undefined

/** Where somebody wanted to go who logs out at the provider. */
const notedOut = tabNote('external-logout-back', z.string())

/** The logout at the provider; `back` is the page that its way back leads to. */
export const logoutHref = (back: string): string => `/logout-difi?${new URLSearchParams({ back }).toString()}`

/** Keeps the page over the visit to the provider; undefined for none. */
export const noteLogoutBack = (back: string | undefined): void => notedOut.write(back ?? null)

/** The page that was noted; undefined for none. */
export const logoutBackNoted = (): string | undefined => notedOut.read() ?? undefined
