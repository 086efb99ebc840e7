import type { Erasure } from '../../base/module/shape'

/** Removes the movements and imports of a deleted account. */
export async function eraseTransactions({ db, account }: Erasure): Promise<void> {
  await db.deleteFrom('bank_transaction').where('account_id', '=', account).execute()
  await db.deleteFrom('bank_import').where('account_id', '=', account).execute()
}
