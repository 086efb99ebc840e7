import type { OwnedCtx } from '../../base/call/context'
import type { PagePictureSize } from '../../base/file/model'
import type { FileService } from '../../base/file/service'
import { Refusal } from '../../base/kit/refusal'
import type { PaperFile } from '../../base/pdf/model'
import { maxPhotoBytes, photoSizesToTry } from './rules-size'

export type PhotoFiles = Pick<FileService, 'pictures'>

const bytesOf = (files: readonly PaperFile[]): number =>
  files.reduce((sum, file) => sum + (file.kind === 'picture' ? file.jpeg.length : 0), 0)

/**
 * Reads photos for a paper, scaled so that together they fit into `maxPhotoBytes`. A damaged photo is marked as
 * unreadable and doesn't stop the others. Throws when the storage doesn't answer.
 */
export async function photosForPaper(
  ctx: OwnedCtx,
  files: PhotoFiles,
  urls: readonly string[],
): Promise<readonly PaperFile[]> {
  const read = async (url: string, size: PagePictureSize): Promise<PaperFile> => {
    const [picture] = await files.pictures(ctx, [url], size).catch((error: unknown) => {
      if (error instanceof Refusal && error.reason === 'fileDamaged') return []
      throw error
    })
    return picture ? { kind: 'picture', ...picture } : { kind: 'unreadable' }
  }
  let found: PaperFile[] = []
  const sizes = photoSizesToTry(urls.length)
  for (const size of sizes) {
    found = []
    const isLast = size === sizes.at(-1)
    // The photos are read one after the other, so that few of the large files are in memory.
    for (const url of urls) {
      found.push(await read(url, size))
      if (!isLast && bytesOf(found) > maxPhotoBytes) break
    }
    if (bytesOf(found) <= maxPhotoBytes) break
  }
  return found
}
