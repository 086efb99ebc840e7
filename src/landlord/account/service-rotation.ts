import type { Encryption } from '../../base/db/encryption'
import type { Db } from '../../base/db/pool'
import { secretColumns, secretPlace } from './service-profile'

/**
 * Rewrites every encrypted field of every account with the current key, while the app runs. Each batch is one short
 * transaction that locks its rows, so that a profile saved meanwhile is neither lost nor left behind; it can be stopped
 * and begun again at any point. Returns how many accounts were rewritten. When it is done, the processes all use the
 * new key and a day has passed (kept answers and queued mails), the old key can go. Throws when a value can't be read.
 */
export async function rotateKeys(deps: { readonly db: Db; readonly encryption: Encryption }, batch = 200): Promise<number> {
  const { db, encryption } = deps
  let after = 0
  let rewritten = 0
  for (;;) {
    const seen = await db.transaction().execute(async (tx) => {
      const rows = await tx
        .selectFrom('account')
        .select(['id', ...secretColumns])
        .where('id', '>', after)
        .where((is) => is.or(secretColumns.map((column) => is(column, 'not like', `${likeText(encryption.current)}:%`))))
        .orderBy('id')
        .limit(batch)
        .forNoKeyUpdate()
        .execute()
      for (const row of rows) {
        const renewed = secretColumns.map((column) => {
          const value = row[column]
          if (value === null || encryption.isCurrent(value)) return [column, value]
          const place = secretPlace(column, row.id)
          return [column, encryption.encrypt(encryption.decrypt(value, place), place)]
        })
        await tx.updateTable('account').set(Object.fromEntries(renewed)).where('id', '=', row.id).execute()
      }
      return rows
    })
    const last = seen.at(-1)
    if (!last) return rewritten
    after = last.id
    rewritten += seen.length
  }
}

/** A key id may hold `_`, which `like` takes for any character. */
const likeText = (id: string) => id.replaceAll('_', '\\_')
