/** After five outages in a row a provider is not asked for thirty seconds. */
export interface Breaker {
  /** True if a request may be sent: not during the pause, and after it one at a time until one succeeds. */
  mayAsk(): boolean
  /** True if the provider is paused. Still true while single requests are allowed after a pause. */
  isPaused(): boolean
  succeeded(): void
  failed(): void
  /** The allowed request has ended, but its result says nothing about the provider. */
  endedWithoutResult(): void
}

/** The pause that follows a number of outages in a row. */
interface Patience {
  readonly outages: number
  readonly pauseMs: number
}
export const usualPatience: Patience = { outages: 5, pauseMs: 30_000 }

/**
 * Makes a breaker. `now` is a clock in milliseconds that never jumps. Each process has its own breaker. When a process
 * loses its count, that costs only five more attempts.
 */
export function createBreaker(now: () => number, { outages, pauseMs }: Patience = usualPatience): Breaker {
  let failures = 0
  let pausedUntil = 0
  let trying = false
  return {
    mayAsk() {
      if (failures < outages) return true
      if (now() < pausedUntil || trying) return false
      trying = true
      return true
    },
    isPaused: () => failures >= outages,
    succeeded() {
      failures = 0
      trying = false
    },
    failed() {
      failures += 1
      trying = false
      if (failures >= outages) pausedUntil = now() + pauseMs
    },
    endedWithoutResult() {
      trying = false
    },
  }
}
