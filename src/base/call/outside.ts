import { setTimeout as sleep } from 'node:timers/promises'
import { appendAudit } from '../audit/service'
import { addTime, type Instant } from '../kit/day'
import { Refusal } from '../kit/refusal'
import { ProviderFailure } from '../provider/failure'
import { auditEntryOf } from './audit-of'
import type { Ctx, RepeatedCall, Route } from './context'
import {
  answerContext,
  idempotencyScope,
  findStoredAnswer,
  type AnswerEncryption,
  type IdempotencyScope,
  type ParsedInput,
  type StoredAnswer,
} from './stored-answer'
import { emptyOldLargeAnswers } from './stored-answer-large'

export interface OutsideOptions {
  readonly key: string | undefined
  readonly answerEncryption: AnswerEncryption
  /** False if the stored answer has a token that can't be used any more. */
  readonly isLive: (json: string) => Promise<boolean>
  readonly toJson: (value: unknown) => string
}

/** A request without an answer after this time was lost with its process, because no provider may take that long. */
const lostAfterMs = 60_000

/** The maximum time for which an equal request waits for the answer of the first one, in ms. */
const patienceMs = 12_000

const lookMs = 150

async function claimOrAnswer(
  ctx: Ctx,
  scope: IdempotencyScope,
  { answerEncryption }: OutsideOptions,
): Promise<StoredAnswer | Claim> {
  for (let waited = 0; waited <= patienceMs; waited += lookMs) {
    const claimed = await claim(ctx, scope)
    if (claimed) return claimed
    const earlier = await findStoredAnswer(ctx.db, scope, answerEncryption)
    if (earlier) return earlier
    await sleep(lookMs)
  }
  throw new Refusal('stillRunning', undefined, 2)
}

/**
 * `intended_at`: when an earlier request stored its effect, before its process ended without an
 * answer. Null if no effect was stored.
 */
interface Claim {
  readonly intended_at: Instant | null
}

/** Claims the key. Undefined while another request has claimed it. */
const claim = ({ db, now }: Ctx, { account, route, key, bodyHash }: IdempotencyScope): Promise<Claim | undefined> =>
  db
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
    .returning('intended_at')
    .executeTakeFirst()

const intentOf = (scope: IdempotencyScope, { intended_at }: Claim): RepeatedCall => ({
  storedAt: intended_at,
  store: (db, at) =>
    db
      .updateTable('idempotency')
      .set({ intended_at: at })
      .where((is) => is.and(claimKey(scope)))
      .execute(),
})

const unclaim = ({ db }: Ctx, scope: IdempotencyScope) =>
  db
    .deleteFrom('idempotency')
    .where((is) => is.and(claimKey(scope)))
    .where('status', 'is', null)
    .execute()

/**
 * Gives the claim back after a failure for an unknown reason. When the request has stored an effect, the claim is kept
 * but counts as lost, so that an equal request learns of the effect.
 */
async function abandon(ctx: Ctx, scope: IdempotencyScope): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('idempotency')
    .set({ created_at: addTime(ctx.now, -lostAfterMs - 1) })
    .where((is) => is.and(claimKey(scope)))
    .where('intended_at', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await unclaim(ctx, scope)
}

const claimKey = ({ account, route, key }: IdempotencyScope) => ({ account_id: account, route, key })

/**
 * A write that asks another service. No transaction is open meanwhile: a provider that takes ten seconds would occupy a
 * connection and the account's lock, and so block the bookkeeping. The handler commits what it stores. It sends the
 * provider keys that make a second attempt harmless. The audit row and the answer are stored when it is done.
 * The first of equal requests with one idempotency key claims it. The others wait for its answer, and get 409
 * stillRunning when that takes too long. A refusal gives the claim back, so that the same request may be sent again. A
 * request that takes over the claim of a lost process learns whether that process had stored the effect (`Ctx.intent`).
 * Outside of a transaction the pool repeats a statement that was prepared before a migration. A transaction of the
 * handler that fails for this reason is not repeated, because the handler may have asked the other service already. The
 * caller may send the request again with its key.
 */
export async function runOutside(
  ctx: Ctx,
  route: Route,
  input: ParsedInput,
  options: OutsideOptions,
): Promise<StoredAnswer> {
  const scope = idempotencyScope(ctx, route, input, options)
  const claimed = scope && (await claimOrAnswer(ctx, scope, options))
  if (claimed && 'status' in claimed) {
    if (claimed.json !== null && !(await options.isLive(claimed.json))) throw new Refusal('idempotencyKeyReused')
    return claimed
  }
  const intent = scope && claimed && intentOf(scope, claimed)
  let concerned: number | null = null
  let value: unknown
  try {
    value = await route.handle({ ...ctx, ...(intent && { intent }), concerns: (id) => void (concerned = id) }, input)
  } catch (error) {
    if (scope) await (isRefused(error) ? unclaim(ctx, scope) : abandon(ctx, scope))
    throw error
  }
  const { row } = route
  const json = row.status === 204 ? null : options.toJson(value)
  await ctx.db.transaction().execute(async (tx) => {
    await appendAudit(tx, auditEntryOf(ctx, row, input, value, concerned))
    if (!scope) return
    const answer = json && options.answerEncryption.encrypt(json, answerContext(scope))
    await tx
      .updateTable('idempotency')
      .set({ status: row.status, answer })
      .where((is) => is.and(claimKey(scope)))
      .execute()
    await emptyOldLargeAnswers(tx, scope.account, answer)
  })
  return { status: row.status, json }
}

const isRefused = (error: unknown): boolean => error instanceof Refusal || error instanceof ProviderFailure
