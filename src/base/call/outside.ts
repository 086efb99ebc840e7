import { appendAudit } from '../audit/service'
import { Refusal } from '../kit/refusal'
import { ProviderFailure } from '../provider/failure'
import type { Ctx, Route } from './context'
import { auditOf } from './audit-of'
import type { Outcome, WriteOptions } from './service'
import { answerContext, idempotencyScope, type Parsed } from './stored-answer'
import { claimOrAnswer, intentOf, unclaim, abandon, claimKey } from './claim'

/**
 * A write that asks another service. No transaction is open meanwhile: a provider that takes ten seconds would hold a
 * connection and the account's lock, and with them the bookkeeping. The handler commits what it stores, and gives the
 * provider keys that make a second attempt harmless; audit row and answer are stored when it is done. Of equal requests
 * with one idempotency key the first has claimed it: the others wait for its answer, and get 409 stillRunning when that
 * takes too long. A refusal gives the claim back, so that the same request may be sent again. Whoever takes the claim of a
 * process that was lost is told whether that one had stored what is asked for (`Ctx.intent`). A statement that was prepared
 * before a migration is sent again by the pool where it stands alone. A transaction of the handler that fails of one is not:
 * the handler may have asked the other service already, and only whoever sends the request again with its key is told so.
 */
export async function runOutside(ctx: Ctx, route: Route, input: Parsed, options: WriteOptions): Promise<Outcome> {
  const scope = idempotencyScope(ctx, route, input, options)
  const claimed = scope && (await claimOrAnswer(ctx, scope, options))
  if (claimed && 'status' in claimed) return claimed
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
    await appendAudit(tx, auditOf(ctx, row, input, value, concerned))
    if (!scope) return
    const answer = json && options.answerEncryption.encrypt(json, answerContext(scope))
    await tx
      .updateTable('idempotency')
      .set({ status: row.status, answer })
      .where((is) => is.and(claimKey(scope)))
      .execute()
  })
  return { status: row.status, json }
}

const isRefused = (error: unknown): boolean => error instanceof Refusal || error instanceof ProviderFailure
