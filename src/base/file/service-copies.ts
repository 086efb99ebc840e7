import { buffer } from 'node:stream/consumers'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { OwnedCtx } from '../call/context'
import type { PagePicture, PagePictureSize } from './model'
import type { FileStore } from './port'
import { sizeOfImage } from './rules-image'

/** A stored picture, and the hash of its bytes. */
export interface KnownPicture {
  readonly id: string
  readonly sha256: string
}

const lineEnd = 0x0a
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const nameOf = ({ side, quality }: PagePictureSize): string => `${side}-${quality}`

/**
 * The pictures of a paper, scaled once and then kept beside their files. Each begins with a keyed hash of the picture, of
 * the file that it was made from and of its size: a copy that is damaged, or that somebody else has put there, is drawn
 * again.
 */
export function pictureCopies(store: FileStore, lookup: (plain: string, purpose: string) => string) {
  const sealOf = ({ sha256: made }: KnownPicture, size: PagePictureSize, jpeg: Uint8Array): Buffer =>
    Buffer.from(lookup(`${made}.${nameOf(size)}.${sha256(jpeg)}`, 'document.copy'))

  return {
    /** The kept picture. Null if there is none. Refuses with 503 unavailable. */
    async find(file: KnownPicture, size: PagePictureSize): Promise<PagePicture | null> {
      const stored = await store.getCopy(file.id, nameOf(size))
      if (!stored) return null
      const bytes = await buffer(stored.body)
      const end = bytes.indexOf(lineEnd)
      const [seal, jpeg] = [bytes.subarray(0, Math.max(end, 0)), bytes.subarray(end + 1)]
      const right = sealOf(file, size, jpeg)
      if (seal.length !== right.length || !timingSafeEqual(seal, right)) return null
      const sides = sizeOfImage(jpeg, 'image/jpeg')
      return sides && { jpeg, width: sides[0], height: sides[1] }
    },

    /** Keeps a picture. If the storage doesn't take it, the next paper draws it again. */
    async keep(ctx: OwnedCtx, file: KnownPicture, size: PagePictureSize, { jpeg }: PagePicture): Promise<void> {
      const bytes = Buffer.concat([sealOf(file, size, jpeg), Buffer.of(lineEnd), jpeg])
      await store.putCopy(file.id, nameOf(size), bytes).catch(() => undefined)
      // The file may have been deleted while the picture was drawn. Nothing would remove the copy then.
      const named = ctx.db.selectFrom('document').select('id').where('account_id', '=', ctx.owner)
      if (!(await named.where('id', '=', file.id).executeTakeFirst()))
        await store.remove(file.id).catch(() => undefined)
    },
  }
}
