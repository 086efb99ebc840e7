import { z } from 'zod'
import { tabNote } from '../../base/ui/query/tab-note'
import { localPath } from './paths'

/** The place that somebody was sent away from when the session ended; without it whoever logs in is led there, and sees their own account only. */
const left = tabNote('left-at', z.object({ account: z.number(), href: z.string() }))

/** Notes whose place it was, so that nobody else is led there. */
export const noteLeft = (account: number, href: string): void => left.write({ account, href })

/** Where a login leads, whatever its steps: back to the wanted place, unless it was another account's; else home. */
export function wayBack(wanted: string | undefined, account: number): string {
  const place = left.read()
  if (place !== null && place.href === wanted && place.account !== account) return '/home'
  return localPath(wanted)
}
