import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Encryption } from '../db/encryption'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'

// The audit trail as a chain of hashes (docs/rules.md#audit-trail, docs/decisions/0017-audit-chain.md). Rows are chained by
// the database as they are appended; here the ends of the chains are signed, and all of it is checked.

export const signedWith = 'audit.checkpoint'

export const chainHash = (...parts: (Uint8Array | string)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

export interface Head {
  readonly account_id: number
  readonly seq: number
  readonly hash: Buffer
}

/** What a checkpoint's hash covers beside the checkpoint before it. */
export const contentOf = (at: string, heads: readonly Head[]): string =>
  JSON.stringify([at, heads.map(({ account_id, seq, hash }) => [account_id, seq, hash.toString('hex')])])

export interface CheckpointDeps {
  readonly encryption: Pick<Encryption, 'lookup'>
  /** Makes one although no chain has grown: after a rotation of keys, so that the last one is signed with the new key. */
  readonly always?: boolean
}

/**
 * Writes down where the chains have grown to since the last checkpoint, chained to it and signed with the key of this
 * installation, which the database doesn't have: from then on a tail that is cut off, and a chain that is written anew, are
 * found. Called in a transaction; returns how many chains had grown.
 */
export async function makeCheckpoint(
  db: Db,
  at: Instant,
  { encryption, always = false }: CheckpointDeps,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(4875, 3)`.execute(db)
  const { rows: heads } = await sql<Head>`
    select head.account_id, head.seq, head.hash from audit_head head
    left join lateral (select seq from audit_checkpoint_head known where known.account_id = head.account_id
      order by checkpoint_id desc limit 1) known on true
    where known.seq is distinct from head.seq order by head.account_id`.execute(db)
  if (heads.length === 0 && !always) return 0
  const before = await db
    .selectFrom('audit_checkpoint')
    .select('hash')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const hash = chainHash(before?.hash ?? '', contentOf(at, heads))
  const { id } = await db
    .insertInto('audit_checkpoint')
    .values({ at, hash, signature: encryption.lookup(hash.toString('hex'), signedWith) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into audit_checkpoint_head (checkpoint_id, account_id, seq, hash)
    select ${id}, * from unnest(${heads.map((head) => head.account_id)}::bigint[], ${heads.map(({ seq }) => seq)}::bigint[],
      ${heads.map((head) => head.hash)}::bytea[])`.execute(db)
  return heads.length
}
