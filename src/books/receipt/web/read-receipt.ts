import { withTimeout, needsPassword, openPdf } from '../../../base/file/web/pdf-document'
import { suggestFromRows, type SuggestContext, type Suggestion } from '../rules'
import { textPieceOf, rowsOfPieces, type ReceiptRow } from '../rules-paper'
import { suggestFromPhoto } from '../rules-photo'
import type { RecognizedWord } from '../rules-words'

/** The maximum time for a photograph in ms. An unusual one must not keep the machine busy. */
const longestPhoto = 60_000

type Answer = { readonly words: RecognizedWord[] | null } | { readonly error: string }

/**
 * Reads a photograph in a worker of this browser, which is ended afterwards. Null if nothing was read, if the time is
 * over, or after an abort.
 */
async function readPhoto(photo: Blob, signal: AbortSignal): Promise<readonly RecognizedWord[] | null> {
  if (signal.aborted) return null
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })
  const ended = new AbortController()
  try {
    return await new Promise<readonly RecognizedWord[] | null>((resolve, reject) => {
      const given = { signal: ended.signal }
      signal.addEventListener('abort', () => resolve(null), given)
      const timer = setTimeout(() => resolve(null), longestPhoto)
      ended.signal.addEventListener('abort', () => clearTimeout(timer))
      worker.addEventListener('error', ({ message }) => reject(new Error(message)), given)
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Answer>) => ('error' in data ? reject(new Error(data.error)) : resolve(data.words)),
        given,
      )
      // The linter's rule is for windows. A message to a worker has no target origin.
      worker.postMessage(photo, [])
    })
  } finally {
    ended.abort()
    worker.terminate()
  }
}

/** The maximum number of pages that are read. Later pages only have conditions and enclosures. */
const most = 10

export type ReceiptReading = Suggestion | 'photo' | 'scan' | 'locked' | null

const isPdf = (file: File) => /pdf$/i.test(file.type) || /\.pdf$/i.test(file.name)

async function rowsOfPdf(file: File, signal: AbortSignal): Promise<ReceiptRow[]> {
  const { document, close } = await openPdf(file)
  try {
    const rows: ReceiptRow[] = []
    for (let page = 1; page <= Math.min(document.numPages, most) && !signal.aborted; page += 1) {
      const { items } = await withTimeout(document.getPage(page).then((one) => one.getTextContent()))
      rows.push(
        ...rowsOfPieces(
          items.flatMap((item) =>
            'str' in item ? [textPieceOf({ ...item, transform: item.transform as number[] })] : [],
          ),
        ),
      )
    }
    return rows
  } finally {
    close()
  }
}

const isEmpty = ({ sum, date, supplier, kind }: Suggestion) =>
  sum === null && date === null && supplier === null && kind === null

/**
 * Reads a receipt in the browser, and sends nothing. `locked`: the PDF has a password. `scan`: the
 * PDF has no text. `photo`: the photograph has no readable text. Null if the PDF can't be read for
 * another reason, or after an abort.
 */
export async function readReceipt(file: File, reader: SuggestContext, signal: AbortSignal): Promise<ReceiptReading> {
  try {
    if (isPdf(file)) {
      const rows = await rowsOfPdf(file, signal)
      return rows.length > 0 ? suggestFromRows(rows, reader) : 'scan'
    }
    const words = await readPhoto(file, signal)
    if (signal.aborted) return null
    const found = words && suggestFromPhoto(words, reader)
    return found && !isEmpty(found) ? found : 'photo'
  } catch (error) {
    if (needsPassword(error)) return 'locked'
    if (!signal.aborted) console.warn('receipt not read', error)
    return isPdf(file) ? null : 'photo'
  }
}
