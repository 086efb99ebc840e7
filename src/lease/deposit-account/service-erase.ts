import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import type { Erasure } from '../../base/module/shape'
import type { DepositRow } from './service-select'

/** In these states no account holds money, and none will. */
const settled: ReadonlySet<DepositRow['state']> = new Set(['fee', 'paid', 'released', 'canceled'])

/** Before the tenants of a contract are erased. Refuses with 409 depositNotSettled while there is an account for their deposit. */
export async function depositSettled({ db, owner }: OwnedCtx, contract: number): Promise<void> {
  const deposits = await db
    .selectFrom('deposit')
    .select('state')
    .where('account_id', '=', owner)
    .where('contract_id', '=', contract)
    .execute()
  if (!deposits.every(({ state }) => settled.has(state))) throw new Refusal('depositNotSettled')
}

/** Before the orders to sign of an account are erased, or those of one contract: no deposit names them any more. */
export async function forgetSignings(
  { db, account }: Pick<Erasure, 'db' | 'account'>,
  contract?: number,
): Promise<void> {
  const named = db.updateTable('deposit').set({ signing_id: null }).where('account_id', '=', account)
  await (contract === undefined ? named : named.where('contract_id', '=', contract)).execute()
}

/** Removes a deposit of which no account can come any more. */
export const removeDeposit = ({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>, id: number) =>
  db.deleteFrom('deposit').where('account_id', '=', owner).where('id', '=', id).execute()

/** With the tenants: the account's number, which was the tenant's, and what the bank said of it go. The sums stay. */
export const forgetAccount = ({ db, owner, now }: Pick<OwnedCtx, 'db' | 'owner' | 'now'>, contract: number) =>
  db
    .updateTable('deposit')
    .set({ account_number: null, error_at: null, error_message: '', updated_at: now })
    .where('account_id', '=', owner)
    .where('contract_id', '=', contract)
    .execute()
