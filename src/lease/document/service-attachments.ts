import type { OwnedCtx } from '../../base/call/context'
import type { FileService } from '../../base/file/service'
import { Refusal } from '../../base/kit/refusal'
import { maxBoundBytes, type PaperFile } from '../../base/pdf/model'
import type { AttachedFile } from '../clauses/model'

export type AttachmentFiles = Pick<FileService, 'bytes' | 'pictures' | 'pdfsOf' | 'storeVerdict'>

/**
 * The attachments of a lease as they are bound in, in their order: pictures as a page needs them, PDF files up to
 * `maxBoundBytes` together. One that is damaged or gone is named as such and holds nothing up; a storage that can't be
 * asked does.
 */
export async function attachedFiles(
  ctx: OwnedCtx,
  files: Omit<AttachmentFiles, 'storeVerdict'>,
  attached: readonly AttachedFile[],
): Promise<readonly PaperFile[]> {
  let room = maxBoundBytes
  const known = await files.pdfsOf(
    ctx,
    attached.map(({ url }) => url),
  )
  async function read({ url, type }: AttachedFile): Promise<PaperFile> {
    if (type !== 'application/pdf') {
      const [picture] = await files.pictures(ctx, [url])
      return picture ? { kind: 'picture', ...picture } : { kind: 'unreadable' }
    }
    // Known not to open: whatever is wrong with it is not tried again.
    const pdfFacts = known.get(url)
    if (!pdfFacts || pdfFacts.verdict?.pages === 0) return { kind: 'unreadable' }
    const pdf = await files.bytes(ctx, url)
    if (pdf.length > room) return { kind: 'large' }
    room -= pdf.length
    return { kind: 'document', sha256: pdfFacts.sha256, pdf, verdict: pdfFacts.verdict }
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
