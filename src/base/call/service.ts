import { auditInsert, auditRow, type AuditRow } from '../audit/service'
import { compiledStatement } from '../db/compiled'
import { Refusal } from '../kit/refusal'
import { checkUnchanged, type Precondition } from './precondition'
import { retryOnConflict } from './again'
import { errorCodeOf } from './failure'
import { auditEntryOf } from './audit-of'
import type { Ctx, OwnedCtx, Route } from './context'
import { runOutside, type OutsideOptions } from './outside'
import {
  answerContext,
  idempotencyScope,
  findStoredAnswer,
  type IdempotencyScope,
  type ParsedInput,
  type StoredAnswer,
} from './stored-answer'
import { emptyOldLargeAnswers } from './stored-answer-large'
import type { KeyedSemaphore } from './keyed-semaphore'

/** An answer with its status: the handler's value, or JSON text (null without a body). */
export type WriteOutcome = { readonly status: number; readonly value: unknown } | StoredAnswer

export interface WriteOptions extends OutsideOptions {
  readonly semaphore: KeyedSemaphore
  readonly precondition: Precondition | null
}

/**
 * One action is one transaction: effect, counters, audit row, stored answer and outbox messages commit or roll back
 * together. With an idempotency key, a repeated request gets the first one's answer (docs/rules/base.md#idempotency).
 * The last statement stores the answer under a unique key, so only one of several equal requests commits. The others
 * are rolled back, because the key exists or because the first one's effect makes them refuse. Then they find the
 * stored answer. Refuses with 409 `stillRunning` when a lock or the semaphore takes too long. Repeats after a deadlock,
 * at most three times.
 */
export const runWrite = (ctx: Ctx, route: Route, input: ParsedInput, options: WriteOptions): Promise<WriteOutcome> =>
  ctx.owner === null
    ? write(ctx, route, input, options)
    : options.semaphore(ctx.owner, () => write(ctx, route, input, options))

async function write(ctx: Ctx, route: Route, input: ParsedInput, options: WriteOptions): Promise<WriteOutcome> {
  if (route.row.outside) return await runOutside(ctx, route, input, options)
  await route.before?.(ctx, input).catch(unlessRefused)
  const scope = idempotencyScope(ctx, route, input, options)
  return await retryOnConflict(async () => {
    try {
      return await ctx.db.transaction().execute((tx) => runOnce({ ...ctx, db: tx }, route, input, scope, options))
    } catch (error) {
      const earlier = scope && (await findStoredAnswer(ctx.db, scope, options.answerEncryption))
      if (earlier?.json && !(await options.isLive(earlier.json)))
        throw error instanceof Refusal ? error : new Refusal('idempotencyKeyReused')
      if (earlier) return earlier
      throw errorCodeOf(error) === '55P03' ? new Refusal('stillRunning', undefined, 2) : error
    }
  })
}

/** Ignores a refusal of `before`: the request may have a stored answer. If not, the action itself refuses. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}

async function runOnce(
  ctx: Ctx,
  { row, handle }: Route,
  input: ParsedInput,
  scope: IdempotencyScope | null,
  { answerEncryption, toJson, precondition }: WriteOptions,
): Promise<WriteOutcome> {
  if (precondition) await checkUnchanged(ctx as OwnedCtx, row, input, precondition)
  let concerned: number | null = null
  const value = await handle({ ...ctx, concerns: (id) => void (concerned = id) }, input)
  const json = row.status === 204 ? null : toJson(value)
  const audit = auditRow(auditEntryOf(ctx, row, input, value, concerned))
  const answer = scope && json && answerEncryption.encrypt(json, answerContext(scope))
  await ctx.db.executeQuery(
    scope
      ? insertAuditAndAnswer(ctx.db, { status: row.status, answer, ...audit, ...scope })
      : insertAudit(ctx.db, audit),
  )
  if (scope) await emptyOldLargeAnswers(ctx.db, scope.account, answer)
  return row.answer === 'stream' ? { status: row.status, value } : { status: row.status, json }
}

const insertAudit = compiledStatement(auditInsert)

const insertAuditAndAnswer = compiledStatement(
  (db, row: AuditRow & IdempotencyScope & { readonly status: number; readonly answer: string | null }) => {
    const { account, route, key, bodyHash, status, answer, at } = row
    return auditInsert(
      db.with('stored', (creator) =>
        creator
          .insertInto('idempotency')
          .values({ account_id: account, route, key, bodyHash, status, answer, created_at: at }),
      ),
      row,
    )
  },
)
