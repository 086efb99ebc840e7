import { setTimeout as sleep } from 'node:timers/promises'
import { addTime, type Instant } from '../kit/day'
import { Refusal } from '../kit/refusal'
import type { Ctx, Intent } from './context'
import type { WriteOptions } from './service'
import { storedAnswer, type IdempotencyScope, type StoredAnswer } from './stored-answer'

/** After so long a request that never stored its answer counts as lost with its process; longer than any deadline of a provider. */
const lostAfterMs = 60_000

/** How long an equal request waits for the answer of the first one, and how often it looks. */
const patienceMs = 12_000

const lookMs = 150

export async function claimOrAnswer(
  ctx: Ctx,
  scope: IdempotencyScope,
  { answerEncryption }: WriteOptions,
): Promise<StoredAnswer | Claim> {
  for (let waited = 0; waited <= patienceMs; waited += lookMs) {
    const claimed = await claim(ctx, scope)
    if (claimed) return claimed
    const earlier = await storedAnswer(ctx.db, scope, answerEncryption)
    if (earlier) return earlier
    await sleep(lookMs)
  }
  throw new Refusal('stillRunning', undefined, 2)
}

/** The key is ours: nobody had it, or who had it is lost, and had stored what it asks for at that moment. */
interface Claim {
  readonly intended_at: Instant | null
}

/** Undefined while somebody else has the key. */
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

export const intentOf = (scope: IdempotencyScope, { intended_at }: Claim): Intent => ({
  storedAt: intended_at,
  store: (db, at) =>
    db
      .updateTable('idempotency')
      .set({ intended_at: at })
      .where((is) => is.and(claimKey(scope)))
      .execute(),
})

export const unclaim = ({ db }: Ctx, scope: IdempotencyScope) =>
  db
    .deleteFrom('idempotency')
    .where((is) => is.and(claimKey(scope)))
    .where('status', 'is', null)
    .execute()

/** Ends a request that failed for no reason that anybody knows: what it has stored by then stays known to an equal one. */
export async function abandon(ctx: Ctx, scope: IdempotencyScope): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('idempotency')
    .set({ created_at: addTime(ctx.now, -lostAfterMs - 1) })
    .where((is) => is.and(claimKey(scope)))
    .where('intended_at', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await unclaim(ctx, scope)
}

export const claimKey = ({ account, route, key }: IdempotencyScope) => ({ account_id: account, route, key })
