import type { Erasure } from '../../base/module/shape'
import { expenseRecord } from './model'

/** The database wants a description of every complete voucher. */
const nothing = '–'

/**
 * Leaves of a deleted account's expense vouchers the figures that must be kept: what lies in the trash folder, is not
 * filled out or is older goes altogether, repeats end.
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
