import { z } from 'zod'
import type { Interrupted } from './use-subscribe'

const entry = 'subscription-interrupted'

/** What is kept; an address of this app, which `//elsewhere` is not. */
const Place = z.object({
  account: z.number(),
  href: z.string().regex(/^\/(?![/\\])/),
  isTyped: z.boolean(),
})

/** Keeps, while this tab is away to pay, what a landlord was doing before; without anything there is no way back. */
export function keepInterrupted(account: number, interrupted: Interrupted | undefined): void {
  try {
    if (interrupted === undefined) sessionStorage.removeItem(entry)
    else sessionStorage.setItem(entry, JSON.stringify({ account, ...interrupted }))
  } catch {
    // Without storage the landlord finds the way back alone; what was typed is a draft.
  }
}

/** What this account was doing before it went to pay; null where there is nothing, or it is another account's. */
export function readInterrupted(account: number): Interrupted | null {
  try {
    const { account: whose, ...interrupted } = Place.parse(JSON.parse(sessionStorage.getItem(entry) ?? 'null'))
    return whose === account ? interrupted : null
  } catch {
    return null
  }
}

/** The payment is over, whatever came of it. */
export const forgetInterrupted = (): void => keepInterrupted(0, undefined)
