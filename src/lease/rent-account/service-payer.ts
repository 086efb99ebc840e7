import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { encryptedRecord } from '../../base/db/encrypted-record'

export const payerEncryption = encryptedRecord('rent_payer', ['encrypted_account'])

/** The bank account that pays. Refuses with 409 unreadable. */
export const readPayer = (
  row: { readonly id: number; readonly encrypted_account: string },
  encryption: Pick<Encryption, 'decrypt'>,
): string | null => payerEncryption.read('encrypted_account', row, encryption)

export const selectPayers = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('rent_payer')
    .select(['contract_id', 'id', 'encrypted_account', 'created_at'])
    .where('account_id', '=', ctx.owner)
    .orderBy('id')

/**
 * Stores a bank account once for the contract, and returns its id. Encrypting the same account twice gives different
 * values, so the stored ones are decrypted and compared. The caller has locked user account and contract.
 */
export async function rememberPayer(
  ctx: OwnedCtx,
  encryption: Pick<Encryption, 'encrypt' | 'decrypt'>,
  contract: number,
  payer: string,
): Promise<number> {
  const known = await selectPayers(ctx).where('contract_id', '=', contract).execute()
  const same = known.find((row) => readPayer(row, encryption) === payer)
  if (same) return same.id
  const { id } = await ctx.db
    .insertInto('rent_payer')
    .values({ account_id: ctx.owner, contract_id: contract, encrypted_account: '', created_at: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  // The value is bound to the row's id, which is known only after the insert.
  await ctx.db
    .updateTable('rent_payer')
    .set(payerEncryption.columnsFor({ encrypted_account: payer }, { id, nothing: '' }, encryption))
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .execute()
  return id
}
