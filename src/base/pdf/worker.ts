import { runJobs } from '../process/start'
import type { PaperContent } from './press'

/** What a process of the service does: one paper, or one file of a stranger, after the other. */
export type PdfJob =
  | { readonly kind: 'print'; readonly sheet: PaperContent }
  | { readonly kind: 'countPages'; readonly pdf: Uint8Array }

await runJobs(import.meta.url, async () => {
  const [{ pageCount, print }, { press }] = await Promise.all([import('./press'), import('./press-compiler')])
  // Its fonts and native code are no part of the time that the first paper may take.
  press()
  return (job: PdfJob): Uint8Array | number => (job.kind === 'print' ? print(job.sheet) : pageCount(job.pdf))
})
