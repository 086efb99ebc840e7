import type { OwnedCtx } from '../../base/call/context'
import { addTime, type Instant } from '../../base/kit/day'
import { queueJob } from '../../base/outbox/job'
import type { SubmissionRow } from './service-select'

/** The job that looks how a submission stands. */
export const lookKind = 'taxReturn.look'

/** Queues a look at a submission, `after` ms from now; `tries` counts those before it. */
export const queueSubmissionLook = (
  { db }: Pick<OwnedCtx, 'db'>,
  { id, account_id }: Pick<SubmissionRow, 'id' | 'account_id'>,
  { now, after, tries }: { readonly now: Instant; readonly after: number; readonly tries: number },
) =>
  queueJob(
    db,
    now,
    lookKind,
    { account: account_id, submission: id, tries },
    { key: `${lookKind}-${id}-${now}-${tries}`, runAt: addTime(now, after) },
  )
