import type { PDFDocumentProxy } from 'pdfjs-dist'

export interface OpenPdf {
  readonly document: PDFDocumentProxy
  readonly close: () => void
}

/** How long a PDF may take to be opened, or one page of it to be drawn or read, in ms. */
export const longestRead = 20_000

/** What the work gives, or an error when it takes too long: a file may be made so that it is never read to its end. */
export async function inTime<T>(work: Promise<T>, ms = longestRead): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the PDF takes too long to read')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Whether opening has failed because the PDF asks for a password: nothing is wrong with it, and trying again changes nothing. */
export const isLocked = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException'

/**
 * Opens a PDF in a worker of its own. What a stranger's PDF could run stays off: no scripts, no forms, no
 * WebAssembly, nothing fetched. Throws when it cannot be read, or not in time.
 */
export async function openPdf(bytes: Blob): Promise<OpenPdf> {
  const { getDocument, PDFWorker } = await import('pdfjs-dist')
  const port = new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' })
  const worker = PDFWorker.create({ port })
  const task = getDocument({
    data: await bytes.arrayBuffer(),
    worker,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    // Errors only: a receipt that uses a standard font is nothing to warn about.
    verbosity: 0,
  })
  const close = () => {
    // A worker that is caught in a file doesn't answer that it lets go of it.
    void inTime(task.destroy(), 1000)
      .catch(() => undefined)
      .finally(() => {
        worker.destroy()
        port.terminate()
      })
  }
  try {
    return { document: await inTime(task.promise), close }
  } catch (error) {
    close()
    throw error
  }
}
