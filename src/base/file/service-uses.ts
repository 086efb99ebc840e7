import type { OwnedCtx } from '../call/context'
import type { Db } from '../db/pool'
import type { Instant } from '../kit/day'
import { Refusal } from '../kit/refusal'
import { queueJob } from '../outbox/job'
import { documentUrl, type FileInfo } from './model'

/** The payload names the bytes (`{ ids }`). */
export const removeBytesKind = 'file.removeBytes'

export const documentIdOf = (url: string): string => url.slice(documentUrl('').length)

/** Counts one more use of each file. Refuses a file that isn't the account's, with 422 `files.unknown` at `field`. */
export async function attachDocuments(ctx: OwnedCtx, urls: readonly string[], field = 'documents'): Promise<void> {
  if (urls.length === 0) return
  const counted = await ctx.db
    .updateTable('document')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('account_id', '=', ctx.owner)
    .where('id', 'in', urls.map(documentIdOf))
    .executeTakeFirst()
  if (counted.numUpdatedRows !== BigInt(urls.length)) throw new Refusal('invalid', { [field]: 'files.unknown' })
}

export const freeStoredBytes = (db: Db, account: number, bytes: number) =>
  db
    .updateTable('account')
    .set((eb) => ({ storedBytes: eb('storedBytes', '-', bytes) }))
    .where('id', '=', account)
    .execute()

/**
 * Counts one use less of each file. A file without any use is deleted, and the account gets its
 * space back. The deletion and the job that removes the bytes commit together, so a crash or a
 * rollback never separates the two.
 */
export async function releaseDocuments(ctx: OwnedCtx, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return
  await ctx.db
    .updateTable('document')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('account_id', '=', ctx.owner)
    .where('id', 'in', urls.map(documentIdOf))
    .where('uses', '>', 0)
    .execute()
  const gone = await ctx.db
    .deleteFrom('document')
    .where('account_id', '=', ctx.owner)
    .where('id', 'in', urls.map(documentIdOf))
    .where('uses', '=', 0)
    .returning(['id', 'size'])
    .execute()
  if (gone.length === 0) return
  const bytes = gone.reduce((sum, file) => sum + file.size, 0)
  await freeStoredBytes(ctx.db, ctx.owner, bytes)
  await queueJob(ctx.db, ctx.now, removeBytesKind, { ids: gone.map((file) => file.id) })
}

export async function changeDocuments(
  ctx: OwnedCtx,
  before: readonly string[],
  after: readonly string[],
  field = 'documents',
): Promise<void> {
  await attachDocuments(
    ctx,
    after.filter((url) => !before.includes(url)),
    field,
  )
  await releaseDocuments(
    ctx,
    before.filter((url) => !after.includes(url)),
  )
}

/** A file as evidence: when it was uploaded, and the SHA-256 of the stored bytes in hex. */
export interface FileEvidence extends FileInfo {
  readonly sha256: string
  readonly created_at: Instant
}

/** Like `fileInfos`, with the moment of the upload and the hash. */
export async function fileEvidence(ctx: OwnedCtx, urls: readonly string[]): Promise<FileEvidence[]> {
  if (urls.length === 0) return []
  const rows = await ctx.db
    .selectFrom('document')
    .select(['id', 'name', 'type', 'size', 'sha256', 'created_at'])
    .where('account_id', '=', ctx.owner)
    .where('id', 'in', urls.map(documentIdOf))
    .execute()
  const found = new Map(rows.map(({ id, ...file }) => [documentUrl(id), file]))
  return urls.flatMap((url) => {
    const file = found.get(url)
    return file ? [{ url, ...file }] : []
  })
}

/** The facts about files in the order of their urls. Unknown urls are left out. */
export async function fileInfos(ctx: OwnedCtx, urls: readonly string[]): Promise<FileInfo[]> {
  if (urls.length === 0) return []
  const rows = await ctx.db
    .selectFrom('document')
    .select(['id', 'name', 'type', 'size'])
    .where('account_id', '=', ctx.owner)
    .where('id', 'in', urls.map(documentIdOf))
    .execute()
  const found = new Map(rows.map(({ id, ...file }) => [documentUrl(id), file]))
  return urls.flatMap((url) => {
    const file = found.get(url)
    return file ? [{ url, ...file }] : []
  })
}
