import { localPath } from './paths'

/** The place that somebody was sent away from when the session ended, for this visit. */
const entry = 'left-at'

/** Notes whose place it was, so that nobody else is led there. */
export function noteLeft(account: number, href: string): void {
  try {
    sessionStorage.setItem(entry, JSON.stringify({ account, href }))
  } catch {
    // Without storage whoever logs in is led there, and sees their own account only.
  }
}

/** Where a login leads, whatever its steps: back to the wanted place, unless it was another account's; else home. */
export function wayBack(wanted: string | undefined, account: number): string {
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(entry) ?? 'null')
    if (typeof left === 'object' && left !== null && 'href' in left && 'account' in left)
      if (left.href === wanted && left.account !== account) return '/home'
  } catch {
    // The same.
  }
  return localPath(wanted)
}
