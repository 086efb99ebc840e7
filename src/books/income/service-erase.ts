import type { Ore } from '../../base/kit/money'
import type { Erasure } from '../../base/module/shape'
import { incomeRecord } from './model'

/**
 * Keeps only the figures that must be kept. Deletes the tenants, vouchers in the trash folder, and vouchers older than
 * the retention period.
 */
export async function eraseIncome({ db, now, account, retainedFrom }: Erasure): Promise<void> {
  await db
    .deleteFrom('incomebilag')
    .where('account_id', '=', account)
    .where((is) => is.or([is('isTrashed', '=', true), is('start_date', '<', retainedFrom)]))
    .execute()
  await db
    .updateTable('incomebilag')
    .set({
      ...incomeRecord.erasedTexts(),
      tenant_birthday: '',
      deposit_sum: 0 as Ore,
      updated_at: now,
    })
    .where('account_id', '=', account)
    .execute()
}
