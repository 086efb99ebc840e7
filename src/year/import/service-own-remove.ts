import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { deleteFiles } from '../../base/file/service-restore'
import type { Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { updateDefaultSupplier, type DefaultSupplier } from '../../books/supplier/service-import'
import { restoreAccountRow, setAccountCounters, type AccountBefore } from '../../landlord/account/service-import'
import { putBackHouses, type HouseRow } from '../../landlord/house/service-import'
import { uncountVouchers } from '../../landlord/plan/service'
import { travellingTables, type TravellingName } from '../export/rules-tables'
import { forgetDraftKinds } from '../tax/service-draft-kind'

/** The values that an import of an own export leaves with its row, so that it can be taken back. */
export interface OwnBefore extends AccountBefore {
  readonly own: {
    readonly lastContract: number
    /** The house of the registration, which gave way. */
    readonly houses: readonly HouseRow[]
    /** "No supplier" as it was. */
    readonly supplier: DefaultSupplier | null
    readonly vouchers: number
    /** The ids of the stored files. */
    readonly files: readonly string[]
    /** A hash of each table's rows as they were stored. */
    readonly prints: Readonly<Record<TravellingName, string>>
  }
}

export const isOwnBefore = (before: unknown): before is OwnBefore =>
  typeof before === 'object' && before !== null && 'own' in before

/** Columns that the product writes without anybody's doing: marks of jobs, and encrypted values after a new key. */
const unwatched = (table: (typeof travellingTables)[number]): string[] => [
  'looked_at',
  'blocked_by',
  'pages',
  'is_slow',
  ...(table.encrypted ?? []),
  ...(table.paper ? [table.paper.column] : []),
]

/** A hash of the rows of each table. */
export async function printsOf(ctx: OwnedCtx): Promise<Readonly<Record<TravellingName, string>>> {
  const found: Record<TravellingName, string> = {}
  for (const table of travellingTables) {
    const { rows } = await sql<{ print: string }>`
      select md5(coalesce(string_agg(line, chr(10) order by line), '')) as print
      from (select (to_jsonb(t) - ${unwatched(table)}::text[])::text as line from ${sql.table(table.name)} t
        where account_id = ${ctx.owner} ${table.name === 'document' ? sql`and uses > 0` : sql``}) as lines`.execute(
      ctx.db,
    )
    found[table.name] = rows[0]!.print
  }
  return found
}

/** The columns by which a landlord knows a record. */
const titles: Readonly<Record<TravellingName, readonly [kind: string, column: string]>> = {
  house: ['house', 'name'],
  supplier: ['supplier', 'name'],
  bilag: ['expense', 'description'],
  incomebilag: ['income', 'title'],
  depreciationbilag: ['item', 'name'],
  contract: ['contract', 'tenant_last_name'],
}

/** Names what was written since. A table without such a record is named itself. */
async function changesIn(ctx: OwnedCtx, table: TravellingName, since: Instant) {
  const title = titles[table]
  if (title) {
    const { rows } = await sql<{ id: number; text: string }>`
      select id, ${sql.ref(title[1])} as text from ${sql.table(table)}
      where account_id = ${ctx.owner} and updated_at > ${since} order by id limit 20`.execute(ctx.db)
    if (rows.length > 0) return rows.map(({ id, text }) => ({ kind: title[0], id, text }))
  }
  return [{ kind: 'other', id: 0, text: table }]
}

/** Deletes everything that an own export has made. Refuses with 409 importChanged. The caller has locked the account. */
export async function removeOwnExport(ctx: OwnedCtx, applied_at: Instant, before: OwnBefore): Promise<void> {
  const { own } = before
  const now = await printsOf(ctx)
  const changed: { kind: string; id: number; text: string }[] = []
  for (const { name } of travellingTables)
    if (now[name] !== own.prints[name]) changed.push(...(await changesIn(ctx, name, applied_at)))
  if (changed.length > 0) throw new Refusal('importChanged', undefined, undefined, { changed: changed.slice(0, 50) })
  await forgetDraftKinds(ctx)
  for (const { name } of travellingTables.toReversed()) {
    if (name === 'document') continue
    const others = name === 'supplier' ? sql`and not "isDefault"` : sql``
    await sql`delete from ${sql.table(name)} where account_id = ${ctx.owner} ${others}`.execute(ctx.db)
  }
  await deleteFiles(ctx, own.files)
  if (own.supplier) await updateDefaultSupplier(ctx, own.supplier)
  await uncountVouchers(ctx, own.vouchers)
  await putBackHouses(ctx, own.houses)
  await setAccountCounters(ctx, { houses: own.houses.length, lastContract: own.lastContract })
  await restoreAccountRow(ctx, applied_at, before, {
    vouchers: false,
    houses: own.houses.length > 0,
    importedContracts: 0,
  })
}
