import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import type { Ctx, OwnedCtx } from '../call/context'
import type { Instant } from '../kit/day'
import type { Bytes } from '../kit/endpoint'
import { Refusal } from '../kit/refusal'
import { documentUrl, type FileFault, type PagePicture, type PagePictureSize } from './model'
import type { FileStore, StoredBytes } from './port'
import { contentDisposition } from './rules'
import { pictureCopies } from './service-copies'
import { pictureForPage } from './service-image'
import { signedLinks, type LinkSignature } from './service-link'
import { fileEvidence, documentIdOf } from './service-uses'

export class DamagedFileError extends Error {}

interface KnownBytes {
  readonly size: number
  readonly sha256: string
}

/**
 * The bytes of a file. The last piece comes only when size and hash are right, so a changed file never arrives
 * complete.
 */
export async function* verifiedBytes({ size, body }: StoredBytes, expected: KnownBytes): AsyncGenerator<Uint8Array> {
  if (size !== expected.size) throw new DamagedFileError(`a stored file has ${size} bytes instead of ${expected.size}`)
  const hash = createHash('sha256')
  let last: Uint8Array | undefined
  for await (const chunk of body) {
    hash.update(chunk)
    if (last) yield last
    last = chunk
  }
  if (hash.digest('hex') !== expected.sha256) throw new DamagedFileError('a stored file is not what was put there')
  if (last) yield last
}

const atOnce = 8

/** The number of rows in memory at a time. */
const pageSize = 500

/** With more unreachable files than this, the whole store counts as unreachable. */
const mostUnreachable = 5

/**
 * The account's files that can't be sent, with the reasons. Throws 503 `unavailable` when the store itself can't be
 * reached.
 */
export async function unsendableFiles(store: FileStore, ctx: OwnedCtx): Promise<ReadonlyMap<string, FileFault>> {
  const faults = new Map<string, FileFault>()
  const reading = pLimit(atOnce)
  let unreachable = 0
  const check = async (file: KnownBytes & { readonly id: string }) => {
    if (unreachable > mostUnreachable) return
    const found = await faultOf(store, file)
      .catch(() => faultOf(store, file))
      .catch((error: unknown) => {
        unreachable += 1
        if (unreachable > mostUnreachable) throw error
        return 'unreadable' as const
      })
    if (found !== null) faults.set(file.id, found)
  }
  for (let after = ''; ;) {
    const page = await ctx.db
      .selectFrom('document')
      .select(['id', 'size', 'sha256'])
      .where('account_id', '=', ctx.owner)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    await Promise.all(page.map((file) => reading(() => check(file))))
    if (page.length < pageSize) return faults
    after = page.at(-1)!.id
  }
}

/** The reason why a file can't be sent, or null. Throws 503 `unavailable` when the store can't be reached. */
async function faultOf(
  store: FileStore,
  { id, ...expected }: KnownBytes & { readonly id: string },
): Promise<FileFault | null> {
  try {
    const stored = await store.get(id)
    if (!stored) return 'missing'
    for await (const _piece of verifiedBytes(stored, expected));
    return null
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'unavailable') throw error
    return error instanceof DamagedFileError ? 'damaged' : 'unreadable'
  }
}

export function fileReading(store: FileStore, lookup: (plain: string, purpose: string) => string) {
  const links = signedLinks(lookup, 'document.link')
  const copies = pictureCopies(store, lookup)

  /** A link that works without a session until that moment, at most five minutes from now. */
  const signLink = (ctx: OwnedCtx, id: string, until: Instant): string =>
    `${documentUrl(id)}?${links.sign(ctx.now, ctx.owner, id, until)}`

  /** Opens a file. 401 without a session or a link. A foreign or missing file and a bad link all get the same 404. */
  async function open(ctx: Ctx, id: string, link: LinkSignature): Promise<Bytes> {
    if (ctx.owner === null && !link.signature) throw new Refusal('unauthorized')
    // The file is found only by its id, because a link contains no account. The next line checks whose file it is.
    const file = await ctx.db
      .selectFrom('document')
      .select(['account_id', 'id', 'name', 'type', 'size', 'sha256'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!file || (file.account_id !== ctx.owner && !links.isSigned(ctx, file.account_id, file.id, link)))
      throw new Refusal('notFound')
    const stored = await store.get(id)
    if (!stored) throw new DamagedFileError('the bytes of a file are missing in the storage')
    return {
      headers: {
        'content-type': file.type,
        'content-length': String(file.size),
        'content-disposition': contentDisposition(file.type, file.name),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-store',
      },
      body: verifiedBytes(stored, file),
    }
  }

  /** The bytes of a file. Refuses with 404, or with fileDamaged. */
  async function bytes(ctx: OwnedCtx, url: string): Promise<Buffer> {
    try {
      return await buffer((await open(ctx, documentIdOf(url), {})).body as AsyncIterable<Uint8Array>)
    } catch (error) {
      if (error instanceof DamagedFileError) throw new Refusal('fileDamaged')
      throw error
    }
  }

  /**
   * The pictures in the order of their urls, each scaled to `size`, or to a whole page if it is left out. A picture that
   * was scaled to `size` is kept. Leaves out other kinds of files, and files of other accounts. Refuses with fileDamaged.
   */
  async function pictures(ctx: OwnedCtx, urls: readonly string[], size?: PagePictureSize): Promise<PagePicture[]> {
    const pages: PagePicture[] = []
    for (const { url, type, sha256 } of await fileEvidence(ctx, urls)) {
      if (type === 'application/pdf') continue
      const file = { id: documentIdOf(url), sha256 }
      const copy = size && (await copies.find(file, size))
      const page = copy ?? (await pictureForPage(ctx.owner, await bytes(ctx, url), type, size))
      if (size && !copy) await copies.keep(ctx, file, size, page)
      pages.push(page)
    }
    return pages
  }

  return { signLink, open, bytes, pictures }
}
