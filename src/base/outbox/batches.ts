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
    /** How the attempt before this one ended: its error, or `attemptMarker` when its process died. Null for the first. */
    readonly before: string | null
  }
  /** Aborts when the process must end; a job that stops then is run again by the next process. */
  readonly signal: AbortSignal
}

/**
 * What a kind of job does. Mode `inside`: its effects are rows that commit together with "done", so they happen exactly
 * once. Mode `outside`: it calls another system (mail, a provider) under a lease, so after a crash it may happen twice;
 * it gives the job's key or id to the other system as idempotency key.
 */
export interface JobKind<P> {
  readonly payload: z.ZodType<P>
  readonly mode: 'inside' | 'outside'
  /** Mode `outside`: seconds after which an unfinished attempt counts as lost; longer than its own timeouts. Left out: 120. */
  readonly lease?: number
  /** Milliseconds until the next attempt after so many failures; `random` is in [0, 1). Left out: `backoff` of rules.ts. */
  readonly backoff?: (failures: number, random: number) => number
  run(attempt: JobRun<P>): Promise<void>
}

/** Declares a kind of job. The registry does not know the type of its payload; the worker parses it by its schema. */
export const jobKind = <P>(spec: JobKind<P>): JobKind<unknown> => spec

export type JobKinds = Readonly<Record<string, JobKind<unknown>>>

/** Thrown by a job that cannot succeed however often it is tried: it is given up at once. */
export class GiveUp extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'GiveUp'
  }
}

/** What one batch has done; `next` is where the next one begins, null when there is none. */
export interface Batch<C> {
  readonly rows: number
  readonly next: C | null
}

interface Batches<C> {
  readonly kind: string
  /** Where a batch begins, as JSON keeps it. */
  readonly cursor: z.ZodType<C>
  readonly first: C
  /** One batch, in the transaction of its job: short, so that nobody waits long for a row of it. */
  readonly run: (run: Pick<JobRun<unknown>, 'db' | 'now'>, from: C) => Promise<Batch<C>>
  readonly log: (message: string) => void
}

/**
 * A kind of job that goes through many rows while the app runs. Each batch commits together with the job of the next
 * one, so that after a crash it goes on where it was, and no batch is left out or done twice. Queued with `{}` it begins
 * at the first row. How far it has come is logged with each batch that changed something.
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
