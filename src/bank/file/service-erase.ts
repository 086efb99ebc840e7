import type { OwnedCtx } from '../../base/call/context'
import type { Erasure } from '../../base/module/shape'

/** Deletes the bank files of a deleted account, and the remembered mappings of their columns. */
export async function eraseBankFiles({ db, account }: Erasure): Promise<void> {
  await db.deleteFrom('bank_file').where('account_id', '=', account).execute()
  await db.deleteFrom('bank_mapping').where('account_id', '=', account).execute()
}

/** Deletes the files that are kept at the moment: each of them may name a tenant who is erased. */
export async function forgetKeptFiles({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>): Promise<void> {
  await db.deleteFrom('bank_file').where('account_id', '=', owner).execute()
}
