import type { OwnedCtx } from '../../base/call/context'
import type { Erasure } from '../../base/module/shape'

/** Removes the files of a deleted account's banks, and what it has said of their columns. */
export async function eraseBankFiles({ db, account }: Erasure): Promise<void> {
  await db.deleteFrom('bank_file').where('account_id', '=', account).execute()
  await db.deleteFrom('bank_mapping').where('account_id', '=', account).execute()
}

/** Removes the files that are kept just now: a tenant who is erased may stand in each of them. */
export async function forgetKeptFiles({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>): Promise<void> {
  await db.deleteFrom('bank_file').where('account_id', '=', owner).execute()
}
