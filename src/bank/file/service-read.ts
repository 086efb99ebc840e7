import type { Day } from '../../base/kit/day'
import { readCamt } from './service-camt'
import { readDelimited, readTable } from './rules-table'
import { decodeText } from './service-decode'
import { isPage, recordsOfPage } from './rules-page'
import { readSheet } from './service-sheet'
import { FileRefused, type ColumnMapping, type Statement } from './rules-statement'

/** Bytes that a text file may have, and a workbook. */
export const mostBytes = { text: 5 * 1024 * 1024, workbook: 10 * 1024 * 1024 }

export interface ReadOptions {
  readonly mapping?: ColumnMapping | undefined
  /** The line that the landlord says is the header. */
  readonly headerLine?: number | undefined
  readonly today: Day
}

/** How a workbook of before 2007 begins. */
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0]

/** Characters from its beginning within which a text says that it is XML: lines of an envelope may stand above. */
const xmlWithin = 4096

/**
 * A bank's file by what is in it and never by its name: a workbook, a table of a page, camt.053 or a text with delimiters.
 * Throws FileRefused.
 */
export async function readStatement(bytes: Uint8Array, options: ReadOptions): Promise<Statement> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    if (bytes.length > mostBytes.workbook) throw new FileRefused('tooLarge')
    const { records, skipped } = await readSheet(bytes)
    return readTable(records, { ...options, encoding: 'xlsx', kind: 'workbook' }, skipped)
  }
  if (oldWorkbook.every((byte, at) => bytes[at] === byte)) throw new FileRefused('oldExcel')
  if (bytes.length > mostBytes.text) throw new FileRefused('tooLarge')
  const { text, encoding } = decodeText(bytes)
  if (
    /^\s*<\?mso-application|urn:schemas-microsoft-com:office:spreadsheet/.test(text.slice(0, xmlWithin)) &&
    isXml(text)
  )
    throw new FileRefused('oldExcel')
  if (isPage(text)) return readTable(recordsOfPage(text), { ...options, encoding })
  if (isXml(text)) {
    if (options.headerLine !== undefined) throw new FileRefused('noSuchLine')
    return readCamt(text, options.today)
  }
  return readDelimited(text, { ...options, encoding })
}

const isXml = (text: string): boolean => /^\s*<[?!\w]/.test(text) || /<\?xml\s/.test(text.slice(0, xmlWithin))
