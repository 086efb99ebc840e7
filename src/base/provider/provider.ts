import type { Instant } from '../kit/day'
import type { Attempt } from '../sendlog/model'
import { createBreaker, usualPatience } from './breaker'
import { ProviderFailure } from './failure'

/** A request to a provider as the send log stores it, unchanged. So it must contain nothing secret. */
export interface Operation {
  /** The name of the call that the administrator reads: `create checkout`. */
  readonly name: string
  readonly userId: number | null
  /** Redacted: no body, no code, no whole address or number. */
  readonly sendData: Attempt['sendData']
  /** The job that makes the request. After it failed for good, it can be queued again from its entry. */
  readonly job?: number | undefined
}

export interface Provider {
  /**
   * Runs one operation and writes its result into the send log. It takes at most `deadlineMs`, with all attempts of the
   * adapter. It does not run while the provider is paused. Throws the errors of the action. An error that is not a
   * ProviderFailure is the adapter's own fault and doesn't affect the breaker.
   */
  ask<T>(operation: Operation, action: (signal: AbortSignal) => Promise<T>): Promise<T>
}

/** Measures requests. It sees names that the product defines, never what is sent. */
export interface ProviderWatch {
  opened(provider: string, isPaused: () => boolean): void
  asked<T>(provider: string, operation: string, work: () => Promise<T>): Promise<T>
}

export interface ProviderDeps {
  /** The provider's name in the send log: `stripe`. */
  readonly name: string
  readonly clock: { now(): Instant }
  /** A clock in milliseconds that never jumps. */
  readonly steady: () => number
  /** Writes the send log, even if the caller's transaction is rolled back. */
  readonly log: (attempt: Attempt) => Promise<void>
  /** Left out: 11 s, so that a waiting landlord has an answer within 12. */
  readonly deadlineMs?: number | undefined
  /** The pause after five outages in a row, in ms. Left out: 30 s. */
  readonly pauseMs?: number | undefined
  /** Left out: nothing is measured. */
  readonly watch?: ProviderWatch | undefined
}

export function openProvider({
  name,
  clock,
  steady,
  log,
  deadlineMs = 11_000,
  pauseMs,
  watch,
}: ProviderDeps): Provider {
  const breaker = createBreaker(steady, { ...usualPatience, ...(pauseMs !== undefined && { pauseMs }) })
  watch?.opened(name, () => breaker.isPaused())

  async function attempt<T>(action: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (!breaker.mayAsk()) throw new ProviderFailure('paused', 'not asked: it failed five times in a row')
    try {
      const value = await withDeadline(action, deadlineMs)
      breaker.succeeded()
      return value
    } catch (error) {
      if (error instanceof ProviderFailure && error.isOutage) breaker.failed()
      else if (error instanceof ProviderFailure) breaker.succeeded()
      else breaker.endedWithoutResult()
      throw error
    }
  }

  return {
    async ask({ name: operation, userId, sendData, job }, action) {
      const begun = steady()
      const entry = (requestError: string): Attempt => ({
        success: requestError === '',
        type: name,
        userId,
        internalData: { ...(job !== undefined && { job }), operation, ms: Math.round(steady() - begun) },
        sendData,
        requestError,
        at: clock.now(),
      })
      try {
        const value = await (watch ? watch.asked(name, operation, () => attempt(action)) : attempt(action))
        await log(entry(''))
        return value
      } catch (error) {
        await log(entry(error instanceof ProviderFailure ? `${error.kind}: ${error.message}` : 'internal'))
        throw error
      }
    },
  }
}

/** Runs an action for at most `ms`. An action that ignores the signal is not awaited any longer. */
async function withDeadline<T>(action: (signal: AbortSignal) => Promise<T>, ms: number): Promise<T> {
  const deadline = AbortSignal.timeout(ms)
  const late = new Promise<never>((_, reject) => {
    deadline.addEventListener('abort', () => reject(new ProviderFailure('timeout', `no answer in ${ms} ms`)))
  })
  const work = action(deadline)
  work.catch(() => undefined)
  return await Promise.race([work, late])
}
