import { call } from '../../../base/ui/query/call'
import { externalLoginCalls } from '../../../landlord/external-login/calls'
import { providerName } from '../../../landlord/external-login/model'

/** Where somebody wanted to go who is at the provider, for this visit. */
const entry = 'external-login-back'

/**
 * Leaves for the provider; `back` is the page that the way back leads to. False where there is no such provider. Throws
 * CallError where it can't be reached. With a session it links the electronic id to its account.
 */
export async function goToProvider(back: string | undefined, name: string = providerName): Promise<boolean> {
  const providers = await call(externalLoginCalls.providers, {})
  const provider = providers.find((each) => each.name === name)
  if (!provider) return false
  noteBack(back)
  window.location.assign(provider.authUrl)
  return true
}

function noteBack(back: string | undefined): void {
  try {
    if (back === undefined) sessionStorage.removeItem(entry)
    else sessionStorage.setItem(entry, back)
  } catch {
    // Without storage the way back leads home.
  }
}

/** The page that was noted; undefined for none. */
export function backNoted(): string | undefined {
  try {
    return sessionStorage.getItem(entry) ?? undefined
  } catch {
    return undefined
  }
}
