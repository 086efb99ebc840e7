/** The most pages of a file that are read, and the most characters of all of them. */
const [mostPages, mostCharacters] = [100, 400_000]

type Resolvers<T> = { promise: Promise<T>; resolve: (value: T) => void; reject: (reason: unknown) => void }

/** pdfjs needs it, and Node 20 doesn't have it yet. */
function withResolvers<T>(): Resolvers<T> {
  let [resolve, reject]: [(value: T) => void, (reason: unknown) => void] = [() => undefined, () => undefined]
  const promise = new Promise<T>((yes, no) => ([resolve, reject] = [yes, no]))
  return { promise, resolve, reject }
}

/** Loads pdfjs in its smallest form, which takes a third of a second. */
export async function loadPdfjs(): Promise<typeof import('pdfjs-dist/legacy/build/pdf.mjs')> {
  if (!('withResolvers' in Promise))
    Object.defineProperty(Promise, 'withResolvers', { value: withResolvers, configurable: true })
  // Once its worker is loaded, pdfjs doesn't look for the worker's file, which a bundle doesn't have.
  await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs')
  return await import('pdfjs-dist/legacy/build/pdf.min.mjs')
}
type Pdfjs = Awaited<ReturnType<typeof loadPdfjs>>

/**
 * The text of each page, line by line. Empty for a page without text, such as a scanned one. Throws for a file that is
 * damaged or needs a password. It runs in a process of its own (./foreign-text.ts), because anybody may have made the file.
 */
export async function textOfPages({ getDocument, VerbosityLevel }: Pdfjs, pdf: Uint8Array): Promise<readonly string[]> {
  const task = getDocument({
    data: new Uint8Array(pdf),
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const document = await task.promise
    const pages: string[] = []
    let left = mostCharacters
    for (let number = 1; number <= Math.min(mostPages, document.numPages) && left > 0; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent()
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
      pages.push(text.slice(0, left).trim())
      left -= text.length
    }
    return pages
  } finally {
    await task.destroy()
  }
}
