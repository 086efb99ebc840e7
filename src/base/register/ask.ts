import { setTimeout as sleep } from 'node:timers/promises'
import { ProviderFailure } from '../provider/failure'
import { providerFetch } from '../provider/fetch'
import { openProvider, type ProviderDeps } from '../provider/provider'

/** The time for a look-up while somebody types, in ms, with everything that it asks. */
const typingPatienceMs = 2000
/** The time for one request of a job, in ms. */
const jobPatienceMs = 5000
/** The longest wait that a register may ask for before it is tried once more, in ms. */
const longestWaitMs = 60_000
const usualWaitMs = 1000
/** A register that fails is left alone only shortly: people type on, and each look-up costs two seconds at most. */
const pauseMs = 5000

export type RegisterAdapterDeps = Omit<ProviderDeps, 'name' | 'deadlineMs' | 'pauseMs'>

export interface RegisterAnswer {
  readonly status: number
  readonly text: string
}

/** Asks for a path with its query. `signal` ends the request. */
export type AskRegister = (
  path: string,
  headers: Record<string, string>,
  signal: AbortSignal,
) => Promise<RegisterAnswer>

/** The status as a failure, unless it is one of those that mean something. */
export function failureOfStatus({ status }: Pick<RegisterAnswer, 'status'>, as: string): ProviderFailure {
  return new ProviderFailure(status === 429 || status >= 500 ? 'overloaded' : 'refused', `${as}: ${status}`)
}

const requestTo = (url: string, timeoutMs: number, maxBytes: number) => {
  // The path of an address look-up has nothing about a person, and its query never gets into a failure.
  const ask = providerFetch({ origins: [url], timeoutMs, maxBytes })
  return async (path: string, headers: Record<string, string>, signal: AbortSignal) =>
    await ask(`${url}${path}`, { headers: { accept: 'application/json', ...headers }, signal })
}

/**
 * A register that somebody waits for while typing: two seconds for everything, nothing is repeated. The send log gets
 * failures only, and nothing of what was typed.
 */
export function typedRegister(name: string, url: string, { log, ...deps }: RegisterAdapterDeps) {
  const provider = openProvider({
    ...deps,
    name,
    deadlineMs: typingPatienceMs,
    pauseMs,
    log: async (attempt) => {
      // Each key would add a line. A paused register has told its failure already.
      if (!attempt.success && !attempt.requestError.startsWith('paused')) await log(attempt)
    },
  })
  const request = requestTo(url, typingPatienceMs, 500_000)
  const ask: AskRegister = async (path, headers, signal) => {
    const answer = await request(path, headers, signal)
    return { status: answer.status, text: await answer.text() }
  }
  return <T>(operation: string, work: (ask: AskRegister, signal: AbortSignal) => Promise<T>): Promise<T> =>
    provider.ask({ name: operation, userId: null, sendData: {} }, (signal) => work(ask, signal))
}

/**
 * A register that a job reads: five seconds for a request, and one more attempt after 429 or 5xx, not before the
 * register allows it.
 */
export function readRegister(name: string, url: string, deps: RegisterAdapterDeps) {
  const provider = openProvider({ ...deps, name, deadlineMs: longestWaitMs + 3 * jobPatienceMs, pauseMs })
  const request = requestTo(url, jobPatienceMs, 5_000_000)
  return <T>(operation: string, path: string, read: (text: string) => T): Promise<T> =>
    provider.ask({ name: operation, userId: null, sendData: {} }, async (signal) => {
      let answer = await request(path, {}, signal)
      if (answer.status === 429 || answer.status >= 500) {
        await sleep(waitMs(answer.headers.get('retry-after')), undefined, { signal })
        answer = await request(path, {}, signal)
      }
      if (answer.status !== 200) throw failureOfStatus(answer, operation)
      return read(await answer.text())
    })
}

function waitMs(retryAfter: string | null): number {
  const seconds = Number(retryAfter)
  if (retryAfter === null || !Number.isFinite(seconds) || seconds < 0) return usualWaitMs
  return Math.min(seconds * 1000, longestWaitMs)
}
