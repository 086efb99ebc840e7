import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { Db } from '../../base/db/pool'
import type { Day, Instant } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { Income } from './model'
import { incomeEncryption } from './service'

// Income of contracts (docs/rules/lease.md#rent-income). Only the lease modules write it. They decide what it contains
// and when it is written.

/** The columns that the contract decides. All other columns have their defaults. */
export interface RentVoucher extends Pick<
  Income,
  | 'houseId'
  | 'title'
  | 'tenant_first_name'
  | 'tenant_last_name'
  | 'tenant_birthday'
  | 'tenant_email'
  | 'tenant_phone'
  | 'start_date'
  | 'end_date'
  | 'sum'
  | 'taxable'
  | 'canEditSum'
> {
  readonly account_id: number
  readonly contractId: number
}

/**
 * Inserts vouchers of all accounts with one statement. Only a job may do this. Skips a month that already has its
 * voucher, and doesn't count it. Returns how many vouchers each account got.
 */
export async function insertRents(
  db: Db,
  encryption: Pick<Encryption, 'encrypt'>,
  now: Instant,
  rents: readonly RentVoucher[],
): Promise<ReadonlyMap<number, number>> {
  if (rents.length === 0) return new Map()
  // The ids are drawn first, because the encryption of a birth date depends on its row's id.
  const ids = await sql<{
    id: number
  }>`select nextval(pg_get_serial_sequence('incomebilag', 'id')) as id from generate_series(1, ${rents.length}::int)`.execute(
    db,
  )
  const rows = rents.map((rent, index) => {
    const { id } = ids.rows[index]!
    // If a birth date could not be read in the contract, it is missing here too.
    return { ...rent, id, ...incomeEncryption.columnsFor(rent, { id, nothing: '' }, encryption) }
  })
  const columns = sql.join(Object.keys(rows[0]!).map((column) => sql.ref(column)))
  const { rows: made } = await sql<{ account_id: number; n: number }>`
    with made as (
      insert into incomebilag (${columns}, created_at, updated_at)
      overriding system value
      select ${columns}, ${now}::timestamptz, ${now}::timestamptz
      from json_populate_recordset(null::incomebilag, ${JSON.stringify(rows)}::json)
      on conflict (account_id, "contractId", (date_trunc('month', start_date::timestamp))) where "contractId" is not null do nothing
      returning account_id)
    select account_id, count(*)::int as n from made group by account_id`.execute(db)
  return new Map(made.map((row) => [row.account_id, row.n]))
}

