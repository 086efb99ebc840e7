import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { covers } from '../../base/db/covers'
import type { DB } from '../../base/db/schema'
import { attachDocuments, fileInfos } from '../../base/file/service-uses'
import { yearIsNear } from '../../base/kit/schemas'
import { Refusal } from '../../base/kit/refusal'
import { ownHouse } from '../../landlord/house/service'
import { takeVoucher } from '../../landlord/subscription/service'
import type { Item, ItemDetail, ItemForm, StoredItem } from './model'
import { mayBeAtOnce, rowsOf, storedLifetime } from './rules'
import { selectItems, toItem } from './service-select'

covers<StoredItem, DB['depreciationbilag']>()

const findItem = async (ctx: OwnedCtx, id: number) => {
  const row = await selectItems(ctx).where('depreciationbilag.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

/**
 * Records a household item. Refuses with 402 (trial over, free vouchers used up), 404 for a house that isn't the
 * caller's, 422 for a foreign file, a date far away, and `at_once` where the tax authority's limit doesn't allow it.
 */
export async function createItem(ctx: OwnedCtx, form: ItemForm): Promise<Item> {
  if (!yearIsNear(form.date, ctx.today)) throw new Refusal('invalid', { date: 'dateRange' })
  if (form.at_once && !mayBeAtOnce(form)) throw new Refusal('invalid', { at_once: 'invalid' })
  await takeVoucher(ctx)
  await ownHouse(ctx, form.houseId)
  await attachDocuments(ctx, form.documents)
  const { id } = await ctx.db
    .insertInto('depreciationbilag')
    .values({
      ...form,
      lifetime: storedLifetime(form),
      account_id: ctx.owner,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return toItem(await findItem(ctx, id))
}

/** One item with its calculation and what is known of its files; a trashed one too. */
export async function readItem(ctx: OwnedCtx, id: number): Promise<ItemDetail> {
  const item = toItem(await findItem(ctx, id))
  return { ...item, rows: rowsOf(item), files: await fileInfos(ctx, item.documents) }
}

/** Moves an item to the trash folder. Refuses with 404 and 409 isTrashed. */
export async function removeItem(ctx: OwnedCtx, id: number): Promise<void> {
  await lockAccount(ctx)
  const row = await selectItems(ctx)
    .where('depreciationbilag.id', '=', id)
    .forUpdate('depreciationbilag')
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  if (row.isTrashed) throw new Refusal('isTrashed')
  await ctx.db
    .updateTable('depreciationbilag')
    .set({ isTrashed: true, updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .execute()
}
