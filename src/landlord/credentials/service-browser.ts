import type { Ctx } from '../../base/call/context'
import { hashOf } from '../../base/call/secret-hash'
import type { Db } from '../../base/db/pool'
import { addTime, type Instant } from '../../base/kit/day'
import { deviceLife } from './rules-session'

const hashedBrowser = (account: number, browser: string): string => hashOf(`${account}.${browser}`)

export async function noteBrowser({ db, now, browser }: Ctx, account: number): Promise<void> {
  if (browser === '') return
  await db
    .insertInto('known_browser')
    .values({ account_id: account, browser: hashedBrowser(account, browser), seen_at: now })
    .onConflict((known) => known.columns(['account_id', 'browser']).doUpdateSet({ seen_at: now }))
    .execute()
}

/**
 * The key by which the login attempts of a known browser are counted. They are counted separately.
 * So somebody who guesses passwords from the same network doesn't block the owner. Empty if nobody
 * has used the browser for that account within a year.
 */
export async function knownBrowser({ db, now, browser }: Ctx, email: string): Promise<string> {
  const account = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()
  if (!account) return ''
  const hashed = hashedBrowser(account.id, browser)
  const known = await db
    .selectFrom('known_browser')
    .select('browser')
    .where('account_id', '=', account.id)
    .where('browser', '=', hashed)
    .where('seen_at', '>', addTime(now, -deviceLife))
    .executeTakeFirst()
  return known ? `browser ${hashed}` : ''
}

/** Deletes browsers that nobody has used for a year. */
export const sweepBrowsers = async (db: Db, now: Instant): Promise<void> => {
  await db.deleteFrom('known_browser').where('seen_at', '<=', addTime(now, -deviceLife)).execute()
}

export const eraseBrowsers = async (db: Db, account: number): Promise<void> => {
  await db.deleteFrom('known_browser').where('account_id', '=', account).execute()
}
