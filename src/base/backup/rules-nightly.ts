import { addDays, osloDay, type Instant } from '../kit/day'

/** The time on Oslo's clocks: `2026-11-20T03:15`. */
const shown = (instant: Instant): string =>
  `${osloDay(instant)}T${new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', timeStyle: 'short' }).format(new Date(instant))}`

/**
 * True if the nightly backup is due. `at` is `03:15` in Oslo. A missed backup stays due. The first backup is due at
 * once.
 */
export function isBackupDue(now: Instant, at: string, last: Instant | null): boolean {
  if (last === null) return true
  const clock = shown(now)
  const today = osloDay(now)
  const due = clock.slice(11) >= at ? today : addDays(today, -1)
  return shown(last) < `${due}T${at}`
}

export const nightsToRemove = (folders: Iterable<string>, most: number): string[] =>
  [...new Set(folders)]
    .filter((name) => /^\d{4}-\d{2}-\d{2}$/.test(name))
    .toSorted()
    .slice(0, -most)
