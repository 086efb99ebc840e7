import { runJobs } from '../process/child'
import type { Sheet } from './press'

/** What a process of the service does: one paper, or one file of a stranger, after the other. */
export type Job =
  | { readonly kind: 'print'; readonly sheet: Sheet }
  | { readonly kind: 'countPages'; readonly pdf: Uint8Array }

await runJobs(import.meta.url, async () => {
  const { countPages, print } = await import('./press')
  return (job: Job): Uint8Array | number => (job.kind === 'print' ? print(job.sheet) : countPages(job.pdf))
})
