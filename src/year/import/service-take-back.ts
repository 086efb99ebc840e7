import { sql } from 'kysely'
import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { deleteItems } from '../../books/depreciation/service-import'
import { deleteExpenses } from '../../books/expense/service-import'
import { deleteIncomes } from '../../books/income/service-import'
import { deleteSuppliers } from '../../books/supplier/service-import'
import { restoreAccountRow, type AccountBefore } from '../../landlord/account/service-import'
import { deleteEmptyHouses } from '../../landlord/house/service-import'
import { uncountVouchers } from '../../landlord/plan/service'
import { deleteOldLeases } from '../../lease/contract/service-import'
import type { RecordKind } from './model'
import { isOwnBefore, removeOwnExport } from './service-own-remove'
import { findImport } from './service-stored'

interface Changed {
  readonly kind: RecordKind
  readonly id: number
  readonly text: string
}

/** The table of each kind, with the column by which a landlord knows a record. */
const tables = {
  house: ['house', 'name'],
  supplier: ['supplier', 'name'],
  expense: ['bilag', 'description'],
  income: ['incomebilag', 'title'],
  item: ['depreciationbilag', 'name'],
  contract: ['contract', 'tenant_last_name'],
} as const satisfies Record<RecordKind, readonly [string, string]>

const madeOf = async (ctx: OwnedCtx, id: number): Promise<ReadonlyMap<RecordKind, readonly number[]>> => {
  const rows = await ctx.db
    .selectFrom('old_books_record')
    .select(['kind', 'record_id'])
    .where('account_id', '=', ctx.owner)
    .where('import_id', '=', id)
    .execute()
  const found = new Map<RecordKind, number[]>()
  for (const { kind, record_id } of rows) found.set(kind, [...(found.get(kind) ?? []), record_id])
  const rents = await rentsOf(ctx, found.get('contract') ?? [])
  return rents.length === 0 ? found : found.set('income', [...(found.get('income') ?? []), ...rents])
}

/** The incomes that leases have booked, also since. */
async function rentsOf(ctx: OwnedCtx, leases: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from incomebilag where account_id = ${ctx.owner} and "contractId" = any(${[...leases]}::int8[])`.execute(
    ctx.db,
  )
  return rows.map(({ id }) => id)
}

/** Records that somebody has changed. A record that was deleted for good is not among them. */
async function writtenSince(ctx: OwnedCtx, kind: RecordKind, ids: readonly number[]): Promise<Changed[]> {
  if (ids.length === 0) return []
  const [table, column] = tables[kind]
  const { rows } = await sql<{ id: number; text: string }>`
    select id, ${sql.ref(column)} as text from ${sql.table(table)}
    where account_id = ${ctx.owner} and id = any(${ids}::int8[]) and updated_at <> created_at`.execute(ctx.db)
  return rows.map(({ id, text }) => ({ kind, id, text }))
}

/** Every table that names a house, its column, and the kind of those of its records that old books make. */
export const tablesOfHouses: readonly (readonly [table: string, column: string, kind: RecordKind | null])[] = [
  ['bilag', 'houseId', 'expense'],
  ['incomebilag', 'houseId', 'income'],
  ['depreciationbilag', 'houseId', 'item'],
  ['contract', 'houseId', 'contract'],
  ['depreciationpersonal', 'houseId', null],
  ['depreciation_group', 'houseId', null],
  ['house_year', 'house_id', null],
  ['house_letting', 'houseId', null],
  ['house_draft_kind', 'houseId', null],
]

/** Houses that have records of others by now: vouchers, contracts, what was chosen or answered for a year. */
async function housesInUse(ctx: OwnedCtx, made: ReadonlyMap<RecordKind, readonly number[]>): Promise<Changed[]> {
  const houses = [...(made.get('house') ?? [])]
  if (houses.length === 0) return []
  const uses = tablesOfHouses.map(([table, column, kind]) => {
    const others = kind === null ? sql`true` : sql`not id = any(${[...(made.get(kind) ?? [])]}::int8[])`
    return sql`exists (select from ${sql.table(table)} where account_id = house.account_id and ${sql.ref(column)} = house.id and ${others})`
  })
  const { rows } = await sql<{ id: number; text: string }>`
    select house.id, house.name as text from house
    where house.account_id = ${ctx.owner} and house.id = any(${houses}::int8[]) and (${sql.join(uses, sql` or `)})`.execute(
    ctx.db,
  )
  return rows.map(({ id, text }) => ({ kind: 'house', id, text }))
}

/** Suppliers that other vouchers name. */
async function suppliersInUse(ctx: OwnedCtx, made: ReadonlyMap<RecordKind, readonly number[]>): Promise<Changed[]> {
  const suppliers = [...(made.get('supplier') ?? [])]
  if (suppliers.length === 0) return []
  return await ctx.db
    .selectFrom('supplier')
    .select(['supplier.id', 'supplier.name as text'])
    .select(sql<'supplier'>`'supplier'`.as('kind'))
    .where('supplier.account_id', '=', ctx.owner)
    .where('supplier.id', 'in', suppliers)
    .where((is) =>
      is.exists(
        is
          .selectFrom('bilag')
          .select('bilag.id')
          .whereRef('bilag.account_id', '=', 'supplier.account_id')
          .whereRef('bilag.supplierId', '=', 'supplier.id')
          .where(sql<boolean>`not bilag.id = any(${[...(made.get('expense') ?? [])]}::int8[])`),
      ),
    )
    .execute()
}

/** Every table that names a contract, apart from its rents. */
export const tablesOfContracts = [
  'signing',
  'deposit',
  'signed_lease',
  'settlement',
  'contract_rent',
  'rent_account',
  'rent_reference',
  'rent_payer',
  'rent_payment',
  'rent_difference',
  'contract_letter',
  'contract_list',
  'frozen_list',
  'handover',
] as const

/** Leases that have records of others by now, such as payments and letters. */
async function leasesInUse(ctx: OwnedCtx, made: ReadonlyMap<RecordKind, readonly number[]>): Promise<Changed[]> {
  const leases = [...(made.get('contract') ?? [])]
  if (leases.length === 0) return []
  const uses = tablesOfContracts.map(
    (table) =>
      sql`exists (select from ${sql.table(table)} where account_id = contract.account_id and contract_id = contract.id)`,
  )
  const { rows } = await sql<{ id: number; text: string }>`
    select id, tenant_last_name as text from contract
    where account_id = ${ctx.owner} and id = any(${leases}::int8[]) and (${sql.join(uses, sql` or `)})`.execute(ctx.db)
  return rows.map(({ id, text }) => ({ kind: 'contract', id, text }))
}

/** Vouchers and incomes that payments at the bank are matched with. */
async function matchedAtBank(ctx: OwnedCtx, made: ReadonlyMap<RecordKind, readonly number[]>): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    select 'expense' as kind, bilag.id, bilag.description as text from bank_transaction
    join bilag on bilag.account_id = bank_transaction.account_id and bilag.id = any(${[...(made.get('expense') ?? [])]}::int8[])
    where bank_transaction.account_id = ${ctx.owner} and bank_transaction.match -> 'bilagIds' @> to_jsonb(bilag.id)
    union all
    select 'income', incomebilag.id, incomebilag.title from bank_transaction
    join incomebilag on incomebilag.account_id = bank_transaction.account_id and incomebilag.id = any(${[...(made.get('income') ?? [])]}::int8[])
    where bank_transaction.account_id = ${ctx.owner} and bank_transaction.match -> 'incomeId' = to_jsonb(incomebilag.id)`.execute(
    ctx.db,
  )
  return rows
}

