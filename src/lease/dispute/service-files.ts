import { fileEvidence, type FileEvidence } from '../../base/file/service-uses'
import { formatDay, osloDay } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { readPdfText } from '../../base/pdf/foreign-text'
import type { Exhibit, NamedFile } from './model'
import { recordPaper } from './pdf'
import { recordSheet } from './rules-sheet'
import { exhibitOf, fact, type DisputeDeps, type Given } from './service-given'
import { disputeTexts as texts } from './words-paper'

/** After so many ms of reading, the further uploaded files of a bundle are only named: it is there within 20 seconds. */
const longest = 6000

/** The text of each page as a record. What may not be shown is blacked out already. */
export const textPaper = (
  { ctx, head }: Pick<Given, 'ctx' | 'head'>,
  title: string,
  pages: readonly string[],
): Promise<Uint8Array> =>
  recordPaper(
    recordSheet(head, title, {
      facts: [fact(texts.pages, String(pages.length))],
      columns: [texts.page, texts.text],
      rows: pages.map((text, at) => [String(at + 1), text]),
      notes: [],
    }),
    ctx.owner,
  )

/**
 * Reads uploaded files for one bundle. A PDF with text on each of its pages becomes an exhibit of that text. A scanned
 * page or a picture can't be searched for a number of identity, so such a file is only named.
 */
export function uploadedFiles({ files }: DisputeDeps) {
  let spent = 0

  async function textOf({ ctx }: Given, { url, type }: FileEvidence): Promise<readonly string[] | null> {
    if (type !== 'application/pdf' || spent > longest) return null
    const began = performance.now()
    const bytes = await files.bytes(ctx, url).catch((error: unknown) => {
      if (error instanceof Refusal && error.reason === 'fileDamaged') return null
      throw error
    })
    const pages = bytes && (await readPdfText(ctx.owner, bytes))
    spent += performance.now() - began
    return pages?.length && pages.every((text) => text !== '') ? pages : null
  }

  /** `known`: hashes of papers that are exhibits already. */
  return async (given: Given, urls: readonly string[], known: readonly string[] = []) => {
    const named: NamedFile[] = []
    const exhibits: Exhibit[] = []
    for (const file of await fileEvidence(given.ctx, [...new Set(urls)])) {
      const { created_at, sha256 } = file
      if (known.includes(sha256)) continue
      const name = given.black(file.name)
      const uploadedOn = osloDay(created_at)
      const pages = await textOf(given, file)
      if (pages === null) named.push({ name, uploadedOn, sha256 })
      else
        exhibits.push(
          exhibitOf(texts.uploadedFile(name), 'text', await textPaper(given, name, pages.map(given.black)), {
            sha256,
            facts: [fact(texts.uploadedLabel, formatDay(uploadedOn))],
          }),
        )
    }
    return { named, exhibits }
  }
}
export type UploadedFiles = ReturnType<typeof uploadedFiles>
