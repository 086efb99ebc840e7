import type { Db } from '../../base/db/pool'
import type { Instant } from '../../base/kit/day'
import { queueJob } from '../../base/outbox/job'

/** The job that ends a checkout. Nobody should pay it any more. */
export const expireKind = 'subscription.expireCheckout'

/** Erases an ended subscription. An open checkout is ended too, because nobody would get anything for the payment. */
export async function eraseSubscription(erasure: {
  readonly db: Db
  readonly now: Instant
  readonly account: number
}): Promise<void> {
  const { db, now, account } = erasure
  const gone = await db
    .deleteFrom('subscription')
    .where('account_id', '=', account)
    .returning('checkout')
    .executeTakeFirst()
  if (gone?.checkout) await queueJob(db, now, expireKind, { checkout: gone.checkout })
}
