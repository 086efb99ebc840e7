import type { Erasure } from '../../base/module/shape'
import { supplierRecord } from './model'

/** Erases who the suppliers of a deleted account are. Their rows stay while vouchers name them. */
export async function eraseSuppliers({ db, now, account }: Erasure): Promise<void> {
  await db
    .updateTable('supplier')
    .set({ ...supplierRecord.erased(), updated_at: now })
    .where('account_id', '=', account)
    .execute()
}
