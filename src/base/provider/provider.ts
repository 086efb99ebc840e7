import type { Instant } from '../kit/day'
import type { Attempt } from '../sendlog/model'
import { createBreaker } from './breaker'
import { ProviderFailure } from './failure'

/** One thing that is asked of a provider. What stands here is stored in the send log as it is: nothing secret. */
export interface Operation {
  /** What is asked, for the administrator: `create checkout`. */
  readonly name: string
  /** The account it is asked for; null for none. */
  readonly userId: number | null
  /** What was sent, redacted: no body, no code, no whole address or number. */
  readonly sendData: Attempt['sendData']
  /** The job that asks it, if one does: what was given up is queued again from its entry. */
  readonly job?: number | undefined
}

/** What every adapter asks its provider through. */
export interface Provider {
  /**
   * Runs one operation: at most `deadlineMs` however often its adapter tries again, not at all while the provider is
   * paused, written into the send log with its outcome. Throws what the action throws; what is no ProviderFailure is the
   * adapter's own and leaves the breaker alone.
   */
  ask<T>(operation: Operation, action: (signal: AbortSignal) => Promise<T>): Promise<T>
}

/** Who measures what is asked of providers. It sees names that the product gives, never what is sent. */
export interface ProviderWatch {
  /** A provider can be asked from now on; `isPaused` says at any time whether it failed five times in a row and never since answered. */
  opened(provider: string, isPaused: () => boolean): void
  /** Runs one operation; what it throws is thrown on. */
  asked<T>(provider: string, operation: string, work: () => Promise<T>): Promise<T>
}

export interface ProviderDeps {
  /** The service's name, as the send log has it: `stripe`. */
  readonly name: string
  readonly clock: { now(): Instant }
  /** A steady clock in milliseconds. */
  readonly steady: () => number
  /** Stores the attempt on its own, whatever becomes of the caller's transaction. */
  readonly log: (attempt: Attempt) => Promise<void>
  /** Left out: 11 s, so that a landlord who waits has an answer within 12. */
  readonly deadlineMs?: number | undefined
  /** Left out: nobody measures. */
  readonly watch?: ProviderWatch | undefined
}

export function openProvider({ name, clock, steady, log, deadlineMs = 11_000, watch }: ProviderDeps): Provider {
  const breaker = createBreaker(steady)
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
      else breaker.leftOpen()
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

/** The action is told by its signal, and is not waited for if it doesn't listen. */
async function withDeadline<T>(action: (signal: AbortSignal) => Promise<T>, ms: number): Promise<T> {
  const deadline = AbortSignal.timeout(ms)
  const late = new Promise<never>((_, reject) => {
    deadline.addEventListener('abort', () => reject(new ProviderFailure('timeout', `no answer in ${ms} ms`)))
  })
  const work = action(deadline)
  work.catch(() => undefined)
  return await Promise.race([work, late])
}
