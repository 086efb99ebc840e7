import type { OwnedCtx } from '../call/context'
import type { UploadedFile } from '../kit/endpoint'
import { maxStoredBytes } from './model'
import type { FileStore } from './port'
import { fileReading } from './service-reading'
import { addFile, storeUpload, type SoundFile } from './service-upload'
import { lookAtPdfs, pdfsOf, storeVerdict, type CountPdfPages } from './service-verdicts'
import { unsoundFiles } from './service-verify'

export interface FileDeps {
  readonly store: FileStore
  /** Keyed hash (base/db/encryption.ts): nobody without the key can make or change a link. */
  readonly lookup: (plain: string, purpose: string) => string
  readonly countPages: CountPdfPages
}

export type FileService = ReturnType<typeof fileService>

/** Uploads and downloads of files. */
export function fileService({ store, lookup, countPages }: FileDeps) {
  const reading = fileReading(store, lookup)
  return {
    ...reading,
    upload: (ctx: OwnedCtx, file: UploadedFile) => storeUpload(store, ctx, file),
    add: (ctx: OwnedCtx, file: SoundFile) => addFile(store, ctx, file),
    pdfsOf,
    storeVerdict,
    lookAt: (ctx: OwnedCtx, urls: readonly string[]) => lookAtPdfs(ctx, urls, { bytes: reading.bytes, countPages }),
    /** Which of the account's files can't be given out, and why; each of them is read once. Refuses with 503 `unavailable`. */
    unsound: (ctx: OwnedCtx) => unsoundFiles(store, ctx),
    usage,
  }
}

/** Bytes that the account's files take, and how many they may take. */
async function usage(ctx: OwnedCtx): Promise<{ used: number; limit: number }> {
  const { storedBytes } = await ctx.db
    .selectFrom('account')
    .select('storedBytes')
    .where('id', '=', ctx.owner)
    .executeTakeFirstOrThrow()
  return { used: storedBytes, limit: maxStoredBytes }
}
