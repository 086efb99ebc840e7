import type { OwnedCtx } from '../../base/call/context'
import { addTime } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { SessionInfo } from './calls-session'
import { sessionLife } from './rules-session'

/** The account's sessions. The session that was used last comes first. */
export async function listSessions(ctx: OwnedCtx): Promise<SessionInfo[]> {
  const rows = await ctx.db
    .selectFrom('session')
    .select(['id', 'tokenHash', 'created_at', 'seen_at', 'agent'])
    .where('account_id', '=', ctx.owner)
    .where('ends_at', '>', ctx.now)
    .where('seen_at', '>', addTime(ctx.now, -sessionLife.idle))
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, tokenHash, created_at, seen_at, agent }) => ({
    id,
    current: tokenHash === ctx.session,
    created_at,
    last_used_at: seen_at,
    agent,
  }))
}

/** Ends a session, even the caller's own. Refuses with `notFound`. */
export async function endOneSession(ctx: OwnedCtx, id: number): Promise<void> {
  const ended = await ctx.db
    .deleteFrom('session')
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw new Refusal('notFound')
}
