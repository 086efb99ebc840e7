import { sql, type Selectable } from 'kysely'
import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { covers } from '../../base/db/covers'
import type { DB, House as Row } from '../../base/db/schema'
import { Refusal } from '../../base/kit/refusal'
import {
  houseRecord,
  maxHouses,
  type House,
  type HouseFacts,
  type HouseForm,
  type HouseNumbers,
  type OwnedHouseId,
} from './model'

covers<HouseForm, DB['house']>()

export interface HouseDeps {
  /** By house, the years in which personal use of household items has been deducted (books/depreciation). */
  readonly depreciationYears: (ctx: OwnedCtx) => Promise<ReadonlyMap<number, readonly number[]>>
}

/** What is read of a house: what the server sets, and the record. */
export const houseColumns = ['id', ...houseRecord.names, 'created_at', 'updated_at'] as const

export const toHouse = (
  { co_owners, ...row }: Pick<Selectable<Row>, (typeof houseColumns)[number]>,
  years: readonly number[] = [],
): House => ({
  ...row,
  co_owners: co_owners as unknown as House['co_owners'],
  depreciationYears: [...years],
})

/** The form as its columns take it: a list of records is stored as JSON. */
export const toRow = <F extends Pick<HouseForm, 'co_owners'>>({ co_owners, ...form }: F) => ({
  ...form,
  co_owners: JSON.stringify(co_owners),
})

/**
 * Proof that the house is the caller's and not deleted; refuses with 404 alike for a foreign, a deleted and a missing one.
 * Inside a write the house is held until the action ends, so that it can't be deleted under a record that is being put in it.
 */
export const ownHouse = async (ctx: OwnedCtx, id: number): Promise<OwnedHouseId> =>
  provenHouse(await (ctx.db.isTransaction ? lockingHouse(ctx, id) : findingHouse(ctx, id)).execute())

/** The proof from the rows of `findingHouse` or `lockingHouse`; refuses with 404 when there is none. */
export function provenHouse([found]: readonly { readonly id: number }[]): OwnedHouseId {
  if (!found) throw new Refusal('notFound')
  return found.id as OwnedHouseId
}

/** What the proof follows from, as part of a larger statement: no row when the house isn't the caller's, or is deleted. */
export const findingHouse = (ctx: Pick<OwnedCtx, 'db' | 'owner'>, id: number) =>
  ctx.db
    .selectFrom('house')
    .select('house.id')
    .where('house.account_id', '=', ctx.owner)
    .where('house.id', '=', id)
    .where('house.deleted_at', 'is', null)

/** The same for a write: the house is held until the action ends. */
export const lockingHouse = (ctx: Pick<OwnedCtx, 'db' | 'owner'>, id: number) => findingHouse(ctx, id).forShare('house')

/**
 * The ids of the account's houses that are not deleted, for a condition on what lies in them:
 * `"houseId" = any(${livingHouses(ctx)})`. Looked up once per statement, where a join would look once per record.
 */
export const livingHouses = (ctx: OwnedCtx) =>
  sql<number[]>`array(select house.id from house where house.account_id = ${ctx.owner} and house.deleted_at is null)`

const selectHouses = (ctx: OwnedCtx) =>
  ctx.db.selectFrom('house').select(houseColumns).where('account_id', '=', ctx.owner).where('deleted_at', 'is', null)

/** The houses of the account, oldest first. */
export async function listHouses(ctx: OwnedCtx, { depreciationYears }: HouseDeps): Promise<House[]> {
  const [rows, years] = await Promise.all([selectHouses(ctx).orderBy('id').execute(), depreciationYears(ctx)])
  return rows.map((row) => toHouse(row, years.get(row.id)))
}

/** One house of the account that is not deleted. Refuses with 404. */
export async function readHouse(ctx: OwnedCtx, id: number, { depreciationYears }: HouseDeps): Promise<House> {
  const [row, years] = await Promise.all([
    selectHouses(ctx).where('id', '=', id).executeTakeFirst(),
    depreciationYears(ctx),
  ])
  if (!row) throw new Refusal('notFound')
  return toHouse(row, years.get(id))
}

/** What is known of one house of the account, deleted or not, but for its years of depreciation. */
export async function houseFacts(ctx: OwnedCtx, id: number): Promise<HouseFacts> {
  const row = await ctx.db
    .selectFrom('house')
    .select(houseColumns)
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  const { depreciationYears: _years, ...facts } = toHouse(row)
  return facts
}

/** Adds a house and finishes the registration. Refuses with 409 houseLimit at four; the counter holds under parallel requests. */
export async function createHouse(ctx: OwnedCtx, form: HouseForm): Promise<House> {
  const counted = await ctx.db
    .updateTable('account')
    .set((eb) => ({ houses: eb('houses', '+', 1), is_register_finished: true, updated_at: ctx.now }))
    .where('id', '=', ctx.owner)
    .where('houses', '<', maxHouses)
    .executeTakeFirst()
  if (counted.numUpdatedRows === 0n) throw new Refusal('houseLimit')
  const row = await ctx.db
    .insertInto('house')
    .values({ ...toRow(form), account_id: ctx.owner, created_at: ctx.now, updated_at: ctx.now })
    .returning(houseColumns)
    .executeTakeFirstOrThrow()
  return toHouse(row)
}

/** Changes a house; 404 when it isn't there. */
export async function updateHouse(
  ctx: OwnedCtx,
  id: number,
  form: HouseForm,
  { depreciationYears }: HouseDeps,
): Promise<House> {
  await lockAccount(ctx)
  const row = await ctx.db
    .updateTable('house')
    .set({ ...toRow(form), updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(houseColumns)
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return toHouse(row, (await depreciationYears(ctx)).get(id))
}

/** The values as they are given where the house has none of them; false, and nothing changed, where it has one by now. */
export async function fillInHouse(ctx: OwnedCtx, id: number, values: Partial<HouseNumbers>): Promise<boolean> {
  let change = ctx.db
    .updateTable('house')
    .set({ ...values, updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
  for (const name of Object.keys(values) as (keyof HouseNumbers)[]) change = change.where(name, 'is', null)
  return (await change.executeTakeFirst()).numUpdatedRows === 1n
}
