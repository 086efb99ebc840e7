import { z } from 'zod'
import { queueJob } from './job'
import { jobKind, type JobKind, type JobRun } from './job-kind'

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
