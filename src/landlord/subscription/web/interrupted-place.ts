import { z } from 'zod'
import { tabNote } from '../../../base/ui/query/tab-note'
import type { Interrupted } from '../../plan/web/use-subscribe'

/** What is kept; an address of this app, which `//elsewhere` is not. Without it the landlord finds the way back alone; what was typed is a draft. */
const place = tabNote(
  'subscription-interrupted',
  z.object({
    account: z.number(),
    href: z.string().regex(/^\/(?![/\\])/),
    isTyped: z.boolean(),
  }),
)

/** Keeps, while this tab is away to pay, what a landlord was doing before; without anything there is no way back. */
export const keepInterrupted = (account: number, interrupted: Interrupted | undefined): void =>
  place.write(interrupted === undefined ? null : { account, ...interrupted })

/** What this account was doing before it went to pay; null where there is nothing, or it is another account's. */
export function readInterrupted(account: number): Interrupted | null {
  const found = place.read()
  if (found === null) return null
  const { account: whose, ...interrupted } = found
  return whose === account ? interrupted : null
}

/** The payment is over, whatever came of it. */
export const forgetInterrupted = (): void => place.write(null)
