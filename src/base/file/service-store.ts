import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import type { FileStore } from './port'

/** The number of files that are looked up to decide which installation owns the store. */
const samples = 200
const always = '9999-12-31T00:00:00.000Z' as Instant

/** The owner's name begins with this text while a store is filled from a backup. */
export const restoreOwnerPrefix = 'restore of backup '

export async function isEmptyStore(store: FileStore): Promise<boolean> {
  for await (const _id of store.list(always)) return false
  for await (const _id of store.listQuarantined(always)) return false
  return true
}

/**
 * Refuses the store of another installation, because our sweep would treat every file in it as one that no record
 * names. Claims a store without an owner if it fits the database: both are empty, or the database names files that are
 * in the store. Throws an Error with a text for the operator.
 */
export async function claimStore(db: Db, store: FileStore, installation: string): Promise<void> {
  const owner = await store.owner()
  if (owner === installation) return
  if (owner?.startsWith(restoreOwnerPrefix))
    throw new Error(
      'A restore into this installation was interrupted, and it is not whole. Run `npm run admin -- restore` again with the same backup; nothing was changed.',
    )
  if (owner !== null)
    throw new Error(
      `The stored files belong to another installation (${owner}) than the database (${installation}). Start with the database and the files of the same installation; nothing was changed.`,
    )
  const ids: string[] = []
  for await (const id of store.list(always)) if (ids.push(id) === samples) break
  const named = await db.selectFrom('document').select('id').limit(1).executeTakeFirst()
  const shared =
    ids.length > 0 && (await db.selectFrom('document').select('id').where('id', 'in', ids).limit(1).executeTakeFirst())
  if (ids.length > 0 && !shared)
    throw new Error(
      'The store holds files, and the database names none of them: one of the two belongs to another installation. If they do belong together, run `npm run admin -- claim-files`; nothing was changed.',
    )
  if (ids.length === 0 && named)
    throw new Error(
      'The database names files, and the store is empty: it is another one, or the files were not restored. If they are lost for good, run `npm run admin -- claim-files`; nothing was changed.',
    )
  await store.claim(installation)
}
