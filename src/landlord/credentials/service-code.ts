import type { Ctx } from '../../base/call/context'
import { hashOf } from '../../base/call/secret-hash'
import type { Db } from '../../base/db/pool'
import { addTime, type Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'

export type CodePurpose = 'reset' | 'byUrl' | 'email'

/**
 * Locks an account. Every action that issues or uses a code, sets a password or ends all sessions takes this lock
 * first. So there is at most one code for each purpose, and these actions never deadlock.
 */
export const lockAccountById = (db: Db, account: number) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'firstName', 'lastName', 'language'])
    .where('id', '=', account)
    .forNoKeyUpdate()
    .executeTakeFirst()

/**
 * Issues a code that is valid for `life` ms. The previous code of the same purpose becomes invalid. `email` is the
 * address that the code confirms.
 */
export async function issueCode(
  ctx: Pick<Ctx, 'db' | 'now' | 'ids'>,
  account: number,
  purpose: CodePurpose,
  life: number,
  email: string | null = null,
): Promise<string> {
  await lockAccountById(ctx.db, account)
  await ctx.db.deleteFrom('code').where('account_id', '=', account).where('purpose', '=', purpose).execute()
  const code = ctx.ids.code(256)
  await ctx.db
    .insertInto('code')
    .values({
      codeHash: hashOf(code),
      account_id: account,
      purpose,
      email,
      created_at: ctx.now,
      ends_at: addTime(ctx.now, life),
    })
    .execute()
  return code
}

const living = (db: Db, now: Instant, purpose: CodePurpose, code: string) =>
  db
    .selectFrom('code')
    .select('account_id')
    .where('codeHash', '=', hashOf(code))
    .where('purpose', '=', purpose)
    .where('ends_at', '>', now)

/**
 * Returns the id of the account of a code. The code can still be used afterwards. Refuses with `invalidCode`, without a
 * reason.
 */
export async function checkCode(ctx: Pick<Ctx, 'db' | 'now'>, purpose: CodePurpose, code: string): Promise<number> {
  const found = await living(ctx.db, ctx.now, purpose, code).executeTakeFirst()
  if (!found) throw new Refusal('invalidCode')
  return found.account_id
}

/**
 * Uses up a code, and locks its account. If several calls use it at once, one succeeds. The others get `invalidCode`.
 */
export async function consumeCode(ctx: Pick<Ctx, 'db' | 'now' | 'concerns'>, purpose: CodePurpose, code: string) {
  const found = await living(ctx.db, ctx.now, purpose, code).executeTakeFirst()
  const account = found && (await lockAccountById(ctx.db, found.account_id))
  if (!account) throw new Refusal('invalidCode')
  const used = await ctx.db
    .deleteFrom('code')
    .where('codeHash', '=', hashOf(code))
    .where('account_id', '=', account.id)
    .where('purpose', '=', purpose)
    .returning('email')
    .executeTakeFirst()
  if (!used) throw new Refusal('invalidCode')
  ctx.concerns?.(account.id)
  return { ...account, newEmail: used.email }
}

export const endAllCodes = async (db: Db, account: number): Promise<void> => {
  await db.deleteFrom('code').where('account_id', '=', account).execute()
}

export const sweepCodes = async (db: Db, now: Instant): Promise<void> => {
  await db.deleteFrom('code').where('ends_at', '<=', now).execute()
}
