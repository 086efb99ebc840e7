import { createHash } from 'node:crypto'
import type { OwnedCtx } from '../../base/call/context'
import type { ColumnMapping } from './rules-statement'

/** What names a header: a hash of its words in their order. */
export const headerHash = (columns: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(columns)).digest('base64url')

/** What the landlord has said of the columns of a file with this header; null for nothing, and of a file without columns. */
export async function rememberedMapping(ctx: OwnedCtx, columns: readonly string[]): Promise<ColumnMapping | null> {
  if (columns.length === 0) return null
  const row = await ctx.db
    .selectFrom('bank_mapping')
    .select('mapping')
    .where('account_id', '=', ctx.owner)
    .where('header_hash', '=', headerHash(columns))
    .executeTakeFirst()
  return row ? (row.mapping as unknown as ColumnMapping) : null
}

/** Remembers what the columns of files with this header are. */
export async function rememberMapping(
  ctx: OwnedCtx,
  columns: readonly string[],
  mapping: ColumnMapping,
): Promise<void> {
  const values = { mapping: JSON.stringify(mapping), updated_at: ctx.now }
  await ctx.db
    .insertInto('bank_mapping')
    .values({ account_id: ctx.owner, header_hash: headerHash(columns), ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'header_hash']).doUpdateSet(values))
    .execute()
}
