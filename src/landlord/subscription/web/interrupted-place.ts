import { z } from 'zod'
import { tabNote } from '../../../base/ui/query/tab-note'
import type { InterruptedPage } from '../../plan/web/use-subscribe'

/**
 * The page where the landlord was. It must be an address of this app, so `//elsewhere` is refused.
 */
const place = tabNote(
  'subscription-interrupted',
  z.object({
    account: z.number(),
    href: z.string().regex(/^\/(?![/\\])/),
    isTyped: z.boolean(),
  }),
)

/** Stores where the landlord was. Without a value, there is no way back. */
export const storeInterruptedPage = (account: number, interrupted: InterruptedPage | undefined): void =>
  place.write(interrupted === undefined ? null : { account, ...interrupted })

/** The page that the landlord left. Null if the stored place belongs to another account. */
export function readInterruptedPage(account: number): InterruptedPage | null {
  const found = place.read()
  if (found === null) return null
  const { account: whose, ...interrupted } = found
  return whose === account ? interrupted : null
}

export const forgetInterruptedPage = (): void => place.write(null)
