import type { Ore } from '../../base/kit/money'
import type { Erasure } from '../../landlord/account/service-delete'

/** Leaves of a deleted account's income the figures that must be kept: nothing of its tenants, nothing trashed or older. */
export async function eraseIncome({ db, now, account, keptFrom }: Erasure): Promise<void> {
  await db
    .deleteFrom('incomebilag')
    .where('account_id', '=', account)
    .where((is) => is.or([is('isTrashed', '=', true), is('start_date', '<', keptFrom)]))
    .execute()
  await db
    .updateTable('incomebilag')
    .set({
      title: '',
      tenant_first_name: '',
      tenant_last_name: '',
      // Empty, not encrypted: there is nothing left to read.
      tenant_birthday: '',
      tenant_email: '',
      tenant_phone: '',
      deposit_sum: 0 as Ore,
      other: '',
      documents: [],
      updated_at: now,
    })
    .where('account_id', '=', account)
    .where('tenant_birthday', '!=', '')
    .execute()
}
