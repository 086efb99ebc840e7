import type { OwnedCtx } from '../../base/call/context'
import { encryptedRecord } from '../../base/db/encrypted-record'
import type { Encryption } from '../../base/db/encryption'

/** The encrypted column of the accounts from which rent was paid. */
export const encryptedPayer = encryptedRecord('rent_payer', ['encrypted_account'])

/** An account as it was remembered; null where it can't be read. */
export const readPayer = (
  row: { readonly id: number; readonly encrypted_account: string },
  encryption: Pick<Encryption, 'decrypt'>,
): string | null => encryptedPayer.open(row, encryption).values.encrypted_account

/** The accounts from which the rent of the caller's contracts was paid, as they are stored. */
export const selectPayers = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('rent_payer')
    .select(['contract_id', 'id', 'encrypted_account', 'created_at'])
    .where('account_id', '=', ctx.owner)
    .orderBy('id')

/**
 * Remembers an account for the contract, once; its id. No two of them are encrypted alike, so that those of the contract are
 * read. The caller holds account and contract.
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
  // The value is bound to the row's id, which the insert has only now given.
  await ctx.db
    .updateTable('rent_payer')
    .set(encryptedPayer.columnsFor({ encrypted_account: payer }, { id, nothing: '', unreadable: [] }, encryption))
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .execute()
  return id
}
