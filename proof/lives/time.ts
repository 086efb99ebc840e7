import type { Instant } from '../../src/base/kit/day'

/** The time of the simulated world. It stands still during an action and moves only when code moves it. */
export const time = { ms: 0 }

export const instant = (ms = time.ms): Instant => new Date(ms).toISOString() as Instant

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/**
 * Replaces `setTimeout` of node:timers/promises for the product. Instead of waiting, it moves the simulated time.
 * ./bundle.ts puts this module in the place of Node's.
 */
export async function setTimeout(ms = 0, _value?: unknown, { ref = true }: { ref?: boolean } = {}): Promise<void> {
  // A timer without `ref` only limits other work. It never ends here, because a provider answers at once or fails.
  if (!ref) return await new Promise(() => undefined)
  time.ms += ms
}
/** A turn of the event loop. */
export const setImmediate = async (): Promise<void> => undefined