/** The records that stay in the account once everything of the books is deleted. */
async function hasRecords(ctx: OwnedCtx): Promise<{ readonly vouchers: boolean; readonly houses: boolean }> {
  const { rows } = await sql<{ vouchers: boolean; houses: boolean }>`
    select exists (select from bilag where account_id = ${ctx.owner})
      or exists (select from incomebilag where account_id = ${ctx.owner})
      or exists (select from depreciationbilag where account_id = ${ctx.owner})
      or exists (select from depreciationpersonal where account_id = ${ctx.owner})
      or exists (select from contract where account_id = ${ctx.owner}) as vouchers,
      exists (select from house where account_id = ${ctx.owner}) as houses`.execute(ctx.db)
  return rows[0]!
}

/** Takes back all that books have made, and nothing else. Books that are not applied are forgotten. */
export async function takeBack(ctx: OwnedCtx, id: number): Promise<void> {
  await lockAccount(ctx)
  const { applied_at, account_before } = await findImport(ctx, id)
  if (applied_at === null) {
    await ctx.db.deleteFrom('old_books').where('account_id', '=', ctx.owner).where('id', '=', id).execute()
    return
  }
  if (isOwnBefore(account_before)) await removeOwnExport(ctx, applied_at, account_before)
  else await removeMade(ctx, id, applied_at, account_before as AccountBefore)
  await ctx.db.deleteFrom('old_books_record').where('account_id', '=', ctx.owner).where('import_id', '=', id).execute()
  await ctx.db
    .updateTable('old_books')
    .set({ applied_at: null, account_before: null, updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .execute()
}

/** Deletes the records that were booked. Refuses with 409 importChanged. */
async function removeMade(ctx: OwnedCtx, id: number, applied_at: Instant, before: AccountBefore): Promise<void> {
  const made = await madeOf(ctx, id)
  const changed: Changed[] = []
  for (const [kind, ids] of made) changed.push(...(await writtenSince(ctx, kind, ids)))
  for (const found of [
    await housesInUse(ctx, made),
    await suppliersInUse(ctx, made),
    await leasesInUse(ctx, made),
    await matchedAtBank(ctx, made),
  ])
    changed.push(...found.filter((one) => !changed.some((other) => other.kind === one.kind && other.id === one.id)))
  if (changed.length > 0) throw new Refusal('importChanged', undefined, undefined, { changed: changed.slice(0, 50) })
  const gone =
    (await deleteExpenses(ctx, made.get('expense') ?? [])) +
    (await deleteIncomes(ctx, made.get('income') ?? [])) +
    (await deleteItems(ctx, made.get('item') ?? []))
  if (gone > 0) await uncountVouchers(ctx, gone)
  await deleteOldLeases(ctx, made.get('contract') ?? [])
  await deleteSuppliers(ctx, made.get('supplier') ?? [])
  await deleteEmptyHouses(ctx, made.get('house') ?? [])
  await restoreAccountRow(ctx, applied_at, before, {
    ...(await hasRecords(ctx)),
    importedContracts: made.get('contract')?.length ?? 0,
  })
}
