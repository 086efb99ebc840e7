import type { Instant } from '../../src/base/kit/day'

/** The time of the simulated world: it stands still while something is done, and moves only when it is moved. */
export const time = { ms: 0 }

export const instant = (ms = time.ms): Instant => new Date(ms).toISOString() as Instant

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/**
 * What the product waits by (`setTimeout` of node:timers/promises): instead of waiting the world's time moves. The bundle
 * of the simulation (./bundle.ts) puts this module in the place of Node's.
 */
export async function setTimeout(ms = 0, _value?: unknown, { ref = true }: { ref?: boolean } = {}): Promise<void> {
  // What isn't waited for, because something else is hoped to be faster, never comes: a provider answers at once or fails.
  if (!ref) return await new Promise(() => undefined)
  time.ms += ms
}
/** A turn of the event loop. */
export const setImmediate = async (): Promise<void> => undefined
