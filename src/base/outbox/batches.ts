import { z } from 'zod'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import { queueJob } from './worker-claim'

/** One attempt at a job. */
export interface JobRun<P> {
  /** Mode `inside`: the transaction that also marks the job as done. Mode `outside`: the pool. */
  readonly db: Db
  readonly now: Instant
  readonly payload: P
  readonly job: {
    readonly id: number
    readonly key: string | null
    /** From 1. */ readonly attempt: number
    /**
     * How the previous attempt ended: its error, or `attemptMarker` when its process died. Null for the first attempt.
     */
    readonly before: string | null
  }
  /** Aborts when the process must end. A job that stops then is run again by the next process. */
  readonly signal: AbortSignal
}

/**
 * The work of a kind of job. Mode `inside`: its effects are rows that commit together with "done", so they happen
 * exactly once. Mode `outside`: it calls another system (mail, a provider) under a lease, so after a crash it may
 * happen twice. It passes the job's key or id to the other system as idempotency key.
 */
export interface JobKind<P> {
  readonly payload: z.ZodType<P>
  readonly mode: 'inside' | 'outside'
  /**
   * Mode `outside`: seconds after which an unfinished attempt counts as lost. It must be longer than the job's own
   * timeouts. Left out: 120.
   */
  readonly lease?: number
  /**
   * Milliseconds until the next attempt after this many failures. `random` is in [0, 1). Left out: `backoff` of
   * rules.ts.
   */
  readonly backoff?: (failures: number, random: number) => number
  run(attempt: JobRun<P>): Promise<void>
}

/** Declares a kind of job. The registry does not know the type of its payload. The worker parses it by its schema. */
export const jobKind = <P>(spec: JobKind<P>): JobKind<unknown> => spec

export type JobKinds = Readonly<Record<string, JobKind<unknown>>>

/** Thrown by a job that can never succeed. It is given up at once. */
export class GiveUp extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'GiveUp'
  }
}

/** The result of one batch. `next` is where the next one begins, null when there is none. */
export interface Batch<C> {
  readonly rows: number
  readonly next: C | null
}

interface Batches<C> {
  readonly kind: string
  /** The schema of a batch's start, which is stored as JSON. */
  readonly cursor: z.ZodType<C>
  readonly first: C
  /** One batch, in the transaction of its job. It is short, so that nobody waits long for one of its rows. */
  readonly run: (run: Pick<JobRun<unknown>, 'db' | 'now'>, from: C) => Promise<Batch<C>>
  readonly log: (message: string) => void
}

/**
 * A kind of job that processes many rows while the app runs. Each batch commits together with the job of the next one.
 * So after a crash it continues where it was, and no batch is left out or done twice. Queued with `{}` it begins at the
 * first row. Each batch that changed something logs its progress.
 */
export const batchedJob = <C>({ kind, cursor, first, run, log }: Batches<C>): JobKind<unknown> =>
  jobKind({
    payload: z.looseObject({ from: cursor.optional(), rows: z.int().default(0) }),
    mode: 'inside',
    async run({ db, now, payload }) {
      const done = await run({ db, now }, payload.from ?? first)
      const rows = payload.rows + done.rows
      if (done.next !== null) await queueJob(db, now, kind, { from: done.next, rows })
      if (done.rows > 0) log(`${kind}: ${rows} rows changed${done.next === null ? '' : ', goes on'}`)
    },
  })
