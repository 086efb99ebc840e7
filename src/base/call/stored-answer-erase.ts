import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import { type AnswerEncryption, type IdempotencyScope, answerContext } from './stored-answer'

export const sweepStoredAnswers = (db: Db, before: Instant) =>
  db.deleteFrom('idempotency').where('created_at', '<', before).execute()

/**
 * Empties the stored answers that `goes` accepts, and those that can't be decrypted. Their requests stay known. So a
 * repeated request is refused, and its action is not done again.
 */
export async function clearStoredAnswers(
  db: Db,
  account: number,
  answerEncryption: Pick<AnswerEncryption, 'decrypt'>,
  goes: (json: string) => boolean,
): Promise<void> {
  const rows = await db
    .selectFrom('idempotency')
    .select(['route', 'key', 'answer'])
    .where('account_id', '=', account)
    .where('answer', 'is not', null)
    .execute()
  for (const { route, key, answer } of rows) {
    if (!isEmptied({ account, route, key }, answer!, answerEncryption, goes)) continue
    await db
      .updateTable('idempotency')
      .set({ answer: '' })
      .where('account_id', '=', account)
      .where('route', '=', route)
      .where('key', '=', key)
      .execute()
  }
}

function isEmptied(
  at: Pick<IdempotencyScope, 'account' | 'route' | 'key'>,
  answer: string,
  answerEncryption: Pick<AnswerEncryption, 'decrypt'>,
  goes: (json: string) => boolean,
): boolean {
  try {
    return goes(answerEncryption.decrypt(answer, answerContext(at)))
  } catch {
    return true
  }
}

/** Deletes all stored answers, except those of the route `but`, which is running now. */
export const eraseStoredAnswers = (db: Db, account: number, but: string) =>
  db.deleteFrom('idempotency').where('account_id', '=', account).where('route', '!=', but).execute()
