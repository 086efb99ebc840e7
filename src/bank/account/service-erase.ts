import type { Erasure } from '../../base/module/shape'

/** Removes the accounts at banks of a deleted account, with whatever hangs on them. */
export async function eraseBankAccounts({ db, account }: Erasure): Promise<void> {
  await db.deleteFrom('bank_account').where('account_id', '=', account).execute()
}
