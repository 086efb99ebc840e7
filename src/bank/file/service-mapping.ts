import { createHash } from 'node:crypto'
import type { OwnedCtx } from '../../base/call/context'
import { namesOf } from './rules-columns'
import type { ColumnMapping } from './rules-statement'
import type { FileSummary } from './rules-summary'

/** What names a header: a hash of its words in their order. */
export const headerHash = (columns: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(columns)).digest('base64url')

/** What the landlord has said of the columns of such a file, and where its header stands; null for nothing, and of a file without columns. */
export async function rememberedMapping(
  ctx: OwnedCtx,
  { columns, format, lines }: Pick<FileSummary, 'columns' | 'format' | 'lines'>,
): Promise<{ readonly mapping: ColumnMapping; readonly headerLine: number | null } | null> {
  if (columns.length === 0) return null
  // A header of unknown words may stand lower down than it was looked for, as the landlord has said of the file before.
  const lower = format === 'unknown' ? lines : []
  const placeOf = new Map<string, number | null>(lower.map(({ line, cells }) => [headerHash(namesOf(cells)), line]))
  placeOf.set(headerHash(columns), null)
  const rows = await ctx.db
    .selectFrom('bank_mapping')
    .select(['mapping', 'header_hash'])
    .where('account_id', '=', ctx.owner)
    .where('header_hash', 'in', [...placeOf.keys()])
    .execute()
  const row = rows.find(({ header_hash }) => placeOf.get(header_hash) === null) ?? rows[0]
  if (!row) return null
  return { mapping: row.mapping as unknown as ColumnMapping, headerLine: placeOf.get(row.header_hash) ?? null }
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
