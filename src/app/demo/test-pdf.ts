type Resolvers<T> = { promise: Promise<T>; resolve: (value: T) => void; reject: (reason: unknown) => void }

/** pdfjs asks for it; Node 20 doesn't have it yet. */
function withResolvers<T>(): Resolvers<T> {
  let [resolve, reject]: [(value: T) => void, (reason: unknown) => void] = [() => undefined, () => undefined]
  const promise = new Promise<T>((yes, no) => ([resolve, reject] = [yes, no]))
  return { promise, resolve, reject }
}

/** What stands on a PDF's first page, piece by piece, as pdfjs finds it. */
export async function itemsOfPdf(bytes: Uint8Array) {
  if (!('withResolvers' in Promise)) Object.defineProperty(Promise, 'withResolvers', { value: withResolvers, configurable: true })
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const opening = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS, stopAtErrors: true })
  const page = await (await opening.promise).getPage(1)
  const { items } = await page.getTextContent()
  await opening.destroy()
  return items.flatMap((item) => ('str' in item ? [{ ...item, transform: item.transform as number[] }] : []))
}

/** The text of a PDF's first page as a reader sees it, pieces joined by spaces and every space a plain one. */
export const textOfPdf = async (bytes: Uint8Array): Promise<string> =>
  (await itemsOfPdf(bytes)).map(({ str }) => str).join(' ').replaceAll('\u00a0', ' ')
