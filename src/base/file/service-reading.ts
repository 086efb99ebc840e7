import { buffer } from 'node:stream/consumers'
import type { Ctx, OwnedCtx } from '../call/context'
import type { Instant } from '../kit/day'
import type { Bytes } from '../kit/endpoint'
import { Refusal } from '../kit/refusal'
import { documentUrl } from './model'
import type { FileStore } from './port'
import { disposition } from './rules'
import { asPage, type PagePicture } from './service-image'
import { signedLinks, type Link } from './service-link'
import { fileInfos, idOf } from './service-uses'
import { DamagedFile, verified } from './service-verify'

/** What reads stored files. `lookup`: the keyed hash by which links are signed. */
export function fileReading(store: FileStore, lookup: (plain: string, purpose: string) => string) {
  const links = signedLinks(lookup, 'document.link')

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

  return { signLink, open, bytes, pictures }
}
