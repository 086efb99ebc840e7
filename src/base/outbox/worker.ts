import type pg from 'pg'
import type { Instant } from '../kit/day'
import type { Db } from '../db/pool'
import { queueJob } from './job'
import type { Kinds } from './kind'
import type { Attempt } from './model'
import { slotKey, type Schedule } from './rules'
import { listenForJobs } from './worker-listen'
import { runInside, runOutside } from './worker-run'

export interface WorkerDeps {
  readonly db: Db
  readonly clock: { now(): Instant }
  /** In [0, 1); spreads the retries. */
  readonly random: () => number
  readonly kinds: Kinds
  readonly log: (event: 'jobFailed' | 'jobDead' | 'workerFailed', about: Readonly<Record<string, unknown>>) => void
  /** Where a job that was given up is shown. */
  readonly logAttempt: (db: Db, attempt: Attempt) => Promise<void>
  readonly schedules?: readonly Schedule[]
  /** The pool behind `db`: with it a committed job wakes the workers at once, without it they find it by polling. */
  readonly pool?: pg.Pool
  readonly pollMs?: number
  /** How many outside jobs run at once in this process. */
  readonly outsideAtOnce?: number
}

export interface Worker {
  /** Looks for due jobs now. */
  wake(): void
  /** Finishes what runs, for at most `graceMs`; what then still runs is told to stop, and taken up by another process. */
  stop(graceMs?: number): Promise<void>
}

/** Runs due jobs until stopped. Any number of workers, in any number of processes, share the work. */
export function startWorker(deps: WorkerDeps): Worker {
  const { pollMs = 500, outsideAtOnce = 4 } = deps
  const cut = new AbortController()
  const leaving = new AbortController()
  let rings = 0
  const sleepers = new Set<() => void>()

  const wake = () => {
    rings += 1
    for (const rise of sleepers) rise()
  }
  const sleep = (ms: number | null) =>
    new Promise<void>((done) => {
      const rise = () => {
        clearTimeout(timer)
        sleepers.delete(rise)
        done()
      }
      const timer = ms === null ? undefined : setTimeout(rise, ms)
      sleepers.add(rise)
    })

  // Only the first runner of a mode polls; whoever finds a job rings for the others, so an idle process asks twice per period.
  const runner = async (polls: boolean, runOne: () => Promise<boolean>) => {
    while (!leaving.signal.aborted) {
      // A ring during the search is for a job that the search may have missed.
      const heard = rings
      try {
        if (await runOne()) wake()
        else if (heard === rings) await sleep(polls ? pollMs : null)
      } catch (error) {
        deps.log('workerFailed', { error: error instanceof Error ? error.message : String(error) })
        if (!leaving.signal.aborted) await sleep(pollMs * 4)
      }
    }
  }

  const queued = new Map<string, string>()
  const queueSlots = async () => {
    const now = deps.clock.now()
    for (const each of deps.schedules ?? []) {
      const key = slotKey(each, now)
      if (queued.get(each.kind) === key) continue
      await queueJob(deps.db, now, each.kind, {}, { key })
      queued.set(each.kind, key)
    }
  }

  const inside = runInside(deps, cut.signal)
  const outside = runOutside(deps, cut.signal)
  const runners = [
    runner(true, async () => {
      await queueSlots()
      return await inside()
    }),
    ...Array.from({ length: outsideAtOnce }, (_, index) => runner(index === 0, outside)),
  ]
  const listener = deps.pool ? listenForJobs(deps.pool, wake) : undefined

  return {
    wake,
    async stop(graceMs = 10_000) {
      leaving.abort()
      listener?.stop()
      wake()
      const ended = Promise.all(runners)
      const timer = setTimeout(() => cut.abort(new Error('stopped')), graceMs)
      await Promise.race([ended, new Promise((go) => cut.signal.addEventListener('abort', () => setTimeout(go, 1000)))])
      clearTimeout(timer)
    },
  }
}
