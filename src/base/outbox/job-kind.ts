import { z } from 'zod'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'

export interface JobRun<P> {
  /** In mode `inside` the transaction that also marks the job as done. In mode `outside` the pool. */
  readonly db: Db
  readonly now: Instant
  readonly payload: P
  readonly job: {
    readonly id: number
    readonly key: string | null
    /** From 1. */ readonly attempt: number
    /** The last error, or `runningAttemptMark` when the process of the previous attempt died. Null for the first attempt. */
    readonly before: string | null
  }
  /** Aborted when the process must end. The next process runs a stopped job again. */
  readonly signal: AbortSignal
}

/**
 * Mode `inside`: the effects are rows that commit together with "done", so they happen exactly once. Mode `outside`:
 * the job calls another system (mail, a provider) under a lease, so after a crash it may happen twice. It passes its
 * key or id to the other system as idempotency key.
 */
export interface JobKind<P> {
  readonly payload: z.ZodType<P>
  readonly mode: 'inside' | 'outside'
  /** Mode `outside`: seconds after which an unfinished attempt counts as lost. Left out: 120. */
  readonly lease?: number
  /** The wait before the next attempt, in ms. `random` is in [0, 1). Left out: `backoff` of rules.ts. */
  readonly backoff?: (failures: number, random: number) => number
  run(attempt: JobRun<P>): Promise<void>
}

/** Hides the payload's type, because the worker doesn't know it. The worker parses the payload by the schema. */
export const jobKind = <P>(spec: JobKind<P>): JobKind<unknown> => spec

export type JobKinds = Readonly<Record<string, JobKind<unknown>>>

/** An attempt throws this when the job can never succeed. There are then no further attempts. */
export class GiveUp extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'GiveUp'
  }
}
