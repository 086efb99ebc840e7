import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { countRestoredVouchers, uncountVouchers } from '../plan/service'
import { maxHouses, type DeletedHouse, type House, type HouseContents, type OwnedHouseId } from './model'
import { planPlacesOf, oldestRestorableDeletion, restorableUntil } from './rules'
import { houseColumns, proveOwnHouse, selectHouseParts, toHouse, type HouseDeps } from './service'

export interface DeletionDeps {
  /** Checks of other modules (an unfinished contract). Each throws its refusal. */
  readonly mayDelete: readonly ((ctx: OwnedCtx, house: OwnedHouseId) => Promise<void>)[]
  /** The number of records in a house, even if it is deleted. Other modules provide this function. */
  readonly contents: (ctx: OwnedCtx, house: number) => Promise<HouseContents>
}

export const countRecordsOfHouse = async (
  ctx: OwnedCtx,
  id: number,
  { contents }: DeletionDeps,
): Promise<HouseContents> => contents(ctx, await proveOwnHouse(ctx, id))

const restorable = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('house')
    .select(['id', 'name', 'deleted_at'])
    .where('account_id', '=', ctx.owner)
    .where('deleted_at', '>=', oldestRestorableDeletion(ctx.now))
    .$narrowType<{ deleted_at: Instant }>()

/** The deleted houses that can be restored, the last deleted first. */
export async function listDeletedHouses(ctx: OwnedCtx, { contents }: DeletionDeps): Promise<DeletedHouse[]> {
  const houses = await restorable(ctx).orderBy('deleted_at', 'desc').orderBy('id').execute()
  return await Promise.all(
    houses.map(async ({ id, name, deleted_at }) => ({
      id,
      name,
      deleted_at,
      restorable_until: restorableUntil(deleted_at),
      contents: await contents(ctx, id),
    })),
  )
}

/**
 * Deletes a house, and frees its vouchers' places in the plan. Refuses with 404, with the refusals of `mayDelete`, and
 * with 409 lastHouse. Of the last two houses, only one is deleted, even by parallel requests. Locks the user account
 * before the house. Every action that creates something locks in this order, so that no two of them wait for each
 * other.
 */
export async function removeHouse(ctx: OwnedCtx, id: number, { mayDelete, contents }: DeletionDeps): Promise<void> {
  const counted = await ctx.db
    .updateTable('account')
    .set((eb) => ({ houses: eb('houses', '-', 1), updated_at: ctx.now }))
    .where('id', '=', ctx.owner)
    .where('houses', '>', 1)
    .executeTakeFirst()
  const hidden = await ctx.db
    .updateTable('house')
    .set({ deleted_at: ctx.now, updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!hidden) throw new Refusal('notFound')
  for (const check of mayDelete) await check(ctx, hidden.id as OwnedHouseId)
  if (counted.numUpdatedRows === 0n) throw new Refusal('lastHouse')
  await uncountVouchers(ctx, planPlacesOf(await contents(ctx, hidden.id)))
}

/**
 * Restores a house. Its repeating vouchers continue where they stopped. Refuses with 404 (not deleted, or deleted more
 * than 30 days ago), and with 409 houseLimit. Refuses with 402 freeLimit if the plan has too few places for the
 * vouchers.
 */
export async function restoreHouse(
  ctx: OwnedCtx,
  id: number,
  { contents, depreciationYears }: DeletionDeps & HouseDeps,
): Promise<House> {
  await lockAccount(ctx)
  const found = await restorable(ctx).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  const counted = await ctx.db
    .updateTable('account')
    .set((eb) => ({ houses: eb('houses', '+', 1), updated_at: ctx.now }))
    .where('id', '=', ctx.owner)
    .where('houses', '<', maxHouses)
    .executeTakeFirst()
  if (counted.numUpdatedRows === 0n) throw new Refusal('houseLimit')
  await countRestoredVouchers(ctx, planPlacesOf(await contents(ctx, id)))
  const row = await ctx.db
    .updateTable('house')
    .set({ deleted_at: null, updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .returning(houseColumns)
    .returning(selectHouseParts)
    .executeTakeFirstOrThrow()
  return toHouse(row, ctx.today, (await depreciationYears(ctx)).get(id))
}
