import type { Erasure } from '../../base/module/shape'
import { houseRecord } from './model'
import { toRow } from './service'

/** Erases where the houses are and who owns them. The rows stay as long as vouchers refer to them. */
export async function eraseHouses({ db, now, account }: Erasure): Promise<void> {
  await db.deleteFrom('house_year').where('account_id', '=', account).execute()
  await db
    .updateTable('house')
    .set((is) => ({
      ...toRow(houseRecord.erased()),
      deleted_at: is.fn.coalesce('deleted_at', is.val(now)),
      updated_at: now,
    }))
    .where('account_id', '=', account)
    .execute()
}
