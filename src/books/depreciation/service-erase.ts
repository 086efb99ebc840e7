import { sql } from 'kysely'
import { yearOf } from '../../base/kit/day'
import type { Erasure } from '../../base/module/shape'
import { itemRecord } from './model'

/**
 * Keeps only the figures that the law requires to keep. An item's retention period starts with its
 * last year with a deduction. After the erasure the item gets no more deductions.
 */
export async function eraseDepreciation({ db, now, account, deletedIn, retainedFrom }: Erasure): Promise<void> {
  const lastYear = sql<number>`least(extract(year from date) + greatest(lifetime, 1) - 1, greatest(extract(year from date), extract(year from sold_on), ${deletedIn}::int))`
  await db
    .deleteFrom('depreciationbilag')
    .where('account_id', '=', account)
    .where((is) => is.or([is('isTrashed', '=', true), is(lastYear, '<', yearOf(retainedFrom))]))
    .execute()
  await db
    .updateTable('depreciationbilag')
    .set({ ...itemRecord.erasedTexts(), updated_at: now })
    .where('account_id', '=', account)
    .where('name', '!=', '')
    .execute()
  await db
    .deleteFrom('depreciation_group')
    .where('account_id', '=', account)
    .where('year', '<', yearOf(retainedFrom))
    .execute()
  await db
    .deleteFrom('depreciationpersonal')
    .where('account_id', '=', account)
    .where('year', '<', yearOf(retainedFrom))
    .execute()
}
