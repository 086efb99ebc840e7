import type { Erasure } from '../../landlord/account/service-delete'

/** Erases who the suppliers of a deleted account are. Their rows stay while vouchers name them. */
export async function eraseSuppliers({ db, now, account }: Erasure): Promise<void> {
  await db
    .updateTable('supplier')
    .set({ name: '', address: '', city: '', postcode: '', updated_at: now })
    .where('account_id', '=', account)
    .execute()
}
