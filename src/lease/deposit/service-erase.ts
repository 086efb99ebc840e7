import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import { queueJob } from '../../base/outbox/job'
import type { Erase } from '../../landlord/account/service-delete'
import { expireKind } from '../../landlord/subscription/service-erase'
import { latestDeposit } from './service-select'

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

/**
 * Before the draft of a lease is deleted: ends the page on which its opening fee could still be paid. Refuses with 409
 * depositExists when it is paid: the fee is never given back, and would be lost.
 */
export async function endDeposit(ctx: OwnedCtx, contract: number): Promise<void> {
  const deposit = await latestDeposit(ctx, contract)
  if (!deposit) return
  if (deposit.state !== 'fee') throw new Refusal('depositExists')
  const { fee_checkout: checkout } = deposit
  if (checkout !== null) await queueJob(ctx.db, ctx.now, expireKind, { checkout }, { key: `${expireKind}-${checkout}` })
}
