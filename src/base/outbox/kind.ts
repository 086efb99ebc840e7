import type { z } from 'zod'
import type { Instant } from '../kit/day'
import type { Db } from '../db/pool'

export interface Run<P> {
  /** Mode `inside`: the transaction that also marks the job as done. Mode `outside`: the pool. */
  readonly db: Db
  readonly now: Instant
  readonly payload: P
  readonly job: { readonly id: number; readonly key: string | null; /** From 1. */ readonly attempt: number }
  /** Fires when the process must end; what stops by it is taken up again by the next one. */
  readonly signal: AbortSignal
}

/**
 * What a kind of job does. `inside`: its effects are rows, they commit together with "done", so they happen exactly
 * once. `outside`: it reaches out of the house (mail, a provider) under a lease, so after a crash it may happen twice;
 * it hands the job's key or id to the other side as idempotency key.
 */
export interface Kind<P> {
  readonly payload: z.ZodType<P>
  readonly mode: 'inside' | 'outside'
  /** Mode `outside`: seconds after which a silent attempt counts as lost; longer than its own timeouts. Left out: 120. */
  readonly lease?: number
  run(deps: Run<P>): Promise<void>
}

/** Declares a kind. Its payload's type is lost in the registry, where the schema stands in for it. */
export const kind = <P>(spec: Kind<P>): Kind<unknown> => spec

export type Kinds = Readonly<Record<string, Kind<unknown>>>

/** Thrown by a job that cannot succeed however often it is tried: it is dead at once. */
export class GiveUp extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'GiveUp'
  }
}
