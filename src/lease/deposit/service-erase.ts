import { queueJob } from '../../base/outbox/job'
import type { Erase } from '../../landlord/account/service-delete'
import { expireKind } from '../../landlord/subscription/service-erase'

/**
 * Ends the pages on which opening fees of a deleted account could still be paid: they would be paid for nothing. The rows
 * go with the contracts.
 */
export const eraseDeposits: Erase = async ({ db, now, account }) => {
  const open = await db
    .selectFrom('deposit')
    .select('fee_checkout')
    .where('account_id', '=', account)
    .where('state', '=', 'fee')
    .where('fee_checkout', 'is not', null)
    .execute()
  for (const { fee_checkout } of open)
    await queueJob(db, now, expireKind, { checkout: fee_checkout }, { key: `${expireKind}-${fee_checkout}` })
}
