import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { assertTableCoversForm } from '../../base/db/covers'
import type { DB } from '../../base/db/schema'
import { attachDocuments, changeDocuments, fileInfos } from '../../base/file/service-uses'
import { Refusal } from '../../base/kit/refusal'
import { isNearYear } from '../../base/kit/schemas'
import { proveOwnHouse } from '../../landlord/house/service'
import { countVoucher } from '../../landlord/plan/service'
import { itemRecord, type Item, type ItemDetail, type ItemForm, type StoredItem } from './model'
import {
  depreciationRows,
  isItemClosed,
  itemDateErrors,
  mayDeductAtOnce,
  mayChangeItem,
  mayExtendLifetime,
  storedLifetime,
} from './rules'
import { withGroupRates } from './service-group'
import { selectItems, toItem } from './service-select'
import { sentYears } from './service-sent'

assertTableCoversForm<StoredItem, DB['depreciationbilag']>()

export const toItemRow = <F extends Pick<ItemForm, 'upgrades' | 'carried'>>({ upgrades, carried, ...form }: F) => ({
  ...form,
  upgrades: JSON.stringify(upgrades),
  carried: carried === null ? null : JSON.stringify(carried),
})

const findItem = async (ctx: OwnedCtx, id: number) => {
  const row = await selectItems(ctx).where('depreciationbilag.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

/** Refuses with 404. */
async function itemOf(ctx: OwnedCtx, id: number): Promise<Item> {
  const [row] = await withGroupRates(ctx, [await findItem(ctx, id)])
  return toItem(row!)
}

/** Checks what the schema can't check, because it needs today's date or the rule book. */
function checkItem(ctx: OwnedCtx, form: ItemForm): void {
  if (!isNearYear(form.date, ctx.today)) throw new Refusal('invalid', { date: 'dateRange' })
  const late = itemDateErrors(form, ctx.today)
  if (Object.keys(late).length > 0) throw new Refusal('invalid', late)
  if (form.at_once && !mayDeductAtOnce(form)) throw new Refusal('invalid', { at_once: 'invalid' })
}

/** Locks an item and the account until the action ends. Refuses with 404 and 409 isTrashed. */
async function lockItem(ctx: OwnedCtx, id: number) {
  await lockAccount(ctx)
  const row = await selectItems(ctx)
    .where('depreciationbilag.id', '=', id)
    .forUpdate('depreciationbilag')
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  if (row.isTrashed) throw new Refusal('isTrashed')
  return row
}

/**
 * Records an item. Refuses with 402 (trial over, free vouchers used up), 404 for a foreign house, and 422 for a
 * foreign file, a date far away, and `at_once` above the tax authority's limit.
 */
export async function createItem(ctx: OwnedCtx, form: ItemForm): Promise<Item> {
  checkItem(ctx, form)
  await countVoucher(ctx)
  await proveOwnHouse(ctx, form.houseId)
  await attachDocuments(ctx, form.documents)
  const { id } = await ctx.db
    .insertInto('depreciationbilag')
    .values({
      ...toItemRow(form),
      lifetime: storedLifetime(form),
      account_id: ctx.owner,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return await itemOf(ctx, id)
}

/** Reads an item, also from the trash folder. */
export async function readItem(ctx: OwnedCtx, id: number): Promise<ItemDetail> {
  const item = await itemOf(ctx, id)
  const [files, sent] = await Promise.all([fileInfos(ctx, item.documents), sentYears(ctx)])
  return {
    ...item,
    rows: depreciationRows(item),
    files,
    isClosed: isItemClosed(item, sent),
    mayLastLonger: mayExtendLifetime(item, sent),
  }
}

/**
 * Changes an item and all its deductions. Refuses as `createItem` does, and with 409 isTrashed. After a later year's
 * return was sent, refuses with 409 itemClosed, unless `mayChangeItem` allows the change.
 */
export async function updateItem(ctx: OwnedCtx, id: number, form: ItemForm): Promise<Item> {
  const before = await lockItem(ctx, id)
  const after = { ...form, lifetime: storedLifetime(form) }
  if (!mayChangeItem(before, itemRecord.pick(after), await sentYears(ctx))) throw new Refusal('itemClosed')
  checkItem(ctx, form)
  await proveOwnHouse(ctx, form.houseId)
  await changeDocuments(ctx, before.documents, form.documents)
  await ctx.db
    .updateTable('depreciationbilag')
    .set({ ...toItemRow(after), updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .execute()
  return await itemOf(ctx, id)
}

/** Moves an item to the trash folder. Refuses with 404 and 409 isTrashed. */
export async function removeItem(ctx: OwnedCtx, id: number): Promise<void> {
  await lockItem(ctx, id)
  await ctx.db
    .updateTable('depreciationbilag')
    .set({ isTrashed: true, updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .execute()
}
