import { createHash } from 'node:crypto'
import type { OwnedCtx } from '../call/context'
import type { Instant } from '../kit/day'
import { fileTypeOf, maxFileBytes, type FileType } from '../kit/file-type'
import { Refusal } from '../kit/refusal'
import { queueJob } from '../outbox/job'
import { maxStoredBytes } from './model'
import type { FileStore } from './port'
import { cleanName, storedTypeOf } from './rules'
import { redraw } from './service-image'
import { freeStoredBytes, removeBytesKind } from './service-uses'

/** A file whose bytes are stored and whose row isn't yet. */
export interface RestoredFile {
  readonly id: string
  readonly name: string
  readonly type: FileType
  readonly size: number
  readonly sha256: string
}

/** Marks of what a camera or a program adds to a picture: EXIF and XMP. */
const addedMarks = ['Exif\0\0', 'http://ns.adobe.com/xap'].map((mark) => Buffer.from(mark, 'latin1'))

/**
 * Stores the bytes of a file that was exported, without its row: `addRestoredFiles` adds that in the transaction of the
 * records. Bytes without a row are swept. A picture is drawn anew to prove that it is one. The drawn bytes are stored only
 * if the sent ones hold other data too, such as EXIF. Otherwise the sent bytes are stored. Refuses with fileTooBig,
 * fileType, fileDamaged and tooManyPixels.
 */
export async function putRestoredFile(
  store: FileStore,
  ctx: OwnedCtx,
  sent: { readonly name: string; readonly bytes: Uint8Array },
): Promise<RestoredFile> {
  const name = cleanName(sent.name)
  if (sent.bytes.length > maxFileBytes) throw new Refusal('fileTooBig')
  const type = fileTypeOf(name, sent.bytes)
  if (type === null || storedTypeOf(name, sent.bytes) === null) throw new Refusal('fileType')
  let { bytes } = sent
  if (type !== 'application/pdf') {
    const plain = await redraw(ctx.owner, () => Promise.resolve(sent.bytes), type, ctx.gone)
    if (addedMarks.some((mark) => Buffer.from(sent.bytes).includes(mark))) bytes = plain
  }
  const id = ctx.ids.code(128)
  await store.put(id, bytes)
  return { id, name, type, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Adds the rows of restored files in the caller's transaction. Refuses with storageFull. */
export async function addRestoredFiles(
  ctx: OwnedCtx,
  files: readonly (RestoredFile & { readonly uses: number; readonly created_at: Instant })[],
): Promise<void> {
  const size = files.reduce((sum, file) => sum + file.size, 0)
  const counted = await ctx.db
    .updateTable('account')
    .set((is) => ({ storedBytes: is('storedBytes', '+', size) }))
    .where('id', '=', ctx.owner)
    .where('storedBytes', '<=', maxStoredBytes - size)
    .executeTakeFirst()
  if (counted.numUpdatedRows === 0n) throw new Refusal('storageFull')
  for (let at = 0; at < files.length; at += 500)
    await ctx.db
      .insertInto('document')
      .values(files.slice(at, at + 500).map((file) => Object.assign({ account_id: ctx.owner }, file)))
      .execute()
}

/** Deletes files whatever names them, and queues the removal of their bytes. The caller deletes the records too. */
export async function deleteFiles(ctx: OwnedCtx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const gone = await ctx.db
    .deleteFrom('document')
    .where('account_id', '=', ctx.owner)
    .where('id', 'in', ids)
    .returning(['id', 'size'])
    .execute()
  const bytes = gone.reduce((sum, { size }) => sum + size, 0)
  await freeStoredBytes(ctx.db, ctx.owner, bytes)
  for (let at = 0; at < gone.length; at += 200)
    await queueJob(ctx.db, ctx.now, removeBytesKind, { ids: gone.slice(at, at + 200).map(({ id }) => id) })
}
