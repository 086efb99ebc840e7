import { createHash, timingSafeEqual } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import type { Ctx, OwnedCtx } from '../call/context'
import type { Instant } from '../kit/day'
import type { Bytes } from '../kit/endpoint'
import type { FileType } from '../kit/file-type'
import { maxPhotoPixels, maxPixels, maxSide } from '../kit/picture-size'
import { Refusal } from '../kit/refusal'
import { processPool } from '../process/pool'
import { ProcessEnded } from '../process/start'
import { documentUrl, type FileFault } from './model'
import type { FileStore, StoredBytes } from './port'
import { disposition, maxLinkMs } from './rules'
import { isBaselineJpeg, sidesOf } from './rules-image'
import { fileInfos, idOf } from './service-uses'
import type { ImageJob } from './worker'

/** The storage doesn't have the bytes that the database names. */
export class DamagedFile extends Error {}

/** The facts in the database about the bytes of a file. */
interface KnownBytes {
  readonly size: number
  readonly sha256: string
}

/**
 * Passes the bytes on, but sends the last piece only when size and hash are right. So a changed file never arrives
 * complete.
 */
export async function* verified({ size, body }: StoredBytes, expected: KnownBytes): AsyncGenerator<Uint8Array> {
  if (size !== expected.size) throw new DamagedFile(`a stored file has ${size} bytes instead of ${expected.size}`)
  const hash = createHash('sha256')
  let last: Uint8Array | undefined
  for await (const chunk of body) {
    hash.update(chunk)
    if (last) yield last
    last = chunk
  }
  if (hash.digest('hex') !== expected.sha256) throw new DamagedFile('a stored file is not what was put there')
  if (last) yield last
}

/** Files that are read at once. */
const atOnce = 8
/** How many rows are in memory at a time. */
const pageSize = 500
/** With more unreachable files than this, the whole store counts as away. */
const mostUnreachable = 5

/**
 * Reads all files of the account once, and returns those that can't be sent, with the reason. Throws 503 `unavailable`
 * when the store itself is away.
 */
export async function unsoundFiles(store: FileStore, ctx: OwnedCtx): Promise<ReadonlyMap<string, FileFault>> {
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

/** The fault of one file, null for none. Throws 503 `unavailable` when the store can't be reached. */
async function faultOf(
  store: FileStore,
  { id, ...expected }: KnownBytes & { readonly id: string },
): Promise<FileFault | null> {
  try {
    const stored = await store.get(id)
    if (!stored) return 'missing'
    for await (const _piece of verified(stored, expected));
    return null
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'unavailable') throw error
    return error instanceof DamagedFile ? 'damaged' : 'unreadable'
  }
}

/** The query parameters of a link. */
export interface Link {
  readonly until?: string | undefined
  readonly signature?: string | undefined
}

/**
 * Links that open one thing of an account without a session. `lookup` is the keyed hash of base/db/encryption.ts:
 * without the key nobody can make or change a link. `purpose` separates links of different kinds.
 */
export function signedLinks(lookup: (plain: string, purpose: string) => string, purpose: string) {
  const signatureOf = (what: string, account: number, until: string) => lookup(`${account}.${what}.${until}`, purpose)
  return {
    /** The query of a link to `what` that is valid until that moment, at most five minutes from now. */
    sign(now: Instant, account: number, what: string, until: Instant): string {
      const ends = Date.parse(until)
      if (!(ends <= Date.parse(now) + maxLinkMs)) throw new RangeError('a link lives at most five minutes')
      return `until=${ends}&signature=${signatureOf(what, account, String(ends))}`
    },

    /** Whether the link was signed for this thing of this account, and is still valid. */
    isSigned({ now }: Pick<Ctx, 'now'>, account: number, what: string, { until, signature }: Link): boolean {
      if (!until || !signature || !/^\d{13}$/.test(until)) return false
      const left = Number(until) - Date.parse(now)
      const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(what, account, until))]
      return left > 0 && left <= maxLinkMs && given.length === right.length && timingSafeEqual(given, right)
    },
  }
}

export type ImageType = Exclude<FileType, 'application/pdf'>

/** A picture for a page of paper. */
export interface PagePicture {
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
}

/** Two at once: more would only use the cores that other work needs. A WebP of 40 megapixels needs more than 1 GB. */
const pool = processPool<ImageJob, Uint8Array | PagePicture | null>({
  program: import.meta.url.endsWith('.ts')
    ? new URL('./worker.ts', import.meta.url)
    : new URL('./image-worker.js', import.meta.url),
  size: 2,
  memory: 1536 * 1024 * 1024,
  timeout: 20_000,
  mostWaiting: 200,
  idle: 60_000,
})

