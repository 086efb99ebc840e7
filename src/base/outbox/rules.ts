import type { Instant } from '../kit/day'

const firstDelay = 10_000
const longestDelay = 3_600_000

export const later = (now: Instant, ms: number): Instant => new Date(Date.parse(now) + ms).toISOString() as Instant

/**
 * Milliseconds until the next attempt after `failures` of them: exponential from 10 s up to an hour, with full jitter
 * so that what failed together does not come back together. `random` is in [0, 1).
 */
export const backoff = (failures: number, random: number): number =>
  Math.floor(random * Math.min(longestDelay, firstDelay * 2 ** Math.max(0, failures - 1)))

/** A job that runs again and again; `everyMinutes` divides the time since 1970 into slots, so all processes name the same one. */
export interface Schedule {
  readonly kind: string
  readonly everyMinutes: number
}

/** Declares a periodic job, at least once a day (what is done longer ago is forgotten, and with it its slot). */
export function schedule(kind: string, everyMinutes: number): Schedule {
  if (!Number.isInteger(everyMinutes) || everyMinutes < 1 || everyMinutes > 1440)
    throw new RangeError(`not a period: ${everyMinutes} minutes`)
  return { kind, everyMinutes }
}

/** The slot that `now` lies in, as the key of its one run. */
export function slotKey({ kind, everyMinutes }: Schedule, now: Instant): string {
  const length = everyMinutes * 60_000
  return `${kind}@${new Date(Math.floor(Date.parse(now) / length) * length).toISOString()}`
}
