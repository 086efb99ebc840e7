import { z } from 'zod'
import { jobKind, type JobKind, type JobRun } from './job-kind'
import { queueJob } from './job'

/**
 * The number of rows that a batch changed, and the start of the next batch. `next` is null when there is no further
 * batch.
 */
export interface Batch<C> {
  readonly rows: number
  readonly next: C | null
}

interface Batches<C> {
  readonly kind: string
  /** The schema of `first`, which is stored as JSON. */
  readonly cursor: z.ZodType<C>
  readonly first: C
  /** Does one batch. It must be short, so that nobody waits long for one of its rows. */
  readonly run: (run: Pick<JobRun<unknown>, 'db' | 'now'>, from: C) => Promise<Batch<C>>
  readonly log: (message: string) => void
}

/**
 * A job that does long work in batches. Each batch commits together with the job of the next one, so after a crash no
 * batch is left out or done twice. A job that is queued with `{}` begins at the first row. Each batch that changed
 * something logs its progress.
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
