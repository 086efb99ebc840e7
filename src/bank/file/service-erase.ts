import type { OwnedCtx } from '../../base/call/context'
import type { Erasure } from '../../base/module/shape'

export async function eraseBankFiles({ db, account }: Erasure): Promise<void> {
  await db.deleteFrom('bank_file').where('account_id', '=', account).execute()
  await db.deleteFrom('bank_mapping').where('account_id', '=', account).execute()
}

/** Deletes the uploaded files of an account, because they may name a tenant who is erased. */
export async function deleteStatementFiles({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>): Promise<void> {
  await db.deleteFrom('bank_file').where('account_id', '=', owner).execute()
}
