import type { Erasure } from '../../base/module/shape'

/** Deletes the bank accounts of a deleted user account, with everything that depends on them. */
export async function eraseBankAccounts({ db, account }: Erasure): Promise<void> {
  await db.deleteFrom('bank_account').where('account_id', '=', account).execute()
}
