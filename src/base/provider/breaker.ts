/** Stops requests to a provider that fails: after five outages in a row it is left alone for thirty seconds. */
export interface Breaker {
  /**
   * Whether a request is allowed now. During the pause none is. After the pause one at a time is, until one succeeds.
   */
  mayAsk(): boolean
  /**
   * Whether it failed that often in a row, and has not succeeded since. Still true while single requests are allowed
   * after a pause.
   */
  isPaused(): boolean
  succeeded(): void
  failed(): void
  /** The request that was allowed has ended without saying anything about the provider. */
  leftOpen(): void
}

/** After how many outages in a row, and for how long, in ms. */
interface Patience {
  readonly outages: number
  readonly pauseMs: number
}
const usual: Patience = { outages: 5, pauseMs: 30_000 }

/** `now` is a steady clock in milliseconds. Each process has its own breaker: a lost count costs five more attempts. */
export function createBreaker(now: () => number, { outages, pauseMs }: Patience = usual): Breaker {
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
    leftOpen() {
      trying = false
    },
  }
}
