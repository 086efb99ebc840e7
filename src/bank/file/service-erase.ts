import type { Erasure } from '../../base/module/shape'

/** Removes the files of a deleted account's banks, and what it has said of their columns. */
export async function eraseBankFiles({ db, account }: Erasure): Promise<void> {
  await db.deleteFrom('bank_file').where('account_id', '=', account).execute()
  await db.deleteFrom('bank_mapping').where('account_id', '=', account).execute()
}
