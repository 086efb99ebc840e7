import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { Db } from '../../base/db/pool'
import type { Day, Instant } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { Income } from './model'
import { encryptedIncome } from './service'

// Income that contracts make (docs/rules.md#rent-income). Only the lease writes it, and decides what it is, and when.

/** One month's rent as a voucher: the columns that a contract decides. The others have the defaults of the table. */
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
 * Writes vouchers of any accounts, in one statement. Returns how many each account was given. A month that has its
 * voucher already is passed over, and not counted. Crosses accounts, as only a job may.
 */
export async function insertRents(
  db: Db,
  encryption: Pick<Encryption, 'encrypt'>,
  now: Instant,
  rents: readonly RentVoucher[],
): Promise<ReadonlyMap<number, number>> {
  if (rents.length === 0) return new Map()
  // The ids first: each birth date is bound to the row it stands in.
  const ids = await sql<{
    id: number
  }>`select nextval(pg_get_serial_sequence('incomebilag', 'id')) as id from generate_series(1, ${rents.length}::int)`.execute(
    db,
  )
  const rows = rents.map((rent, index) => {
    const { id } = ids.rows[index]!
    // A birth date that the contract could not be read for is missing here too.
    return { ...rent, id, ...encryptedIncome.columnsFor(rent, { id, nothing: '', unreadable: [] }, encryption) }
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

/** Moves the contract's vouchers to the trash folder, or only those that begin after that day. How many there were. */
export async function trashRents(ctx: OwnedCtx, contract: number, after?: Day): Promise<number> {
  let trashing = ctx.db
    .updateTable('incomebilag')
    .set({ isTrashed: true, updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('contractId', '=', contract)
    .where('isTrashed', '=', false)
  if (after !== undefined) trashing = trashing.where('start_date', '>', after)
  return Number((await trashing.executeTakeFirst()).numUpdatedRows)
}

/** From now on the sums of the contract's vouchers stay as they are. */
export async function lockRents(ctx: OwnedCtx, contract: number): Promise<void> {
  await ctx.db
    .updateTable('incomebilag')
    .set({ canEditSum: false, updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('contractId', '=', contract)
    .where('canEditSum', '=', true)
    .execute()
}

/** The contract's voucher whose period that day lies in, locked until the action ends; one in the trash folder too. */
export const lockRentAt = async (ctx: OwnedCtx, contract: number, day: Day) =>
  await ctx.db
    .selectFrom('incomebilag')
    .select(['id', 'sum'])
    .where('account_id', '=', ctx.owner)
    .where('contractId', '=', contract)
    .where('start_date', '<=', day)
    .where('end_date', '>=', day)
    .forUpdate()
    .executeTakeFirst()

/** Ends a locked voucher's period on that day, with this sum (øre). */
export async function setRentPeriod(ctx: OwnedCtx, id: number, end_date: Day, sum: Ore): Promise<void> {
  await ctx.db
    .updateTable('incomebilag')
    .set({ end_date, sum, updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .execute()
}

/** Moves a locked voucher to the trash folder. */
export async function trashRent(ctx: OwnedCtx, id: number): Promise<void> {
  await ctx.db
    .updateTable('incomebilag')
    .set({ isTrashed: true, updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .execute()
}

/** All of the contract's vouchers, those in the trash folder too, locked until the action ends. */
export const lockAllRents = async (ctx: OwnedCtx, contract: number) =>
  await ctx.db
    .selectFrom('incomebilag')
    .select(['id', 'start_date', 'sum'])
    .where('account_id', '=', ctx.owner)
    .where('contractId', '=', contract)
    .orderBy('id')
    .forUpdate()
    .execute()

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

/** The same, read. */
export const rentsFrom = async (ctx: OwnedCtx, contract: number, day: Day) =>
  await selectRentsFrom(ctx, contract, day).execute()

/** The same, locked until the action ends. */
export const lockRentsFrom = async (ctx: OwnedCtx, contract: number, day: Day) =>
  await selectRentsFrom(ctx, contract, day).forUpdate().execute()

/** Gives locked vouchers other sums (øre). */
export async function setRents(
  ctx: OwnedCtx,
  rents: readonly { readonly voucher: { readonly id: number }; readonly sum: Ore }[],
): Promise<void> {
  await sql`
    update incomebilag set sum = to_be.sum, updated_at = ${ctx.now}::timestamptz
    from unnest(${rents.map(({ voucher }) => voucher.id)}::bigint[], ${rents.map(({ sum }) => sum)}::bigint[]) as to_be (id, sum)
    where incomebilag.account_id = ${ctx.owner} and incomebilag.id = to_be.id`.execute(ctx.db)
}

/** Takes out of the contract's vouchers who rented; their sums and periods stay. `title`: what lists call them from now on. */
export async function eraseTenantIn(ctx: OwnedCtx, contract: number, title: string): Promise<void> {
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

/** What contracts have made stays as separate income, taxed as before: for when an account's contracts are erased. */
export async function cutFromContracts(db: Db, account: number): Promise<void> {
  await db
    .updateTable('incomebilag')
    .set((is) => ({ contractId: null, separatedTaxable: is.ref('taxable'), canEditSum: false }))
    .where('account_id', '=', account)
    .where('contractId', 'is not', null)
    .execute()
}
