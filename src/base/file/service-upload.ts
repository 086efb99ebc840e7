import { createHash } from 'node:crypto'
import type { OwnedCtx } from '../call/context'
import type { UploadedFile } from '../kit/endpoint'
import { maxFileBytes, type FileType } from '../kit/file-type'
import { Refusal } from '../kit/refusal'
import { documentUrl, maxStoredBytes, type FileInfo } from './model'
import type { FileStore } from './port'
import { cleanName, storedTypeOf } from './rules'
import { redraw } from './service-image'

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export interface SoundFile {
  readonly name: string
  readonly type: FileType
  readonly bytes: Uint8Array
}

/**
 * Takes one file in. Refuses with fileTooBig, fileType (first bytes and extension must agree on a type that is taken),
 * fileDamaged, tooManyPixels, storageFull. The bytes are durable before the row can commit; if it doesn't, they are
 * removed here, or by the sweep when this process is no longer there to do it.
 */
export async function storeUpload(store: FileStore, ctx: OwnedCtx, file: UploadedFile): Promise<FileInfo> {
  const name = cleanName(file.name)
  if (file.bytes.length > maxFileBytes) throw new Refusal('fileTooBig')
  const type = storedTypeOf(name, file.bytes)
  if (type === null) throw new Refusal('fileType')
  const bytes = type === 'application/pdf' ? file.bytes : await redraw(ctx.owner, file.bytes, type)
  return await addFile(store, ctx, { name, type, bytes })
}

/**
 * Stores a file of the account that is known to be sound: one that the product has made. It counts as an uploaded one
 * does, and is swept unless a record names it. Refuses with storageFull.
 */
export async function addFile(store: FileStore, ctx: OwnedCtx, { name, type, bytes }: SoundFile): Promise<FileInfo> {
  const id = ctx.ids.code(128)
  try {
    await store.put(id, bytes)
    const counted = await ctx.db
      .updateTable('account')
      .set((eb) => ({ storedBytes: eb('storedBytes', '+', bytes.length) }))
      .where('id', '=', ctx.owner)
      .where('storedBytes', '<=', maxStoredBytes - bytes.length)
      .executeTakeFirst()
    if (counted.numUpdatedRows === 0n) throw new Refusal('storageFull')
    await ctx.db
      .insertInto('document')
      .values({
        account_id: ctx.owner,
        id,
        name,
        type,
        size: bytes.length,
        sha256: sha256(bytes),
        created_at: ctx.now,
      })
      .execute()
  } catch (error) {
    await store.remove(id).catch(() => undefined)
    throw error
  }
  return { url: documentUrl(id), name, type, size: bytes.length }
}
