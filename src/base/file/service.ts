import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Ctx, OwnedCtx } from '../call/context'
import type { Instant } from '../kit/day'
import type { Bytes, UploadedFile } from '../kit/endpoint'
import { Refusal } from '../kit/refusal'
import { maxFileBytes, type FileType } from '../kit/file-type'
import { documentUrl, maxStoredBytes, type FileFault, type FileInfo, type KeepVerdict, type PdfVerdict } from './model'
import type { FileStore } from './port'
import { cleanName, disposition, storedTypeOf } from './rules'
import { asPage, redraw, type PagePicture } from './service-image'
import { signedLinks, type Link } from './service-link'
import { fileInfos, idOf } from './service-uses'
import { storeVerdict, pdfsOf } from './service-verdicts'
import { DamagedFile, unsoundFiles, verified } from './service-verify'

export interface FileDeps {
  readonly store: FileStore
  /** Keyed hash (base/db/encryption.ts): nobody without the key can make or change a link. */
  readonly lookup: (plain: string, purpose: string) => string
  /** Opens a PDF where it can do no harm: how many pages it has, 0 where it can't be opened, null where nobody has time. */
  readonly countPages: (
    account: number,
    file: {
      readonly sha256: string
      readonly verdict: PdfVerdict | null
      readonly read: () => Promise<Uint8Array>
      readonly onVerdict: KeepVerdict
    },
  ) => Promise<number | null>
}

export type FileService = ReturnType<typeof fileService>

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export interface SoundFile {
  readonly name: string
  readonly type: FileType
  readonly bytes: Uint8Array
}

/** Uploads and downloads of files. */
export function fileService({ store, lookup, countPages }: FileDeps) {
  const links = signedLinks(lookup, 'document.link')

  /**
   * Takes one file in. Refuses with fileTooBig, fileType (first bytes and extension must agree on a type that is taken),
   * fileDamaged, tooManyPixels, storageFull. The bytes are durable before the row can commit; if it doesn't, they are
   * removed here, or by the sweep when this process is no longer there to do it.
   */
  async function upload(ctx: OwnedCtx, file: UploadedFile): Promise<FileInfo> {
    const name = cleanName(file.name)
    if (file.bytes.length > maxFileBytes) throw new Refusal('fileTooBig')
    const type = storedTypeOf(name, file.bytes)
    if (type === null) throw new Refusal('fileType')
    const bytes = type === 'application/pdf' ? file.bytes : await redraw(ctx.owner, file.bytes, type)
    return await add(ctx, { name, type, bytes })
  }

  /**
   * Stores a file of the account that is known to be sound: one that the product has made. It counts as an uploaded one
   * does, and is swept unless a record names it. Refuses with storageFull.
   */
  async function add(ctx: OwnedCtx, { name, type, bytes }: SoundFile): Promise<FileInfo> {
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

  /** A link that opens one own file without a session until that moment, at most five minutes from now. */
  const signLink = (ctx: OwnedCtx, id: string, until: Instant): string =>
    `${documentUrl(id)}?${links.sign(ctx.now, ctx.owner, id, until)}`

  /**
   * The bytes of a file, for its owner's session or a link signed for it. 401 for a caller who brings neither; foreign,
   * missing, expired and forged are the same 404.
   */
  async function open(ctx: Ctx, id: string, link: Link): Promise<Bytes> {
    if (ctx.owner === null && !link.signature) throw new Refusal('unauthorized')
    // Found by its id alone, because a link carries no account; whose it is decides the next line.
    const file = await ctx.db
      .selectFrom('document')
      .select(['account_id', 'id', 'name', 'type', 'size', 'sha256'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!file || (file.account_id !== ctx.owner && !links.isSigned(ctx, file.account_id, file.id, link)))
      throw new Refusal('notFound')
    const stored = await store.get(id)
    if (!stored) throw new DamagedFile('the bytes of a file are missing in the storage')
    return {
      headers: {
        'content-type': file.type,
        'content-length': String(file.size),
        'content-disposition': disposition(file.type, file.name),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-store',
      },
      body: verified(stored, file),
    }
  }

  /** The bytes of an own file. Refuses with 404, and with fileDamaged one that is gone or is not what was stored. */
  async function bytes(ctx: OwnedCtx, url: string): Promise<Buffer> {
    try {
      return await buffer((await open(ctx, idOf(url), {})).body as AsyncIterable<Uint8Array>)
    } catch (error) {
      if (error instanceof DamagedFile) throw new Refusal('fileDamaged')
      throw error
    }
  }

  /** Those of the account's own files that are pictures, for pages of paper, in the order of the urls. Refuses with fileDamaged. */
  async function pictures(ctx: OwnedCtx, urls: readonly string[]): Promise<PagePicture[]> {
    const pages: PagePicture[] = []
    for (const { url, type } of await fileInfos(ctx, urls)) {
      if (type !== 'application/pdf') pages.push(await asPage(ctx.owner, await bytes(ctx, url), type))
    }
    return pages
  }

  /** Which of the account's files can't be given out, and why; each of them is read once. Refuses with 503 `unavailable`. */
  const unsound = (ctx: OwnedCtx): Promise<ReadonlyMap<string, FileFault>> => unsoundFiles(store, ctx)

  /**
   * Opens those of the files whose pages are to be drawn and that nobody has opened yet. Before a transaction: one may
   * take its 20 seconds. What isn't the account's own, or whose bytes are damaged, is left to whoever refuses it.
   */
  async function lookAt(ctx: OwnedCtx, urls: readonly string[]): Promise<void> {
    for (const [url, { sha256, pages: known, verdict }] of await pdfsOf(ctx, urls)) {
      if (known !== null) continue
      const file = { sha256, verdict, read: () => bytes(ctx, url), onVerdict: storeVerdict(ctx) }
      const pages = await countPages(ctx.owner, file).catch((error: unknown) => {
        if (error instanceof Refusal && error.reason === 'fileDamaged') return null
        throw error
      })
      if (pages === null) continue
      await ctx.db
        .updateTable('document')
        .set({ pages })
        .where('account_id', '=', ctx.owner)
        .where('id', '=', idOf(url))
        .execute()
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

  return { upload, add, open, bytes, pictures, pdfsOf, storeVerdict, lookAt, signLink, unsound, usage }
}
