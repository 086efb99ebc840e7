import type { OwnedCtx } from '../../base/call/context'
import type { FileService } from '../../base/file/service'
import { Refusal } from '../../base/kit/refusal'
import { maxBoundBytes, type PaperFile } from '../../base/pdf/model'
import type { AttachedFile } from './model'

export type AttachmentFiles = Pick<FileService, 'bytes' | 'pictures' | 'pagesOf'>

/**
 * The attachments of a lease as they are bound in, in their order: pictures as a page needs them, PDF files up to
 * `maxBoundBytes` together. One that is damaged or gone is named as such and holds nothing up; a storage that can't be
 * asked does.
 */
export async function attachedFiles(
  ctx: OwnedCtx,
  files: AttachmentFiles,
  attached: readonly AttachedFile[],
): Promise<readonly PaperFile[]> {
  let room = maxBoundBytes
  const pages = await files.pagesOf(
    ctx,
    attached.map(({ url }) => url),
  )
  async function read({ url, type }: AttachedFile): Promise<PaperFile> {
    if (type !== 'application/pdf') {
      const [picture] = await files.pictures(ctx, [url])
      return picture ? { kind: 'picture', ...picture } : { kind: 'unreadable' }
    }
    // Known not to open: whatever is wrong with it is not tried again.
    if (pages.get(url) === 0) return { kind: 'unreadable' }
    const pdf = await files.bytes(ctx, url)
    if (pdf.length > room) return { kind: 'large' }
    room -= pdf.length
    return { kind: 'document', id: url, pdf, isKnown: (pages.get(url) ?? 0) > 0 }
  }
  const found: PaperFile[] = []
  // One after the other: how much room is left depends on those before.
  for (const one of attached) {
    found.push(
      await read(one).catch((error: unknown) => {
        if (error instanceof Refusal && error.message === 'fileDamaged') return { kind: 'unreadable' } as const
        throw error
      }),
    )
  }
  return found
}
