import type { Clock } from '../../base/call/context'
import { osloDay, type Day, type Instant } from '../../base/kit/day'

/** The clock of the app that is filled. */
export interface DemoClock extends Clock {
  readonly setNow: (now: Instant) => void
}

/** A clock that shows the time of another one until it is set. Then it shows the set time. */
export function settableClock(clock: Clock): DemoClock {
  let set: Instant | null = null
  return {
    now: () => set ?? clock.now(),
    setNow: (now) => void (set = now),
  }
}

/** Noon or one o'clock in Norway, which is the same day in Oslo and in UTC. */
const noonOf = (day: Day): Instant => `${day}T11:00:00.000Z` as Instant

/** Runs an action as if it were that day, so that papers and records have it. */
export async function onDay<T>(clock: DemoClock, day: Day, act: () => Promise<T>): Promise<T> {
  const now = clock.now()
  if (day === osloDay(now)) return await act()
  clock.setNow(noonOf(day))
  try {
    return await act()
  } finally {
    clock.setNow(now)
  }
}
