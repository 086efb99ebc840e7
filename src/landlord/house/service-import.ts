import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'

/**
 * Deletes houses for good, so that their places are free again. The caller has made sure that nothing else names them.
 */
export async function deleteEmptyHouses(ctx: OwnedCtx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const gone = await ctx.db
    .deleteFrom('house')
    .where('account_id', '=', ctx.owner)
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  await ctx.db
    .updateTable('account')
    .set((is) => ({ houses: is('houses', '-', gone.length) }))
    .where('id', '=', ctx.owner)
    .execute()
}

/** A row of a house with all its columns. */
export type HouseRow = Readonly<Record<string, unknown>>

/** Deletes all houses for good, and returns their rows. The caller has made sure that nothing names them. */
export async function takeAllHouses({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>): Promise<readonly HouseRow[]> {
  return await db.deleteFrom('house').where('account_id', '=', owner).returningAll().execute()
}

/** Stores houses as they were before `takeAllHouses`. */
export async function putBackHouses({ db }: Pick<OwnedCtx, 'db'>, rows: readonly HouseRow[]): Promise<void> {
  await sql`insert into house overriding system value
    select * from json_populate_recordset(null::house, ${JSON.stringify(rows)}::json)`.execute(db)
}
