type Resolvers<T> = { promise: Promise<T>; resolve: (value: T) => void; reject: (reason: unknown) => void }

/** pdfjs asks for it; Node 20 doesn't have it yet. */
function withResolvers<T>(): Resolvers<T> {
  let [resolve, reject]: [(value: T) => void, (reason: unknown) => void] = [() => undefined, () => undefined]
  const promise = new Promise<T>((yes, no) => ([resolve, reject] = [yes, no]))
  return { promise, resolve, reject }
}

/** The text of a PDF's first page as a reader sees it, pieces joined by spaces and every space a plain one. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  if (!('withResolvers' in Promise)) Object.defineProperty(Promise, 'withResolvers', { value: withResolvers, configurable: true })
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const opening = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS, stopAtErrors: true })
  const page = await (await opening.promise).getPage(1)
  const { items } = await page.getTextContent()
  await opening.destroy()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ').replaceAll('\u00a0', ' ')
}
