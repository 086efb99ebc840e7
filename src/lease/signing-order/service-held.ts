import { appendAudit } from '../../base/audit/service'
import { holdAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { StoredState } from '../contract/model-signing'
import { type ContractRow, selectContractsAndHidden } from '../contract/service-select'
import { type SigningRow, lockSigning } from './service-select'
import { orderRow } from './service-change'

/** An order with what it belongs to, held. */
export interface HeldOrder {
  readonly ctx: OwnedCtx
  readonly contract: ContractRow
  readonly signing: SigningRow
}

/** Runs with account, contract and order held; null when the order is gone with its account. */
export const holdOrder = <T>(ctx: OwnedCtx, id: number, work: (held: HeldOrder) => Promise<T>): Promise<T | null> =>
  holdAccount(ctx, async (held) => {
    const signing = await lockSigning(held.db, ctx.owner, id)
    if (!signing) return null
    // A finished contract whose list is being signed may lie in a deleted house.
    const contract = await selectContractsAndHidden(held)
      .where('contract.id', '=', signing.contract_id)
      .forNoKeyUpdate('contract')
      .executeTakeFirstOrThrow()
    return await work({ ctx: held, contract, signing })
  })

/** Changes what is stored of it. */
export const setOrder = (
  { ctx, signing }: HeldOrder,
  values: Partial<Omit<SigningRow, 'signers' | 'id' | 'account_id'>>,
) =>
  orderRow(ctx, signing)
    .set({ ...values, updated_at: ctx.now })
    .execute()

/** What the trail says of a change that a reading has brought. */
export const auditOrder = ({ ctx, signing }: HeldOrder, state: StoredState) =>
  appendAudit(ctx.db, {
    account: ctx.owner,
    at: ctx.now,
    requestId: ctx.requestId,
    ip: '',
    action: 'signing.read',
    entity: String(signing.contract_id),
    changed: { paper: signing.paper, state },
  })

/** Whether the tenants were asked to sign this paper before, by another order. */
export async function wasAskedBefore({ ctx, signing }: HeldOrder): Promise<boolean> {
  const { account_id, contract_id, paper, id } = signing
  const before = await ctx.db
    .selectFrom('signing')
    .select('id')
    .where('account_id', '=', account_id)
    .where('contract_id', '=', contract_id)
    .where('paper', '=', paper)
    .where('id', '<', id)
    .where('sent_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return before !== undefined
}
