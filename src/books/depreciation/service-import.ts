import type { OwnedCtx } from '../../base/call/context'
import type { StoredItem } from './model'
import { storedLifetime } from './rules'
import { toItemRow } from './service'

const rowsAtOnce = 500

/** Inserts household items that the caller has counted in the plan, of houses that it has proven. */
export async function insertItemsTogether(ctx: OwnedCtx, items: readonly StoredItem[]): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < items.length; at += rowsAtOnce) {
    const rows = await ctx.db
      .insertInto('depreciationbilag')
      .values(
        Array.from(items.slice(at, at + rowsAtOnce), (item) => ({
          ...toItemRow(item),
          documents: [...item.documents],
          lifetime: storedLifetime(item),
          account_id: ctx.owner,
          created_at: ctx.now,
          updated_at: ctx.now,
        })),
      )
      .returning('id')
      .execute()
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

/** Deletes items without files for good. Returns how many there were. */
export async function deleteItems(ctx: OwnedCtx, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const gone = await ctx.db
    .deleteFrom('depreciationbilag')
    .where('account_id', '=', ctx.owner)
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return gone.length
}
