import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { covers } from '../../base/db/covers'
import type { DB } from '../../base/db/schema'
import { releaseDocuments } from '../../base/file/service-uses'
import { Refusal } from '../../base/kit/refusal'
import { returnVoucher } from '../../landlord/subscription/service'
import type { RestoreForm, TrashType } from './model'

type Common = Pick<DB['bilag'], 'account_id' | 'id' | 'houseId' | 'documents' | 'isTrashed' | 'updated_at'>
covers<Common, DB['incomebilag']>()
covers<Common, DB['depreciationbilag']>()

const tables = {
  bilag: 'bilag',
  'income-bilag': 'incomebilag',
  'depreciation-bilag': 'depreciationbilag',
} as const satisfies Record<TrashType, keyof DB>

/** Where the records of a kind stand; to the compiler one table, of which only the columns that all have in common are used. */
const tableOf = (type: TrashType) => tables[type] as 'bilag'

/**
 * The record, locked with its account against a parallel change until the action ends. Refuses with 404 what isn't the caller's, isn't of
 * that kind, or is hidden with its house.
 */
async function lockRecord(ctx: OwnedCtx, type: TrashType, id: number) {
  await lockAccount(ctx)
  const found = await ctx.db
    .selectFrom(`${tableOf(type)} as record`)
    .innerJoin('house', (join) =>
      join.onRef('house.account_id', '=', 'record.account_id').onRef('house.id', '=', 'record.houseId'),
    )
    .where('record.account_id', '=', ctx.owner)
    .where('record.id', '=', id)
    .where('house.deleted_at', 'is', null)
    .select(['record.houseId', 'record.documents', 'record.isTrashed'])
    .forUpdate('record')
    .executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  return found
}

const checkTrashed = ({ isTrashed }: { readonly isTrashed: boolean }): void => {
  if (!isTrashed) throw new Refusal('notTrashed')
}

/**
 * Takes a record out of the trash folder. It still counts among the vouchers, so nothing is counted; a
 * repeat stays stopped. With `series` all comes back that was moved there together with it. Refuses with 404 also when
 * house or id of the body are not those of the record, with 409 notTrashed.
 */
export async function restore(ctx: OwnedCtx, id: number, form: RestoreForm): Promise<void> {
  if (form.id !== undefined && form.id !== id) throw new Refusal('notFound')
  const record = await lockRecord(ctx, form.type, id)
  if (record.houseId !== form.houseId) throw new Refusal('notFound')
  if (form.series && (await restoreSeries(ctx, id))) return
  checkTrashed(record)
  const restoring =
    form.type === 'bilag' ? restoringExpenses(ctx).set({ touched: true }) : restoringOthers(ctx, form.type)
  await restoring.where('id', '=', id).execute()
}

const restoringOthers = (ctx: OwnedCtx, type: TrashType) =>
  ctx.db.updateTable(tableOf(type)).set({ isTrashed: false, updated_at: ctx.now }).where('account_id', '=', ctx.owner)

const restoringExpenses = (ctx: OwnedCtx) => restoringOthers(ctx, 'bilag').set({ trashedWithId: null })

/**
 * Brings back the repeating voucher and all that was moved to the trash together with it or with what it made, whichever
 * of them is named. False when nothing of that kind lies there.
 */
async function restoreSeries(ctx: OwnedCtx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await restoringExpenses(ctx)
    .where('trashedWithId', '=', (is) =>
      is
        .selectFrom('bilag as named')
        .select((of) => of.fn.coalesce('named.trashedWithId', 'named.id').as('with'))
        .where('named.account_id', '=', ctx.owner)
        .where('named.id', '=', id),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Deletes a record in the trash folder for good, with its files, and gives its place back. What a repeat has made
 * stays. Refuses with 404, and with 409 notTrashed.
 */
export async function removeForGood(ctx: OwnedCtx, type: TrashType, id: number): Promise<void> {
  const record = await lockRecord(ctx, type, id)
  checkTrashed(record)
  await ctx.db.deleteFrom(tableOf(type)).where('account_id', '=', ctx.owner).where('id', '=', id).execute()
  await releaseDocuments(ctx, record.documents)
  await returnVoucher(ctx)
}
