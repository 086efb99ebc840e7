import { addDays, osloDay, type Instant } from '../kit/day'

/** A moment as Oslo's clocks show it: `2026-11-20T03:15`. */
const shown = (instant: Instant): string =>
  `${osloDay(instant)}T${new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', timeStyle: 'short' }).format(new Date(instant))}`

/**
 * Whether a backup is due that is made each night at `at` (`03:15`, Oslo): none was made since the last such moment. A night
 * that the machine was off is made up for; an installation that has no backup gets its first one at once.
 */
export function isBackupDue(now: Instant, at: string, last: Instant | null): boolean {
  if (last === null) return true
  const clock = shown(now)
  const today = osloDay(now)
  const due = clock.slice(11) >= at ? today : addDays(today, -1)
  return shown(last) < `${due}T${at}`
}

/** The folders of nights that are too many: all but the last `most` of those named by a day. */
export const nightsToRemove = (folders: Iterable<string>, most: number): string[] =>
  [...new Set(folders)]
    .filter((name) => /^\d{4}-\d{2}-\d{2}$/.test(name))
    .toSorted()
    .slice(0, -most)