/** How long a picture waits for those of others, in ms. */
const patience = 30_000

/**
 * Refuses with fileDamaged a picture that can't be decoded, or that ends the process that decodes it. Refuses with 503
 * unavailable when it takes too long.
 */
async function drawn<T extends Uint8Array | PagePicture>(
  account: number,
  job: ImageJob | (() => Promise<ImageJob>),
  gone?: AbortSignal,
): Promise<T> {
  const value = await pool.run(account, job, { patience, gone }).then(
    (done) => done.value,
    (error: unknown) => {
      if (!(error instanceof ProcessEnded)) throw error
      // A timeout says nothing about the picture: the machine may be busy.
      if (error.how === 'time') throw new Refusal('unavailable', undefined, 30)
      return null
    },
  )
  if (value === null) throw new Refusal('fileDamaged')
  return value as T
}

/**
 * Decodes an image and writes it again in the same format, in a separate process. Everything that isn't picture is
 * removed (place, camera, comments, appended data). The picture is turned upright, and a photo above 40 megapixels is
 * scaled down.
 * Refuses with tooManyPixels by the header, before anything is decoded. Refuses with fileDamaged when it can't be
 * decoded to its end. Refuses with 503 unavailable when it waits for others' pictures for half a minute, or takes too
 * long itself.
 * Its bytes are read when it is its turn. Once `gone` is aborted nothing is drawn.
 */
export async function redraw(
  account: number,
  read: () => Promise<Uint8Array>,
  type: ImageType,
  gone?: AbortSignal,
): Promise<Uint8Array> {
  return await drawn<Uint8Array>(account, async () => redrawing(await read(), type), gone)
}

function redrawing(bytes: Uint8Array, type: ImageType): ImageJob {
  const sides = sidesOf(bytes, type)
  if (sides === null) throw new Refusal('fileDamaged')
  const pixels = sides[0] * sides[1]
  if (Math.max(...sides) > maxSide) throw new Refusal('tooManyPixels')
  // Only a picture that is decoded line by line may be larger than a stored one. Any other is completely in memory.
  if (pixels > (isBaselineJpeg(bytes, type) ? maxPhotoPixels : maxPixels)) throw new Refusal('tooManyPixels')
  return { kind: 'redraw', bytes, type, isLarge: pixels > maxPixels }
}

/**
 * A stored picture as a JPEG on white, no larger than a page of paper needs. Refuses with fileDamaged, also when it is
 * larger than is accepted today.
 */
export async function asPage(account: number, bytes: Uint8Array, type: ImageType): Promise<PagePicture> {
  const sides = sidesOf(bytes, type)
  if (sides === null || Math.max(...sides) > maxSide) throw new Refusal('fileDamaged')
  return await drawn<PagePicture>(account, { kind: 'page', bytes })
}

/** Functions that read stored files. `lookup` is the keyed hash that signs links. */
export function fileReading(store: FileStore, lookup: (plain: string, purpose: string) => string) {
  const links = signedLinks(lookup, 'document.link')

  /**
   * A link that opens one of the account's files without a session until that moment, at most five minutes from now.
   */
  const signLink = (ctx: OwnedCtx, id: string, until: Instant): string =>
    `${documentUrl(id)}?${links.sign(ctx.now, ctx.owner, id, until)}`

  /**
   * The bytes of a file, for its owner's session or a link signed for it. 401 for a caller who has neither. Foreign,
   * missing, expired and forged ones all get the same 404.
   */
  async function open(ctx: Ctx, id: string, link: Link): Promise<Bytes> {
    if (ctx.owner === null && !link.signature) throw new Refusal('unauthorized')
    // Found only by its id, because a link contains no account. The next line checks whose file it is.
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

  /** The bytes of one of the account's files. Refuses with 404, or with fileDamaged when they are gone or changed. */
  async function bytes(ctx: OwnedCtx, url: string): Promise<Buffer> {
    try {
      return await buffer((await open(ctx, idOf(url), {})).body as AsyncIterable<Uint8Array>)
    } catch (error) {
      if (error instanceof DamagedFile) throw new Refusal('fileDamaged')
      throw error
    }
  }

  /**
   * The account's files among the urls that are pictures, for pages of paper, in the order of the urls. Refuses with
   * fileDamaged.
   */
  async function pictures(ctx: OwnedCtx, urls: readonly string[]): Promise<PagePicture[]> {
    const pages: PagePicture[] = []
    for (const { url, type } of await fileInfos(ctx, urls)) {
      if (type !== 'application/pdf') pages.push(await asPage(ctx.owner, await bytes(ctx, url), type))
    }
    return pages
  }

  return { signLink, open, bytes, pictures }
}
