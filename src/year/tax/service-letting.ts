import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { Erasure, ExportedList } from '../../base/module/shape'
import { proveOwnHouse } from '../../landlord/house/service'
import { ExportedLetting, type LettingAnswer } from './model-check'

const selectAnswers = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('house_letting')
    .select(['houseId', 'year', 'offered_for_rent', 'answered_at'])
    .where('account_id', '=', ctx.owner)
    .orderBy('houseId')
    .orderBy('year')

/**
 * By house, whether the landlord let it or offered it for rent in that year's months without rent.
 * Houses without an answer are missing.
 */
export async function lettingAnswers(ctx: OwnedCtx, year: number): Promise<ReadonlyMap<number, boolean>> {
  const rows = await selectAnswers(ctx).where('year', '=', year).execute()
  return new Map(rows.map(({ houseId, offered_for_rent }) => [houseId, offered_for_rent]))
}

/** Stores the answer instead of an earlier one. Refuses with 404 for a house that isn't the caller's. */
export async function answerLetting(ctx: OwnedCtx, { houseId, year, offered_for_rent }: LettingAnswer) {
  await lockAccount(ctx)
  const house = await proveOwnHouse(ctx, houseId)
  const values = { offered_for_rent, answered_at: ctx.now }
  await ctx.db
    .insertInto('house_letting')
    .values({ account_id: ctx.owner, houseId: house, year, ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'houseId', 'year']).doUpdateSet(values))
    .execute()
  return { houseId: house, year, offered_for_rent }
}

export async function eraseLettings({ db, account }: Erasure): Promise<void> {
  await db.deleteFrom('house_letting').where('account_id', '=', account).execute()
}

export const exportedLettings: ExportedList = {
  path: 'data/house-lettings.json',
  answer: ExportedLetting,
  read: (ctx) => selectAnswers(ctx).execute(),
}
