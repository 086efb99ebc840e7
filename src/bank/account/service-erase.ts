import type { Erasure } from '../../base/module/shape'

export async function eraseBankAccounts({ db, account }: Erasure): Promise<void> {
  await db.deleteFrom('bank_account').where('account_id', '=', account).execute()
}
