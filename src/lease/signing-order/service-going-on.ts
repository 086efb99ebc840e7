import type { OwnedCtx } from '../../base/call/context'
import { addTime } from '../../base/kit/day'
import { queueJob } from '../../base/outbox/job'
import type { SigningRow } from './service-select'

/**
 * The job that goes on with what was begun of one order. It names the order and the state in which it was queued, and does
 * nothing once either has changed: what the landlord has said since stands.
 */
export const goingOnKind = 'signing.goOn'

/** Queues it in the caller's transaction, to run `after` so many ms; with the same key once. */
export const queueGoingOn = (
  { db, now }: Pick<OwnedCtx, 'db' | 'now'>,
  { account_id, id, state }: Pick<SigningRow, 'account_id' | 'id' | 'state'>,
  { key, after }: { readonly key: string; readonly after: number },
) =>
  queueJob(
    db,
    now,
    goingOnKind,
    { account: account_id, signing: id, state },
    { key: `${goingOnKind}-${id}-${state}-${key}`, runAt: addTime(now, after) },
  )
