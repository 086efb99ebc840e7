import type { PDFDocumentProxy } from 'pdfjs-dist'

export interface OpenPdf {
  readonly document: PDFDocumentProxy
  readonly close: () => void
}

/**
 * Opens a PDF in a worker of its own. What a stranger's PDF could run stays off: no scripts, no forms, no
 * WebAssembly, nothing fetched. Throws when it cannot be read.
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
    void task.destroy().finally(() => {
      worker.destroy()
      port.terminate()
    })
  }
  try {
    return { document: await task.promise, close }
  } catch (error) {
    close()
    throw error
  }
}
