import type { Erasure } from '../../base/module/shape'
import { supplierRecord } from './model'

/** Erases the names and addresses of suppliers. The rows stay while vouchers refer to them. */
export async function eraseSuppliers({ db, now, account }: Erasure): Promise<void> {
  await db
    .updateTable('supplier')
    .set({ ...supplierRecord.erased(), updated_at: now })
    .where('account_id', '=', account)
    .execute()
}
