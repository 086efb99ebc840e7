import type { PDFDocumentProxy } from 'pdfjs-dist'

export interface OpenPdf {
  readonly document: PDFDocumentProxy
  readonly close: () => void
}

/** The longest time for opening a PDF, or for drawing or reading one of its pages, in ms. */
export const pdfTimeoutMs = 20_000

/** Waits for the work. Throws when it takes too long: a file may be made so that it is never read to its end. */
export async function withTimeout<T>(work: Promise<T>, ms = pdfTimeoutMs): Promise<T> {
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

/** True if a PDF asks for a password. It is not damaged then, and trying again doesn't help. */
export const needsPassword = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException'

/** Opens a PDF without the features that somebody else's file could misuse: scripts, forms, WebAssembly and fetches. */
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
    // Logs only errors. A receipt with a standard font needs no warning.
    verbosity: 0,
  })
  const close = () => {
    // A worker that hangs in a file never confirms that it has stopped.
    void withTimeout(task.destroy(), 1000)
      .catch(() => undefined)
      .finally(() => {
        worker.destroy()
        port.terminate()
      })
  }
  try {
    return { document: await withTimeout(task.promise), close }
  } catch (error) {
    close()
    throw error
  }
}
