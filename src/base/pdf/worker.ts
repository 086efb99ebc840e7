import { runJobs } from '../process/child'
import type { PaperContent } from './print'

export type PdfJob =
  | { readonly kind: 'print'; readonly sheet: PaperContent }
  | { readonly kind: 'countPages'; readonly pdf: Uint8Array }

await runJobs(import.meta.url, async () => {
  const [{ pageCount, print }, { typst }] = await Promise.all([import('./print'), import('./typst-compiler')])
  // Loading the fonts and native code doesn't count in the time of the first paper.
  typst()
  return (job: PdfJob): Uint8Array | number => (job.kind === 'print' ? print(job.sheet) : pageCount(job.pdf))
})
