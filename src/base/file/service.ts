import { createHash } from 'node:crypto'
import { withLockedAccount } from '../call/account'
import type { OwnedCtx } from '../call/context'
import type { UploadedFile } from '../kit/endpoint'
import { fileTypeOf, maxFileBytes, nameOfType, signatureLength, type FileType } from '../kit/file-type'
import { Refusal } from '../kit/refusal'
import { fairTurns } from '../process/turns'
import { documentUrl, maxStoredBytes, type FileInfo } from './model'
import type { FileStore } from './port'
import { cleanName, storedTypeOf } from './rules'
import { fileReading, unsendableFiles } from './service-reading'
import { redraw } from './service-image'
import { putRestoredFile } from './service-restore'
import { checkPdfs, knownPdfsOf, storeVerdict, type CountPdfPages } from './service-verdicts'

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export interface ReadableFile {
  readonly name: string
  readonly type: FileType
  readonly bytes: Uint8Array
}

/** The number of files of at most 10 MB that are in memory, on their way from the disk into the store. */
const inMemory = 3
/** The maximum time for which a file waits for its turn, in ms. */
const patience = 30_000
const inTurn = fairTurns({
  size: inMemory,
  mostWaiting: 1000,
  refuse: () => new Refusal('unavailable', undefined, 10),
})

/**
 * Checks and stores an upload. Refuses with fileTooBig, fileType, fileDamaged, tooManyPixels and storageFull, and with
 * 503 unavailable when it waits for others' files for half a minute. Call it outside of any transaction: during the
 * wait a transaction would keep a connection that others need.
 */
async function storeUpload(store: FileStore, ctx: OwnedCtx, file: UploadedFile): Promise<FileInfo> {
  const sentName = cleanName(file.name)
  if (file.size > maxFileBytes) throw new Refusal('fileTooBig')
  const type = fileTypeOf(sentName, await file.read(0, signatureLength))
  if (type === null) throw new Refusal('fileType')
  const name = cleanName(nameOfType(sentName, type))
  const id = ctx.ids.code(128)
  const put = async (bytes: Uint8Array) => {
    await store.put(id, bytes)
    return { id, name, type, size: bytes.length, sha256: sha256(bytes) }
  }
  try {
    const stored =
      type === 'application/pdf'
        ? await inTurn(ctx.owner, async () => await put(await readPdf(name, file)), { patience, gone: ctx.gone })
        : await put(await redraw(ctx.owner, () => file.read(), type, ctx.gone))
    return await withLockedAccount(ctx, (held) => addRow(held, stored))
  } catch (error) {
    await store.remove(id).catch(() => undefined)
    throw error
  }
}

async function readPdf(name: string, file: UploadedFile): Promise<Uint8Array> {
  const bytes = await file.read()
  if (storedTypeOf(name, bytes) === null) throw new Refusal('fileType')
  return bytes
}

/** Stores a file that the product has made. It is swept unless a record names it. Refuses with storageFull. */
async function addFile(store: FileStore, ctx: OwnedCtx, { name, type, bytes }: ReadableFile): Promise<FileInfo> {
  const id = ctx.ids.code(128)
  try {
    await store.put(id, bytes)
    return await addRow(ctx, { id, name, type, size: bytes.length, sha256: sha256(bytes) })
  } catch (error) {
    await store.remove(id).catch(() => undefined)
    throw error
  }
}

interface StoredFile extends Omit<ReadableFile, 'bytes'> {
  readonly id: string
  readonly size: number
  readonly sha256: string
}

/** Adds the row of a file. Refuses with storageFull. If no row is added, the caller or the sweep removes the bytes. */
async function addRow(ctx: OwnedCtx, file: StoredFile): Promise<FileInfo> {
  const { id, name, type, size } = file
  const counted = await ctx.db
    .updateTable('account')
    .set((eb) => ({ storedBytes: eb('storedBytes', '+', size) }))
    .where('id', '=', ctx.owner)
    .where('storedBytes', '<=', maxStoredBytes - size)
    .executeTakeFirst()
  if (counted.numUpdatedRows === 0n) throw new Refusal('storageFull')
  await ctx.db
    .insertInto('document')
    .values({ account_id: ctx.owner, created_at: ctx.now, ...file })
    .execute()
  return { url: documentUrl(id), name, type, size }
}

export interface FileDeps {
  readonly store: FileStore
  /** A keyed hash (base/db/encryption.ts): without the key nobody can make a link. */
  readonly lookup: (plain: string, purpose: string) => string
  readonly countPages: CountPdfPages
}

export type FileService = ReturnType<typeof fileService>

export function fileService({ store, lookup, countPages }: FileDeps) {
  const reading = fileReading(store, lookup)
  return {
    ...reading,
    upload: (ctx: OwnedCtx, file: UploadedFile) => storeUpload(store, ctx, file),
    add: (ctx: OwnedCtx, file: ReadableFile) => addFile(store, ctx, file),
    putRestored: (ctx: OwnedCtx, file: Pick<ReadableFile, 'name' | 'bytes'>) => putRestoredFile(store, ctx, file),
    /** Removes bytes that have no row. */
    removeBytes: (id: string): Promise<void> => store.remove(id),
    pdfsOf: knownPdfsOf,
    storeVerdict,
    lookAt: (ctx: OwnedCtx, urls: readonly string[]) => checkPdfs(ctx, urls, { bytes: reading.bytes, countPages }),
    /** The files that can't be sent, each with the reason. Refuses with 503 `unavailable`. */
    unsendableFiles: (ctx: OwnedCtx) => unsendableFiles(store, ctx),
    usage,
  }
}

/** The size of all stored files of the account, and the maximum, in bytes. */
async function usage(ctx: OwnedCtx): Promise<{ used: number; limit: number }> {
  const { storedBytes } = await ctx.db
    .selectFrom('account')
    .select('storedBytes')
    .where('id', '=', ctx.owner)
    .executeTakeFirstOrThrow()
  return { used: storedBytes, limit: maxStoredBytes }
}
