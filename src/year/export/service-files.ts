import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { documentUrl, type FileInfo } from '../../base/file/model'

/** A stored file: what is known of it, and the id that its bytes lie under. */
export interface StoredFile extends FileInfo {
  readonly id: string
}

const files = (ctx: OwnedCtx) =>
  ctx.db.selectFrom('document').select(['id', 'name', 'type', 'size']).where('account_id', '=', ctx.owner)
const known = (row: Omit<StoredFile, 'url'>): StoredFile => ({ ...row, url: documentUrl(row.id) })

/** Files by their urls. */
export async function readFiles(ctx: OwnedCtx, urls: readonly string[]): Promise<ReadonlyMap<string, StoredFile>> {
  const start = documentUrl('').length
  const ids = urls.map((url) => url.slice(start))
  if (ids.length === 0) return new Map()
  // One statement text however many there are: one is prepared for each text.
  const rows = await files(ctx)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute()
  return new Map(rows.map((row) => [documentUrl(row.id), known(row)]))
}

/** Uploaded files that no record names yet. */
export const readLooseFiles = async (ctx: OwnedCtx): Promise<StoredFile[]> =>
  (await files(ctx).where('uses', '=', 0).orderBy('id').execute()).map(known)
