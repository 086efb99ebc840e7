import { runJobs } from '../process/child'
import type { ImageType, PagePicture, PagePictureSize } from './model'

export type ImageJob =
  | { readonly kind: 'redraw'; readonly bytes: Uint8Array; readonly type: ImageType; readonly isLarge: boolean }
  | { readonly kind: 'page'; readonly bytes: Uint8Array; readonly size: PagePictureSize }

await runJobs(import.meta.url, async () => {
  const { jpegForPage, redrawImage } = await import('./draw-image')
  return async (job: ImageJob): Promise<Uint8Array | PagePicture | null> => {
    try {
      return job.kind === 'page'
        ? await jpegForPage(job.bytes, job.size)
        : await redrawImage(job.bytes, job.type, job.isLarge)
    } catch {
      // libvips distinguishes its reasons only by English sentences. Each of them means that the picture is unusable.
      return null
    }
  }
})
