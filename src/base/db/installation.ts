import type { Db } from './pool'

/**
 * The id of this installation. If the database has no id yet, stores `fresh` as its id. Several
 * processes that start at once get the same id.
 */
export async function installationId(db: Db, fresh: string): Promise<string> {
  await db
    .insertInto('installation')
    .values({ id: fresh })
    .onConflict((conflict) => conflict.column('single').doNothing())
    .execute()
  return (await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id
}
