import { createHash } from 'node:crypto'
import type { Encryption } from '../db/encryption'
import type { Db } from '../db/pool'
import type { RawBody, Row, UploadedFile } from '../kit/endpoint'
import { Refusal } from '../kit/refusal'
import type { Ctx, Route } from './context'

/**
 * Encrypts the stored answers, which contain personal data. `lookup` hashes bodies with a key: a body may contain a
 * password, and a hash without a key could be guessed.
 */
export type AnswerEncryption = Pick<Encryption, 'encrypt' | 'decrypt' | 'lookup' | 'matches'>

export interface ParsedInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** JSON text, null without a body. */
export interface StoredAnswer {
  readonly status: number
  readonly json: string | null
}

/** An idempotency key is unique in this scope (docs/rules/base.md#idempotency). */
export interface IdempotencyScope {
  readonly account: number
  readonly route: string
  readonly key: string
  readonly bodyHash: string
  /** The text that is hashed. The hash key of the first request may have been replaced since. */
  readonly bodyText: string
}

/** Binds an encrypted answer to its row (additional authenticated data). */
export const answerContext = ({ account, route, key }: Pick<IdempotencyScope, 'account' | 'route' | 'key'>): string =>
  `idempotency.answer.${account}.${route}.${key}`

const hashedFor = 'idempotency'

export function idempotencyScope(
  ctx: Ctx,
  { row }: Route,
  input: ParsedInput,
  { key, answerEncryption }: { key: string | undefined; answerEncryption: AnswerEncryption },
): IdempotencyScope | null {
  if (key === undefined) return null
  const bodyText = JSON.stringify([input.params, input.query, comparable(row, input.body)])
  const bodyHash = answerEncryption.lookup(bodyText, hashedFor)
  return { account: ctx.owner ?? 0, route: row.name, key, bodyHash, bodyText }
}

/** The part of a body that is compared. Two uploads are equal if their names and bytes are. */
function comparable(row: Row, body: unknown): unknown {
  if (row.body === 'raw')
    return createHash('sha256')
      .update((body as RawBody).bytes)
      .digest('hex')
  if (row.body !== 'file') return body
  const { name, sha256 } = body as UploadedFile
  return { name, sha256 }
}

/**
 * The answer of an equal request that has committed, or null. Refuses a request with the same key and another body with
 * 422 idempotencyKeyReused.
 */
export async function findStoredAnswer(
  db: Db,
  scope: IdempotencyScope,
  answerEncryption: AnswerEncryption,
): Promise<StoredAnswer | null> {
  const stored = await db
    .selectFrom('idempotency')
    .select(['bodyHash', 'status', 'answer'])
    .where('account_id', '=', scope.account)
    .where('route', '=', scope.route)
    .where('key', '=', scope.key)
    .executeTakeFirst()
  if (!stored) return null
  // After a key rotation the hash may belong to a key that is now only used to read.
  if (stored.bodyHash !== scope.bodyHash && !answerEncryption.matches(scope.bodyText, hashedFor, stored.bodyHash))
    throw new Refusal('idempotencyKeyReused')
  if (stored.status === null) return null
  return {
    status: stored.status,
    json: stored.answer === null ? null : answerOf(stored.answer, scope, answerEncryption),
  }
}

/** An answer that can't be decrypted is refused with 422 idempotencyKeyReused: the request must not be done again. */
function answerOf(stored: string, scope: IdempotencyScope, answerEncryption: AnswerEncryption): string {
  try {
    return answerEncryption.decrypt(stored, answerContext(scope))
  } catch {
    throw new Refusal('idempotencyKeyReused')
  }
}
