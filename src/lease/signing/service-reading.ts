import type { Db } from '../../base/db/pool'
import { addTime, type Instant } from '../../base/kit/day'
import { queueJob } from '../../base/outbox/job'
import type { OrderAtProvider } from './port'
import { attemptMs } from './rules-order'
import type { SigningRow } from './service-select'

/** A job that reads an order at its provider. */
export const orderReadingKind = 'signing.read'

/** A job that ends an order which is no longer in the database. */
export const cancelKind = 'signing.cancel'

/** A job that ends an order of which only our name is known, because its creation was never answered. */
export const cancelNamedKind = 'signing.cancelNamed'

const slot = (at: Instant, ms: number) => Math.floor(Date.parse(at) / ms)

/** Queues a reading in the caller's transaction, now or `after` ms. Within the same half minute only one is queued. */
export const queueOrderReading = (
  db: Db,
  now: Instant,
  { account_id, id }: Pick<SigningRow, 'account_id' | 'id'>,
  { after, key }: { readonly after: number; readonly key?: string },
) => {
  const runAt = addTime(now, after)
  return queueJob(
    db,
    now,
    orderReadingKind,
    { account: account_id, signing: id },
    { key: `${orderReadingKind}-${id}-${key ?? slot(runAt, 30_000)}`, runAt },
  )
}

/** Queues the end of an order whose account was deleted, or that was withdrawn before it was made. */
export const queueCancel = (
  db: Db,
  now: Instant,
  via: SigningRow['via'],
  { id, endId = id }: Pick<OrderAtProvider, 'id' | 'endId'>,
) => queueJob(db, now, cancelKind, { via, order: endId }, { key: `${cancelKind}-${endId}` })

/**
 * Queues the end of an order that may exist although its creation was never answered. It is called when no attempt to
 * make the order can still be running.
 */
export const queueCancelNamed = (
  db: Db,
  now: Instant,
  { via, external_id, created_at }: Pick<SigningRow, 'via' | 'external_id' | 'created_at'>,
) =>
  queueJob(
    db,
    now,
    cancelNamedKind,
    { via, externalId: external_id, since: created_at },
    { key: `${cancelNamedKind}-${external_id}`, runAt: addTime(now, attemptMs) },
  )
