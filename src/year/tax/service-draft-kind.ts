import type { OwnedCtx } from '../../base/call/context'
import type { Erasure } from '../../base/module/shape'

/** The codes of the authority's draft for a house's property. */
export interface HouseDraftKinds {
  readonly houseId: number
  readonly kinds: readonly string[]
}

/**
 * Reads what the year's drafts last said about each house. A house whose draft was never read is
 * missing.
 */
export async function draftKindsOfYear(ctx: OwnedCtx, year: number): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await ctx.db
    .selectFrom('house_draft_kind')
    .select(['houseId', 'kinds'])
    .where('account_id', '=', ctx.owner)
    .where('year', '=', year)
    .execute()
  return new Map(rows.map(({ houseId, kinds }) => [houseId, kinds as string[]]))
}

/**
 * Stores what a draft says about the houses, for the check list. Replaces what was stored before.
 */
export async function keepDraftKinds(ctx: OwnedCtx, year: number, read: readonly HouseDraftKinds[]): Promise<void> {
  for (const { houseId, kinds } of read) {
    const values = { kinds: JSON.stringify(kinds), read_at: ctx.now }
    await ctx.db
      .insertInto('house_draft_kind')
      .values({ account_id: ctx.owner, houseId, year, ...values })
      .onConflict((conflict) => conflict.columns(['account_id', 'houseId', 'year']).doUpdateSet(values))
      .execute()
  }
}

export async function eraseDraftKinds({ db, account }: Erasure): Promise<void> {
  await db.deleteFrom('house_draft_kind').where('account_id', '=', account).execute()
}

/** Forgets the codes of all houses. They are read again with the next preview. */
export const forgetDraftKinds = ({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>) =>
  db.deleteFrom('house_draft_kind').where('account_id', '=', owner).execute()
