import type { Erasure } from '../../base/module/shape'
import { expenseRecord } from './model'

/** A placeholder, because the database requires a description in every complete voucher. */
const nothing = '–'

/**
 * Keeps only the figures that must be kept. Deletes vouchers in the trash folder, archived ones, and those older than
 * the retention period.
 */
export async function eraseExpenses({ db, now, account, retainedFrom }: Erasure): Promise<void> {
  await db
    .deleteFrom('bilag')
    .where('account_id', '=', account)
    .where((is) => is.or([is('isTrashed', '=', true), is('archived', '=', true), is('date', '<', retainedFrom)]))
    .execute()
  await db
    .updateTable('bilag')
    .set({
      ...expenseRecord.erasedTexts(),
      description: nothing,
      isRepeatStopped: true,
      next_on: null,
      updated_at: now,
    })
    .where('account_id', '=', account)
    .execute()
}