/** Moves all vouchers of a contract to the trash folder. Returns how many were moved. */
export async function trashRents(ctx: OwnedCtx, contract: number): Promise<number> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('incomebilag')
    .set({ isTrashed: true, updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('contractId', '=', contract)
    .where('isTrashed', '=', false)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Locks a contract's vouchers, so that their sums can no longer be changed, or unlocks them. */
export async function lockRents(ctx: OwnedCtx, contract: number, isLocked = true): Promise<void> {
  await ctx.db
    .updateTable('incomebilag')
    .set({ canEditSum: !isLocked, updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('contractId', '=', contract)
    .where('canEditSum', '=', isLocked)
    .execute()
}

/** Locks the vouchers of ended contracts of any accounts. Only a job may do this. It has locked accounts and contracts. */
export async function lockRentsOfContracts(
  db: Db,
  now: Instant,
  ended: readonly { readonly account_id: number; readonly id: number }[],
): Promise<void> {
  await sql`
    update incomebilag set "canEditSum" = false, updated_at = ${now}::timestamptz
    from unnest(${ended.map(({ account_id }) => account_id)}::bigint[], ${ended.map(({ id }) => id)}::bigint[]) as ended (account_id, id)
    where incomebilag.account_id = ended.account_id and incomebilag."contractId" = ended.id and "canEditSum"`.execute(
    db,
  )
}

/**
 * Finds all vouchers of a contract, including those in the trash folder. Locks their rows until the
 * action ends.
 */
export const lockAllRents = async (ctx: OwnedCtx, contract: number) =>
  await ctx.db
    .selectFrom('incomebilag')
    .select(['id', 'start_date', 'end_date', 'sum', 'isTrashed'])
    .where('account_id', '=', ctx.owner)
    .where('contractId', '=', contract)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Stores the last day, the sum (øre) and the folder of vouchers. The caller has locked the vouchers. */
export async function storeRents(
  ctx: OwnedCtx,
  rents: readonly Pick<Income, 'id' | 'end_date' | 'sum' | 'isTrashed'>[],
): Promise<void> {
  if (rents.length === 0) return
  const column = <K extends keyof (typeof rents)[number]>(name: K) => rents.map((rent) => rent[name])
  await sql`
    update incomebilag set end_date = to_be.end_date, sum = to_be.sum, "isTrashed" = to_be.is_trashed, updated_at = ${ctx.now}::timestamptz
    from unnest(${column('id')}::bigint[], ${column('end_date')}::date[], ${column('sum')}::bigint[], ${column('isTrashed')}::boolean[])
      as to_be (id, end_date, sum, is_trashed)
    where incomebilag.account_id = ${ctx.owner} and incomebilag.id = to_be.id`.execute(ctx.db)
}

/** The contract's vouchers that begin on that day or later, without those in the trash folder. */
const selectRentsFrom = (ctx: OwnedCtx, contract: number, day: Day) =>
  ctx.db
    .selectFrom('incomebilag')
    .select(['id', 'start_date', 'sum'])
    .where('account_id', '=', ctx.owner)
    .where('contractId', '=', contract)
    .where('start_date', '>=', day)
    .where('isTrashed', '=', false)
    .orderBy('id')

export const rentsFrom = async (ctx: OwnedCtx, contract: number, day: Day) =>
  await selectRentsFrom(ctx, contract, day).execute()

/**
 * Finds the contract's vouchers that begin on that day or later. Locks their rows until the action
 * ends.
 */
export const lockRentsFrom = async (ctx: OwnedCtx, contract: number, day: Day) =>
  await selectRentsFrom(ctx, contract, day).forUpdate().execute()

/** Changes the sums of vouchers, in øre. The caller has locked the vouchers. */
export async function setRents(
  ctx: OwnedCtx,
  rents: readonly { readonly voucher: { readonly id: number }; readonly sum: Ore }[],
): Promise<void> {
  await sql`
    update incomebilag set sum = to_be.sum, updated_at = ${ctx.now}::timestamptz
    from unnest(${rents.map(({ voucher }) => voucher.id)}::bigint[], ${rents.map(({ sum }) => sum)}::bigint[]) as to_be (id, sum)
    where incomebilag.account_id = ${ctx.owner} and incomebilag.id = to_be.id`.execute(ctx.db)
}

/**
 * Erases the tenant in a contract's vouchers. Sums and periods stay. From now on, `title` is the name of the vouchers
 * in lists.
 */
export async function eraseTenantInVouchers(ctx: OwnedCtx, contract: number, title: string): Promise<void> {
  await ctx.db
    .updateTable('incomebilag')
    .set({
      title,
      tenant_first_name: '',
      tenant_last_name: '',
      tenant_birthday: '',
      tenant_email: '',
      tenant_phone: '',
      other: '',
      updated_at: ctx.now,
    })
    .where('account_id', '=', ctx.owner)
    .where('contractId', '=', contract)
    .execute()
}

/**
 * Turns contract income into separate income when the contracts of an account are erased. Taxed income stays taxed, and
 * untaxed income stays untaxed.
 */
export async function turnIntoSeparateIncome(db: Db, account: number): Promise<void> {
  await db
    .updateTable('incomebilag')
    .set((is) => ({ contractId: null, separatedTaxable: is.ref('taxable'), canEditSum: false }))
    .where('account_id', '=', account)
    .where('contractId', 'is not', null)
    .execute()
}
