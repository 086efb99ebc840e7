import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import { queueJob } from '../../base/outbox/job'
import type { Erase } from '../../landlord/account/service-delete'
import { expireKind } from '../../landlord/subscription/service-erase'
import type { TenantErasure } from '../contract/service-erase-tenant'
import { latestDeposit, type DepositRow } from './service-select'

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
  await endPage(ctx, deposit)
}

/** Ends the page on which an opening fee could still be paid. */
async function endPage({ db, now }: OwnedCtx, { fee_checkout: checkout }: Pick<DepositRow, 'fee_checkout'>) {
  if (checkout !== null) await queueJob(db, now, expireKind, { checkout }, { key: `${expireKind}-${checkout}` })
}

/** In these states no account holds money, and none will. */
const settled: ReadonlySet<DepositRow['state']> = new Set(['fee', 'paid', 'released', 'canceled'])

const depositsOf = async ({ db, owner }: OwnedCtx, contract: number) =>
  await db
    .selectFrom('deposit')
    .select(['state', 'fee_checkout'])
    .where('account_id', '=', owner)
    .where('contract_id', '=', contract)
    .execute()

/** Before the tenants of a contract are erased. Refuses with 409 depositNotSettled while there is an account for their deposit. */
export async function depositSettled(ctx: OwnedCtx, contract: number): Promise<void> {
  const deposits = await depositsOf(ctx, contract)
  if (!deposits.every(({ state }) => settled.has(state))) throw new Refusal('depositNotSettled')
}

/** Erases the account's number, which was the tenant's, and what the bank said of it. The sums stay. */
export async function eraseDepositsOf(ctx: OwnedCtx, { contract }: Pick<TenantErasure, 'contract'>): Promise<void> {
  for (const deposit of await depositsOf(ctx, contract)) if (deposit.state === 'fee') await endPage(ctx, deposit)
  await ctx.db
    .updateTable('deposit')
    .set({ account_number: null, error_at: null, error_message: '', updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('contract_id', '=', contract)
    .execute()
}
