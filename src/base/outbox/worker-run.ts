import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import { redact } from '../sendlog/rules-redact'
import type { Attempt } from '../sendlog/model'
import { GiveUp, type JobKind, type JobKinds, type JobRun } from './job-kind'
import { backoffMs, addMs } from './rules'
import { allJobRanks, markDone, leaseDueJob, lockDueJob, markFailed, type ClaimedJob } from './worker-claim'
import { type JobRank } from './job'

export type JobWatch = (kind: string, work: () => Promise<void>) => Promise<void>

export interface RunDeps {
  readonly db: Db
  readonly clock: { now(): Instant }
  /** In [0, 1). */
  readonly random: () => number
  readonly kinds: JobKinds
  readonly log: (event: 'jobFailed' | 'jobDead' | 'workerFailed', about: Readonly<Record<string, unknown>>) => void
  /** Logs a job that failed for good. */
  readonly logAttempt: (db: Db, attempt: Attempt) => Promise<void>
  /** Measures an attempt, and throws its error again. Left out: nothing is measured. */
  readonly watch?: JobWatch | undefined
}

/** The text of an error as it may be stored, also in the send log. A NUL in it could not be stored at all. */
const messageOf = (error: unknown): string =>
  redact((error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 4000)).slice(0, 500)

const ofMode = (deps: RunDeps, mode: JobKind<unknown>['mode']) =>
  Object.entries(deps.kinds).filter(([, each]) => each.mode === mode)

async function run(deps: RunDeps, job: ClaimedJob, db: Db, now: Instant, signal: AbortSignal): Promise<void> {
  const jobKind = deps.kinds[job.kind]!
  if (job.attempts >= job.max_attempts) throw new GiveUp('the last attempt was lost')
  const parsed = jobKind.payload.safeParse(job.payload)
  // A bad payload is our bug, and another attempt does not help. The message contains no values: they may be personal.
  if (!parsed.success)
    throw new GiveUp(`payload: ${parsed.error.issues.map((issue) => issue.path.join('.') || issue.code).join(', ')}`)
  const about: JobRun<unknown>['job'] = { id: job.id, key: job.key, attempt: job.attempts + 1, before: job.last_error }
  const attempt = () => jobKind.run({ db, now, payload: parsed.data, job: about, signal })
  await (deps.watch ? deps.watch(job.kind, attempt) : attempt())
}

/** Stores a failed attempt. Logs a job that failed for good. `seen` is the number of attempts in the row. */
async function fail(deps: RunDeps, job: ClaimedJob, seen: number, error: unknown): Promise<void> {
  const now = deps.clock.now()
  const failures = job.attempts + 1
  const counted = error instanceof GiveUp ? Math.max(failures, job.max_attempts) : failures
  const dead = counted >= job.max_attempts
  const wait = deps.kinds[job.kind]?.backoff ?? backoffMs
  const runAt = dead ? now : addMs(now, wait(failures, deps.random()))
  await deps.db.transaction().execute(async (tx) => {
    if (!(await markFailed(tx, job.id, { seen, counted, runAt, error: messageOf(error) })) || !dead) return
    await deps.logAttempt(tx, {
      success: false,
      type: 'job',
      userId: null,
      internalData: { job: job.id, kind: job.kind, attempts: failures, givenUp: true },
      sendData: {},
      requestError: messageOf(error),
      at: now,
    })
  })
  deps.log(dead ? 'jobDead' : 'jobFailed', { job: job.id, kind: job.kind, attempt: failures, error: messageOf(error) })
}

/** Runs a job of mode `inside`: its effect and "done" are one transaction. Returns false when no job is due. */
export function runLocked(deps: RunDeps, signal: AbortSignal): () => Promise<boolean> {
  const wanted = { kinds: ofMode(deps, 'inside').map(([name]) => name), ranks: allJobRanks }
  return async () => {
    let job: ClaimedJob | undefined
    try {
      await deps.db.transaction().execute(async (tx) => {
        const now = deps.clock.now()
        job = await lockDueJob(tx, wanted, now)
        if (!job) return
        await run(deps, job, tx, now, signal)
        await markDone(tx, job.id, job.attempts, now).execute()
      })
    } catch (error) {
      if (!job) throw error
      // The effects are rolled back. The failure is stored in a separate transaction.
      if (!signal.aborted) await fail(deps, job, job.attempts, error)
    }
    return job !== undefined
  }
}

/**
 * The maximum number of attempts to store "done" while the database can't be reached, and the pause between two of
 * them.
 */
const saying = { most: 60, pauseMs: 1000 }

/**
 * Stores "done", and tries again while the database can't be reached. A sent message can't be undone. Without "done"
 * another worker would send it again after the lease.
 */
async function sayDone(deps: RunDeps, id: number, seen: number, signal: AbortSignal): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return void (await markDone(deps.db, id, seen, deps.clock.now()).execute())
    } catch (error) {
      if (signal.aborted || tries === saying.most) throw error
      await new Promise((done) => setTimeout(done, saying.pauseMs))
    }
  }
}

/** Runs a job of mode `outside`: lease, effect, done. Returns false when no job of these ranks is due. */
export function runLeased(
  deps: RunDeps,
  signal: AbortSignal,
  ranks: readonly JobRank[] = allJobRanks,
): () => Promise<boolean> {
  const leases = Object.fromEntries(ofMode(deps, 'outside').map(([name, each]) => [name, each.lease ?? 120]))
  return async () => {
    const now = deps.clock.now()
    const job = await leaseDueJob(deps.db, leases, ranks, now)
    if (!job) return false
    const seen = job.attempts + 1
    try {
      await run(deps, job, deps.db, now, signal)
    } catch (error) {
      if (signal.aborted) await release(deps, job, seen)
      else await fail(deps, job, seen, error)
      return true
    }
    await sayDone(deps, job.id, seen, signal)
    return true
  }
}

/** Gives an aborted job back: its attempt is not counted, and the next worker may claim it at once. */
const release = (deps: RunDeps, job: ClaimedJob, seen: number) =>
  markFailed(deps.db, job.id, { seen, counted: job.attempts, runAt: deps.clock.now(), error: null })
