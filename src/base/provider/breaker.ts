/** After five outages in a row a provider is not asked for thirty seconds. */
export interface Breaker {
  /** Not during the pause. After it one request at a time, until one succeeds. */
  mayAsk(): boolean
  /** Still true while single requests are allowed after a pause. */
  isPaused(): boolean
  succeeded(): void
  failed(): void
  /** The allowed request has ended without showing anything about the provider. */
  leftOpen(): void
}

/** `pauseMs` follows so many outages in a row. */
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
