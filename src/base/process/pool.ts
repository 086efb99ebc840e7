import { Refusal } from '../kit/refusal'
import { ProcessEnded, startProcess, type JobResult, type ProcessOptions, type RunningProcess } from './start'
import { fairTurns } from './turns'

export interface PoolOptions extends ProcessOptions {
  readonly size: number
  /** The time limit of a job, in ms. With `isPatient` a busy machine gets more time (`jobTimeLeft` of ./start.ts). */
  readonly timeout: number
  /** The maximum number of waiting jobs. A further job is refused. */
  readonly mostWaiting: number
  /**
   * More places for other accounts. There is one for each job that has taken longer than `after` ms, and at most
   * `size`.
   */
  readonly spare?: { readonly size: number; readonly after: number }
}

export interface PoolJobOptions {
  /** Left out: the time limit of the pool. */
  readonly timeout?: number
  /** The maximum time for which the job may wait, in ms. Left out: without limit. */
  readonly patience?: number
  /** When this is aborted, a waiting job is dropped. The process of a running job is ended. */
  readonly gone?: AbortSignal | undefined
}

export interface Pool<Job, Result> {
  /**
   * Does a job. The accounts take turns (./turns.ts). A job that is a function is called when its turn comes. Throws
   * ProcessEnded when the process ended during the job, by its own fault or because it needed too much memory or time.
   * Refuses with 503 unavailable when too many jobs wait, when the job has waited too long, or when the server stops.
   * Throws the reason of `gone`.
   */
  run(account: number, job: Job | (() => Promise<Job>), limits?: PoolJobOptions): Promise<JobResult<Result>>
}

/** The maximum number of processes that a job is offered to. A process may end before it starts the job. */
const attempts = 3

/** All pools. The end of this process doesn't wait for their processes. */
const pools = new Set<{ stop(): void }>()

/** Stops all pools, which then accept no further job. */
export function stopPools(): void {
  for (const pool of pools) pool.stop()
}

/**
 * A pool of processes for native code that opens other people's files and may end its process. Each process does one
 * job at a time. It is started with the first job, not with the server. It is replaced after it has ended.
 */
export function processPool<Job extends object, Result>(options: PoolOptions): Pool<Job, Result> {
  const { timeout: usual } = options
  const refuse = () => new Refusal('unavailable', undefined, 10)
  const inTurn = fairTurns({ ...options, refuse })
  const idle: RunningProcess[] = []
  const all = new Set<RunningProcess>()
  let stopped = false

  async function start(): Promise<RunningProcess> {
    const running = startProcess(options)
    all.add(running)
    void running.ended.then(() => {
      all.delete(running)
      const at = idle.indexOf(running)
      if (at >= 0) idle.splice(at, 1)
    })
    await running.ready
    return running
  }

  async function runIn(
    running: RunningProcess,
    job: Job,
    { timeout = usual, gone }: PoolJobOptions,
  ): Promise<JobResult<Result>> {
    if (gone?.aborted) idle.push(running)
    gone?.throwIfAborted()
    try {
      const done = (await running.run(job, timeout, gone)) as JobResult<Result>
      if (!stopped) idle.push(running)
      return done
    } catch (error) {
      // After a failed job the process is still usable, unless the job ended it.
      if (!(error instanceof ProcessEnded)) idle.push(running)
      throw error
    }
  }

  pools.add({
    stop() {
      stopped = true
      for (const running of all) running.end()
    },
  })
  async function attempt(job: Job, limits: PoolJobOptions): Promise<JobResult<Result>> {
    for (let count = 1; ; count += 1) {
      if (stopped) throw refuse()
      try {
        return await runIn(idle.pop() ?? (await start()), job, limits)
      } catch (error) {
        if (stopped) throw refuse()
        limits.gone?.throwIfAborted()
        // The process ended before it had the job, so the job is not the cause.
        if (!(error instanceof ProcessEnded && error.how === 'idle') || count === attempts) throw error
      }
    }
  }

  return {
    run: (account, job, limits = {}) =>
      inTurn(account, async () => await attempt(typeof job === 'function' ? await job() : job, limits), limits),
  }
}
