import { setTimeout as sleep } from 'node:timers/promises'
import { appendAudit } from '../audit/service'
import { addTime } from '../kit/day'
import { Refusal } from '../kit/refusal'
import type { Ctx, Route } from './context'
import { auditOf } from './audit-of'
import type { Outcome, WriteOptions } from './service'
import {
  answerContext,
  idempotencyScope,
  storedAnswer,
  type IdempotencyScope,
  type Parsed,
  type StoredAnswer,
} from './stored-answer'

/** After so long a request that never stored its answer counts as lost with its process; longer than any deadline of a provider. */
const lostAfterMs = 60_000
/** How long an equal request waits for the answer of the first one, and how often it looks. */
const patienceMs = 12_000
const lookMs = 150

/**
 * A write that asks another service. No transaction is open meanwhile: a provider that takes ten seconds would hold a
 * connection and the account's lock, and with them the bookkeeping. The handler commits what it stores, and gives the
 * provider keys that make a second attempt harmless; audit row and answer are stored when it is done. Of equal requests
 * with one idempotency key the first has claimed it: the others wait for its answer, and get 409 stillRunning when that
 * takes too long. A refusal gives the claim back, so that the same request may be sent again.
 */
export async function runOutside(ctx: Ctx, route: Route, input: Parsed, options: WriteOptions): Promise<Outcome> {
  const scope = idempotencyScope(ctx, route, input, options)
  const earlier = scope && (await claimOrAnswer(ctx, scope, options))
  if (earlier) return earlier
  let concerned: number | null = null
  let value: unknown
  try {
    value = await route.handle({ ...ctx, concerns: (id) => void (concerned = id) }, input)
  } catch (error) {
    if (scope) await unclaim(ctx, scope)
    throw error
  }
  const { row } = route
  const json = row.status === 204 ? null : options.toJson(value)
  await ctx.db.transaction().execute(async (tx) => {
    await appendAudit(tx, auditOf(ctx, row, input, value, concerned))
    if (!scope) return
    const answer = json && options.answerEncryption.encrypt(json, answerContext(scope))
    await tx
      .updateTable('idempotency')
      .set({ status: row.status, answer })
      .where((is) => is.and(keyOf(scope)))
      .execute()
  })
  return { status: row.status, json }
}

async function claimOrAnswer(
  ctx: Ctx,
  scope: IdempotencyScope,
  { answerEncryption }: WriteOptions,
): Promise<StoredAnswer | null> {
  for (let waited = 0; waited <= patienceMs; waited += lookMs) {
    if (await claim(ctx, scope)) return null
    const earlier = await storedAnswer(ctx.db, scope, answerEncryption)
    if (earlier) return earlier
    await sleep(lookMs)
  }
  throw new Refusal('stillRunning', undefined, 2)
}

/** Whether the key is ours: nobody has it, or who had it is lost. */
async function claim({ db, now }: Ctx, { account, route, key, bodyHash }: IdempotencyScope): Promise<boolean> {
  const claimed = await db
    .insertInto('idempotency')
    .values({ account_id: account, route, key, bodyHash, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'route', 'key'])
        .doUpdateSet({ created_at: now })
        .where('idempotency.status', 'is', null)
        .where('idempotency.bodyHash', '=', bodyHash)
        .where('idempotency.created_at', '<', addTime(now, -lostAfterMs)),
    )
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

const unclaim = ({ db }: Ctx, scope: IdempotencyScope) =>
  db
    .deleteFrom('idempotency')
    .where((is) => is.and(keyOf(scope)))
    .where('status', 'is', null)
    .execute()

const keyOf = ({ account, route, key }: IdempotencyScope) => ({ account_id: account, route, key })
