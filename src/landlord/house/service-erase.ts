import type { Erasure } from '../account/service-delete'

/** Hides the houses of a deleted account and erases what says where they are. Their rows stay while vouchers name them. */
export async function eraseHouses({ db, now, account }: Erasure): Promise<void> {
  await db
    .updateTable('house')
    .set((is) => ({
      name: '',
      address: '',
      postcode: '',
      city: '',
      property_number: null,
      holding_number: null,
      lease_number: null,
      section_number: null,
      share_number: null,
      municipality_number: null,
      organisation_number: null,
      deleted_at: is.fn.coalesce('deleted_at', is.val(now)),
      updated_at: now,
    }))
    .where('account_id', '=', account)
    .execute()
}
