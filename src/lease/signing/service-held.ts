import { appendAudit } from '../../base/audit/service'
import { withLockedAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { StoredOrderState } from '../contract/model-signing'
import { selectContractsAndHidden, type ContractRow } from '../contract/service-select'
import { orderRow } from './service-change'
import { lockSigning, type SigningRow } from './service-select'

export interface LockedOrder {
  readonly ctx: OwnedCtx
  readonly contract: ContractRow
  readonly signing: SigningRow
}

/** Works on an order while account, contract and order are locked. Null when the order was deleted with its account. */
export const withLockedOrder = <T>(
  ctx: OwnedCtx,
  id: number,
  work: (held: LockedOrder) => Promise<T>,
): Promise<T | null> =>
  withLockedAccount(ctx, async (held) => {
    const signing = await lockSigning(held.db, ctx.owner, id)
    if (!signing) return null
    // The list of a finished contract may still be signed after its house was deleted.
    const contract = await selectContractsAndHidden(held)
      .where('contract.id', '=', signing.contract_id)
      .forNoKeyUpdate('contract')
      .executeTakeFirstOrThrow()
    return await work({ ctx: held, contract, signing })
  })

export const updateLockedOrder = (
  { ctx, signing }: LockedOrder,
  values: Partial<Omit<SigningRow, 'signers' | 'id' | 'account_id'>>,
) =>
  orderRow(ctx, signing)
    .set({ ...values, updated_at: ctx.now })
    .execute()

export const auditOrder = ({ ctx, signing }: LockedOrder, state: StoredOrderState) =>
  appendAudit(ctx.db, {
    account: ctx.owner,
    at: ctx.now,
    requestId: ctx.requestId,
    ip: '',
    action: 'signing.read',
    entity: String(signing.contract_id),
    changed: { paper: signing.paper, state },
  })

/** True if an earlier order asked the tenants to sign. */
export async function wereTenantsAskedBefore({ ctx, signing }: LockedOrder): Promise<boolean> {
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
