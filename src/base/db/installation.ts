import type { Db } from './pool'

/** The id of this installation: `fresh` when the database has none yet. Several processes starting at once get the same. */
export async function installationId(db: Db, fresh: string): Promise<string> {
  await db
    .insertInto('installation')
    .values({ id: fresh })
    .onConflict((conflict) => conflict.column('single').doNothing())
    .execute()
  return (await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id
}
