import { z } from 'zod'
import { tabNote } from '../../base/ui/query/tab-note'
import { localPath } from './paths'

/** The page on which a session ended. A login of another account must not lead there. */
const left = tabNote('left-at', z.object({ account: z.number(), href: z.string() }))

export const noteLeftPage = (account: number, href: string): void => left.write({ account, href })

/** The way back after a login. For a different account than before, the way back is home. */
export function placeAfterLogin(
  wanted: string | undefined,
  account: number,
  isPublicPath: (path: string) => boolean,
): string {
  const place = left.read()
  if (place !== null && place.href === wanted && place.account !== account) return '/home'
  return localPath(wanted, isPublicPath)
}
