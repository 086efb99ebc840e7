import type pg from 'pg'
import { scheduleSlotKey, type Schedule } from './rules'
import { jobChannel, queueJob } from './job'
import { runLeased, runLocked, type RunDeps } from './worker-run'

export interface Listener {
  stop(): void
}

/** Wakes at each committed job. When its connection breaks, the workers poll until another is opened (`pauseMs`). */
function listenForJobs(pool: pg.Pool, wake: () => void, pauseMs = 5000): Listener {
  let stopped = false
  let client: pg.PoolClient | undefined
  let timer: NodeJS.Timeout | undefined

  const lost = (error: Error) => {
    if (!client) return
    client.removeAllListeners('notification')
    client.release(error)
    client = undefined
    retry()
  }
  const retry = () => {
    if (!stopped) timer = setTimeout(open, pauseMs).unref()
  }
  const open = () => {
    pool.connect().then(async (opened) => {
      client = opened
      opened.on('notification', wake)
      // While a connection is checked out, the pool does not listen for its errors.
      opened.on('error', lost)
      await opened.query(`listen ${jobChannel}`).catch(lost)
      if (stopped) lost(new Error('stopped'))
      else wake()
    }, retry)
  }
  open()
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
      lost(new Error('stopped'))
    },
  }
}

export interface WorkerDeps extends RunDeps {
  readonly schedules?: readonly Schedule[]
  /** A committed job wakes the workers at once. Without the pool they poll. */
  readonly pool?: pg.Pool
  readonly pollMs?: number
  /** The number of jobs of mode `outside` that run at once in this process. One awaited job may run in addition. */
  readonly outsideAtOnce?: number
}

export interface Worker {
  wake(): void
  /** Stops taking jobs. Jobs that still run after `graceMs` are aborted, and another process runs them again. */
  stop(graceMs?: number): Promise<void>
}

/** Starts a worker. Any number of workers, in any number of processes, share the work. */
export function startWorker(deps: WorkerDeps): Worker {
  const { pollMs = 500, outsideAtOnce = 4 } = deps
  const aborting = new AbortController()
  const stopping = new AbortController()
  let wakes = 0
  const sleepers = new Set<() => void>()

  const wake = () => {
    wakes += 1
    for (const end of sleepers) end()
  }
  const sleep = (ms: number | null) =>
    new Promise<void>((done) => {
      const end = () => {
        clearTimeout(timer)
        sleepers.delete(end)
        done()
      }
      const timer = ms === null ? undefined : setTimeout(end, ms)
      sleepers.add(end)
    })

  // Only the first runner of a mode polls. A runner that finds a job wakes the others. So an idle process makes only
  // two queries per period.
  const runner = async (polls: boolean, runOne: () => Promise<boolean>) => {
    while (!stopping.signal.aborted) {
      // A wake may come during the search, which can miss the new job. The runner then searches again.
      const before = wakes
      try {
        if (await runOne()) wake()
        else if (before === wakes) await sleep(polls ? pollMs : null)
      } catch (error) {
        deps.log('workerFailed', { error: error instanceof Error ? error.message : String(error) })
        if (!stopping.signal.aborted) await sleep(pollMs * 4)
      }
    }
  }

  const queued = new Map<string, string>()
  const queueSlots = async () => {
    const now = deps.clock.now()
    for (const each of deps.schedules ?? []) {
      const key = scheduleSlotKey(each, now)
      if (queued.get(each.kind) === key) continue
      await queueJob(deps.db, now, each.kind, {}, { key })
      queued.set(each.kind, key)
    }
  }

  const inside = runLocked(deps, aborting.signal)
  const outside = runLeased(deps, aborting.signal)
  const runners = [
    runner(true, async () => {
      await queueSlots()
      return await inside()
    }),
    ...Array.from({ length: outsideAtOnce }, (_, index) => runner(index === 0, outside)),
    // An additional runner for awaited jobs only, because a provider that hangs may occupy all other runners.
    runner(true, runLeased(deps, aborting.signal, ['awaited'])),
  ]
  const listener = deps.pool ? listenForJobs(deps.pool, wake) : undefined

  return {
    wake,
    async stop(graceMs = 10_000) {
      stopping.abort()
      listener?.stop()
      wake()
      const ended = Promise.all(runners)
      const timer = setTimeout(() => aborting.abort(new Error('stopped')), graceMs)
      await Promise.race([
        ended,
        new Promise((go) => aborting.signal.addEventListener('abort', () => setTimeout(go, 1000))),
      ])
      clearTimeout(timer)
    },
  }
}
