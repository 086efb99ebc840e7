import { z } from 'zod'
import { tabNote } from '../../../base/ui/query/tab-note'
import type { Interrupted } from '../../plan/web/use-subscribe'

/** An address of this app, which `//elsewhere` is not. */
const place = tabNote(
  'subscription-interrupted',
  z.object({
    account: z.number(),
    href: z.string().regex(/^\/(?![/\\])/),
    isTyped: z.boolean(),
  }),
)

/** Without a value there is no way back. */
export const keepInterrupted = (account: number, interrupted: Interrupted | undefined): void =>
  place.write(interrupted === undefined ? null : { account, ...interrupted })

/** Null when it is another account's. */
export function readInterrupted(account: number): Interrupted | null {
  const found = place.read()
  if (found === null) return null
  const { account: whose, ...interrupted } = found
  return whose === account ? interrupted : null
}

export const forgetInterrupted = (): void => place.write(null)
