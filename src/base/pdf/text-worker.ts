import { runJobs } from '../process/child'

export interface TextJob {
  readonly pdf: Uint8Array
}

await runJobs(import.meta.url, async () => {
  const { loadPdfjs, textOfPages } = await import('./text')
  // Loading doesn't count in the time of the first file.
  const pdfjs = await loadPdfjs()
  return ({ pdf }: TextJob) => textOfPages(pdfjs, pdf)
})
