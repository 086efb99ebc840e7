import { within } from '../../bench/probe'
import type { LoadAnswer, LoadRequest, Client } from './client'

/** A request, and how to handle its answer. `judge` says what is wrong with a successful answer. */
export interface LoadTask {
  readonly asked: LoadRequest
  readonly judge: (answer: LoadAnswer) => string | undefined
}

/** A request with or without an answer. */
export interface RequestOutcome extends Pick<LoadAnswer, 'at' | 'ms' | 'servedBy' | 'isRetried'> {
  readonly tag: string
  /** The reason why the request counts as failed. */
  readonly failure?: string
}

/** A part of the run, from one moment to another. */
export interface LoadPhase {
  readonly name: string
  readonly from: number
  readonly to: number
}

/**
 * Sends requests at an even rate per second, until it is stopped. While 20 requests wait for their answers, no other is
 * sent, because a busy machine answers fewer.
 */
export function startLoad(client: Client, next: () => LoadTask, rate: number) {
  const outcomes: RequestOutcome[] = []
  const open = new Set<Promise<void>>()
  const begun = performance.now()
  let sent = 0
  const one = async () => {
    const { asked, judge } = next()
    const { at, ms, servedBy, isRetried, ...answer } = await client.send(asked)
    const isGood = answer.status >= 200 && answer.status < 300
    const failure = isGood
      ? judge({ at, ms, servedBy, isRetried, ...answer })
      : answer.error || `${answer.status} ${servedBy} ${answer.bytes.subarray(0, 200).toString()}`
    outcomes.push({
      at,
      ms,
      servedBy,
      isRetried,
      tag: asked.tag,
      ...(failure !== undefined && { failure: `${asked.tag}: ${failure}` }),
    })
  }
  const timer = setInterval(() => {
    for (const due = ((performance.now() - begun) * rate) / 1000; sent < due; sent += 1) {
      if (open.size >= 20) continue
      const work = one().finally(() => open.delete(work))
      open.add(work)
    }
  }, 5)
  return {
    /** Sends no more, and waits for the answers that are still to come. */
    async stop(): Promise<readonly RequestOutcome[]> {
      clearInterval(timer)
      await Promise.all(open)
      return outcomes
    },
  }
}

/** The number of answers by each version, as a text like `before 1200, this 900`. */
function servedBy(outcomes: readonly RequestOutcome[]): string {
  const counts = new Map<string, number>()
  for (const { servedBy } of outcomes) {
    const version = servedBy.replace(/-\d$/, '')
    counts.set(version, (counts.get(version) ?? 0) + 1)
  }
  return [...counts].map(([version, count]) => `${version || 'nobody'} ${count}`).join(', ')
}

/** A line for each phase: its requests, which versions answered, and the time of the answers. */
export const loadFigures = (phases: readonly LoadPhase[], outcomes: readonly RequestOutcome[]): string =>
  phases
    .map(({ name, from, to }) => {
      const own = outcomes.filter(({ at }) => at >= from && at < to)
      const times = own.map(({ ms }) => ms)
      const count = (holds: (one: RequestOutcome) => boolean) => own.filter(holds).length
      return [
        `${name}: ${((to - from) / 1000).toFixed(1)} s`,
        `${own.length} requests (${servedBy(own)})`,
        `p50 ${within(times, 0.5).toFixed(0)} ms, p99 ${within(times, 0.99).toFixed(0)} ms, longest ${within(times, 1).toFixed(0)} ms`,
        `${count(({ isRetried }) => isRetried)} retried, ${count(({ failure }) => failure !== undefined)} failed`,
      ].join('; ')
    })
    .join('\n')
