import type { Ctx, OwnedCtx } from '../../base/call/context'
import { hashOf } from '../../base/call/secret-hash'
import { compiledStatement } from '../../base/db/compiled'
import type { Db } from '../../base/db/pool'
import { addTime, type Instant } from '../../base/kit/day'
import type { OwnerId } from '../../base/kit/owner'
import { Refusal } from '../../base/kit/refusal'
import { endSecondSteps } from './service-step'
import { sessionLife } from './rules-session'

// This is the only place that makes an OwnerId.
const proven = (account: number): OwnerId => account as OwnerId

/**
 * Makes an OwnerId for a job or the command line. `account` must come from the account's own record, never from a
 * request.
 */
export const actAsOwner = (account: number): OwnerId => proven(account)

/** Opens a session. `by` says whether the person typed the password. Only a hash of the token is stored. */
export async function openSession(
  ctx: Ctx,
  account: number,
  by: 'password' | 'link',
): Promise<{ token: string; owned: OwnedCtx }> {
  const token = ctx.ids.code(256)
  const tokenHash = hashOf(token)
  await ctx.db
    .insertInto('session')
    .values({
      tokenHash,
      account_id: account,
      created_at: ctx.now,
      seen_at: ctx.now,
      password_at: by === 'password' ? ctx.now : null,
      ends_at: addTime(ctx.now, sessionLife.absolute),
      agent: ctx.agent,
    })
    .execute()
  return { token, owned: { ...ctx, owner: proven(account), session: tokenHash } }
}

const living = compiledStatement(
  (
    db,
    { tokenHash, now, idleSince }: { readonly tokenHash: string; readonly now: Instant; readonly idleSince: Instant },
  ) =>
    db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['session.account_id', 'session.seen_at', 'account.role'])
      .where('session.tokenHash', '=', tokenHash)
      .where('session.ends_at', '>', now)
      .where('session.seen_at', '>', idleSince),
)

/**
 * The session of a token. Null if the token is unknown, or its session has ended. A second query stores the use, at
 * most once per `sessionLife.noted`.
 */
export async function findSession(db: Db, token: string, now: Instant) {
  const tokenHash = hashOf(token)
  const [found] = (await db.executeQuery(living(db, { tokenHash, now, idleSince: addTime(now, -sessionLife.idle) })))
    .rows
  if (!found) return null
  if (found.seen_at <= addTime(now, -sessionLife.noted)) {
    await db
      .updateTable('session')
      .set({ seen_at: now })
      .where('account_id', '=', found.account_id)
      .where('tokenHash', '=', tokenHash)
      .execute()
  }
  return { owner: proven(found.account_id), role: found.role, tokenHash }
}

const sessionsOf = (db: Db, account: number) => db.deleteFrom('session').where('account_id', '=', account)

export const notePasswordEntered = async (ctx: OwnedCtx): Promise<void> => {
  await ctx.db
    .updateTable('session')
    .set({ password_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('tokenHash', '=', ctx.session)
    .execute()
}

/** True if the password was typed in this session within the last ten minutes. */
export const isPasswordFresh = async (ctx: OwnedCtx): Promise<boolean> =>
  (await ctx.db
    .selectFrom('session')
    .select('tokenHash')
    .where('account_id', '=', ctx.owner)
    .where('tokenHash', '=', ctx.session)
    .where('password_at', '>', addTime(ctx.now, -sessionLife.proof))
    .executeTakeFirst()) !== undefined

/** Gives the session a new token, as after a login. The old token stops working. */
export async function renewSession(ctx: OwnedCtx): Promise<{ token: string; owned: OwnedCtx }> {
  const token = ctx.ids.code(256)
  const tokenHash = hashOf(token)
  const renewed = await ctx.db
    .updateTable('session')
    .set({ tokenHash, seen_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('tokenHash', '=', ctx.session)
    .returning('id')
    .executeTakeFirst()
  if (!renewed) throw new Refusal('unauthorized')
  return { token, owned: { ...ctx, session: tokenHash } }
}

export const endCurrentSession = async (ctx: OwnedCtx): Promise<void> => {
  await sessionsOf(ctx.db, ctx.owner).where('tokenHash', '=', ctx.session).execute()
}

/** Ends all sessions but the caller's, and logins that wait for the second step. */
export const endOtherSessions = async (ctx: OwnedCtx): Promise<void> => {
  await endSecondSteps(ctx.db, ctx.owner)
  await sessionsOf(ctx.db, ctx.owner).where('tokenHash', '!=', ctx.session).execute()
}

/** Ends all sessions of an account, and logins that wait for the second step. */
export const endAllSessions = async (db: Db, account: number): Promise<void> => {
  await endSecondSteps(db, account)
  await sessionsOf(db, account).execute()
}

export const sweepSessions = async (db: Db, now: Instant): Promise<void> => {
  await db
    .deleteFrom('session')
    .where((is) => is.or([is('ends_at', '<=', now), is('seen_at', '<=', addTime(now, -sessionLife.idle))]))
    .execute()
}
