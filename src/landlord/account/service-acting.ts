import type { Clock, Ctx, Ids } from '../../base/call/context'
import { appendAudit } from '../../base/audit/service'
import type { Db } from '../../base/db/pool'
import { osloDay } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { EmailForm } from './model'

/** Where it is done, and when. */
export interface CommandActing {
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
}

/** One transaction with its audit row, like a call. `work` returns the account that was touched. */
export async function act<T extends { account: number }>(
  { db, clock, ids }: CommandActing,
  action: string,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const now = clock.now()
  return await db.transaction().execute(async (tx) => {
    const requestId = `admin-${ids.code(128).slice(0, 12)}`
    const ctx: Ctx = {
      db: tx,
      now,
      today: osloDay(now),
      ids,
      requestId,
      ip: '',
      language: 'en',
      agent: '',
      session: '',
      browser: '',
      owner: null,
    }
    const done = await work(ctx)
    await appendAudit(tx, {
      account: done.account,
      at: now,
      requestId,
      ip: '',
      action,
      entity: String(done.account),
      changed: {},
    })
    return done
  })
}

/** The account of an address. Refuses with `notFound`; throws for an address that is none. */
export const findAccount = async (ctx: Ctx, typed: string) => {
  const { email } = EmailForm.parse({ email: typed })
  const account = await ctx.db
    .selectFrom('account')
    .select(['id', 'email', 'firstName', 'language'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (!account) throw new Refusal('notFound')
  return account
}
