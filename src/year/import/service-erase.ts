import type { OwnedCtx } from '../../base/call/context'
import type { Erasure } from '../../base/module/shape'

export async function eraseImports({ db, account }: Erasure): Promise<void> {
  await db.deleteFrom('old_books').where('account_id', '=', account).execute()
}

/** Forgets the uploaded files of an account, because they may name a tenant who is erased. What they made stays. */
export async function forgetFiles({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>): Promise<void> {
  await db.deleteFrom('old_books').where('account_id', '=', owner).where('applied_at', 'is', null).execute()
  await db
    .updateTable('old_books')
    .set({
      encrypted_file: '',
      encrypted_reading: '',
      choices: JSON.stringify({ columns: [], answers: {}, leave_out: [] }),
    })
    .where('account_id', '=', owner)
    .execute()
}
