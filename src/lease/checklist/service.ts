import type { OwnedCtx } from '../../base/call/context'
import { assertTableCoversForm } from '../../base/db/covers'
import type { DB } from '../../base/db/schema'
import { Refusal } from '../../base/kit/refusal'
import type { ChecklistForm } from './model'
import { storedChecklist } from './rules'

assertTableCoversForm<ChecklistForm, DB['contract_list']>()

export type ContractListKind = DB['contract_list']['kind']

type Writing = Pick<OwnedCtx, 'db' | 'owner'>

/** Stores how the list is signed. Null makes it editable again. */
export async function setHandoverSignature(
  { db, owner }: Writing,
  contract: number,
  signatureType: DB['contract_list']['signatureType'],
): Promise<void> {
  await db
    .updateTable('contract_list')
    .set({ signatureType })
    .where('account_id', '=', owner)
    .where('contract_id', '=', contract)
    .where('kind', '=', 'checklist')
    .execute()
}

export async function eraseHandover({ db, owner }: Writing, contract: number): Promise<void> {
  await db
    .deleteFrom('contract_list')
    .where('account_id', '=', owner)
    .where('contract_id', '=', contract)
    .where('kind', '=', 'checklist')
    .execute()
}

/**
 * Stores the list of this kind. The caller has locked the contract. Refuses with 409 contractSigned if this list is
 * being signed or is signed.
 */
export async function storeContractList(
  ctx: OwnedCtx,
  contract: number,
  kind: ContractListKind,
  form: ChecklistForm,
): Promise<void> {
  const values = { ...storedChecklist(form), updated_at: ctx.now }
  const written = await ctx.db
    .insertInto('contract_list')
    .values({ ...values, account_id: ctx.owner, contract_id: contract, kind, created_at: ctx.now })
    .onConflict((known) =>
      known
        .columns(['account_id', 'contract_id', 'kind'])
        .doUpdateSet(values)
        .where('contract_list.signatureType', 'is', null),
    )
    .executeTakeFirst()
  if (written.numInsertedOrUpdatedRows !== 1n) throw new Refusal('contractSigned')
}
