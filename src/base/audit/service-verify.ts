import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { Encryption } from '../db/encryption'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'

// The audit trail is a chain of hashes (docs/rules/base.md#audit-trail, docs/decisions/0017-audit-chain.md). The
// database chains the rows as they are appended. This file signs the ends of the chains and checks everything.

const signedWith = 'audit.checkpoint'

const chainHash = (...parts: (Uint8Array | string)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

export interface AuditHead {
  readonly account_id: number
  readonly seq: number
  readonly hash: Buffer
}

/** The text that the hash of a checkpoint covers, in addition to the previous checkpoint. */
const contentOf = (at: string, heads: readonly AuditHead[]): string =>
  JSON.stringify([at, heads.map(({ account_id, seq, hash }) => [account_id, seq, hash.toString('hex')])])

export interface CheckpointDeps {
  readonly encryption: Pick<Encryption, 'lookup'>
  /** True to sign even if no chain has grown, so that a key rotation signs the last checkpoint with the new key. */
  readonly always?: boolean
}

/**
 * Makes a checkpoint: it stores the ends of all chains that have grown since the last one. A checkpoint is chained to
 * the last one, and signed with the key of this installation, which the database doesn't have. From then on a removed
 * tail or a rewritten chain is detected. Must be called in a transaction. Returns how many chains had grown.
 */
export async function makeCheckpoint(
  db: Db,
  at: Instant,
  { encryption, always = false }: CheckpointDeps,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(4875, 3)`.execute(db)
  const { rows: heads } = await sql<AuditHead>`
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

export interface AuditFault {
  readonly what: 'changed' | 'missing' | 'cut off' | 'checkpoint changed' | 'checkpoint not signed'
  /** The account of the chain, 0 for entries without one. Null for a fault of a checkpoint. */
  readonly account: number | null
  /** The place of the row in its chain, or the checkpoint's id. */
  readonly seq: number
  /** The id of the row. Null when it is missing. */
  readonly id: number | null
}

export interface AuditState {
  readonly rows: number
  readonly chains: number
  readonly checkpoint: { readonly id: number; readonly hash: string } | null
  readonly fault: AuditFault | null
}

interface ChainedRow {
  readonly chain: number
  readonly seq: number
  readonly id: number
  readonly hash: Buffer
  readonly content: string
}

const batchSize = 5000

/**
 * Reads the whole trail and returns the first fault. A fault is a row that is missing or was changed or moved, a
 * removed tail, or a checkpoint that was changed or isn't signed with one of our keys. It computes every hash itself
 * and trusts nothing in the database. `db` is a transaction that sees one state.
 */
export async function verifyAudit(db: Db, encryption: Pick<Encryption, 'matches'>): Promise<AuditState> {
  const ends = new Map<number, Omit<ChainedRow, 'content'>>()
  let [rows, last] = [0, { chain: -1, seq: 0 }]
  const state = (fault: AuditFault | null, checkpoint: AuditState['checkpoint'] = null): AuditState => ({
    rows,
    chains: ends.size,
    checkpoint,
    fault,
  })
  for (;;) {
    const batch = await readRows(db, last)
    for (const row of batch) {
      const before = ends.get(row.chain)
      const place = { account: row.chain, seq: (before?.seq ?? 0) + 1 }
      if (row.seq > place.seq) return state({ what: 'missing', ...place, id: null })
      // A lower number is used already, so this row is a duplicate.
      if (row.seq < place.seq || !chainHash(before?.hash ?? '', row.content).equals(row.hash))
        return state({ what: 'changed', account: row.chain, seq: row.seq, id: row.id })
      ends.set(row.chain, { chain: row.chain, seq: row.seq, id: row.id, hash: row.hash })
      rows += 1
    }
    const end = batch.at(-1)
    if (!end) break
    last = { chain: end.chain, seq: end.seq }
  }
  const cut = await cutOff(db, ends)
  if (cut) return state(cut)
  const { fault, checkpoint } = await verifyCheckpoints(db, encryption)
  return state(fault, checkpoint)
}

async function readRows(db: Db, { chain, seq }: { chain: number; seq: number }): Promise<ChainedRow[]> {
  const { rows } = await sql<ChainedRow>`
    select coalesce(account_id, 0) as chain, seq, id, hash,
      json_build_array(seq, id, account_id, (extract(epoch from at) * 1000000)::bigint, "requestId", action, entity, changed)::text
        as content
    from audit where (coalesce(account_id, 0), seq) > (${chain}, ${seq}) order by 1, 2 limit ${batchSize}`.execute(db)
  return rows
}

/**
 * Finds a chain that is shorter than its head or a checkpoint says, or that was rewritten. Null if
 * there is none.
 */
async function cutOff(db: Db, ends: ReadonlyMap<number, Pick<ChainedRow, 'seq' | 'hash'>>): Promise<AuditFault | null> {
  const heads = await db.selectFrom('audit_head').selectAll().orderBy('account_id').execute()
  const missing = heads.find(({ account_id, seq, hash }) => {
    const end = ends.get(account_id)
    return seq > 0 && (end?.seq !== seq || !end.hash.equals(hash))
  })
  if (missing) return faultAt(missing.account_id, (ends.get(missing.account_id)?.seq ?? 0) + 1)
  const { rows } = await sql<{ account_id: number; seq: number }>`
    select known.account_id, known.seq from audit_checkpoint_head known
    left join audit on coalesce(audit.account_id, 0) = known.account_id and audit.seq = known.seq
    where audit.hash is distinct from known.hash order by known.account_id, known.seq limit 1`.execute(db)
  const [row] = rows
  if (!row) return null
  const end = ends.get(row.account_id)?.seq ?? 0
  // The chain is consistent, but it differs from the signed one: it was rewritten.
  return end < row.seq
    ? faultAt(row.account_id, end + 1)
    : { what: 'changed', account: row.account_id, seq: row.seq, id: null }
}

const faultAt = (account: number, seq: number): AuditFault => ({ what: 'cut off', account, seq, id: null })

async function verifyCheckpoints(
  db: Db,
  encryption: Pick<Encryption, 'matches'>,
): Promise<Pick<AuditState, 'fault' | 'checkpoint'>> {
  const checkpoints = await db.selectFrom('audit_checkpoint').selectAll().orderBy('id').execute()
  let before: Buffer | null = null
  for (const { id, at, hash } of checkpoints) {
    const { rows: heads } = await sql<AuditHead>`
      select account_id, seq, hash from audit_checkpoint_head where checkpoint_id = ${id} order by account_id`.execute(
      db,
    )
    if (!chainHash(before ?? '', contentOf(at, heads)).equals(hash))
      return { fault: { what: 'checkpoint changed', account: null, seq: id, id: null }, checkpoint: null }
    before = hash
  }
  const last = checkpoints.at(-1)
  if (!last) return { fault: null, checkpoint: null }
  const hash = last.hash.toString('hex')
  // Older checkpoints may be signed with keys that were removed. The last one covers them.
  if (!encryption.matches(hash, signedWith, last.signature))
    return { fault: { what: 'checkpoint not signed', account: null, seq: last.id, id: null }, checkpoint: null }
  return { fault: null, checkpoint: { id: last.id, hash } }
}
