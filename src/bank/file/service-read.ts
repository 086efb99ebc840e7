import iconv from 'iconv-lite'
import type { Day } from '../../base/kit/day'
import { isHtmlPage, recordsOfPage } from './rules-page'
import { StatementRefused, type ColumnMapping, type Statement } from './rules-statement'
import { readDelimited, readTable } from './rules-table'
import { readCamt } from './service-camt'
import { readSheet } from './service-sheet'

export interface DecodedText {
  readonly text: string
  readonly encoding: 'utf-8' | 'windows-1252' | 'cp850' | 'utf-16le' | 'utf-16be'
}

/** Control characters that a terminal or a page would obey. Tab and line ends are allowed. */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

const clean = (text: string) => text.replace(controls, '')

/** The bytes of å, Å, ø and Ø in CP850. No word in windows-1252 has these bytes. */
const ofDos = new Set([0x86, 0x8f, 0x9b, 0x9d])
const ofWindows = new Set([0xe5, 0xc5, 0xf8, 0xd8, 0xe6, 0xc6])

/** True if the text has more Norwegian letters in CP850 than in windows-1252. */
function isOfDos(bytes: Uint8Array): boolean {
  let [dos, windows] = [0, 0]
  for (const byte of bytes) {
    if (ofDos.has(byte)) dos += 1
    else if (ofWindows.has(byte)) windows += 1
  }
  return dos > windows
}

/**
 * Decodes a text. A byte order mark decides the encoding. Without one, valid UTF-8 is UTF-8. Other text is
 * windows-1252, or CP850 by its Norwegian letters. Node 20's own decoder reads 0x80 to 0x9F wrongly
 * (nodejs/node#60888), hence iconv-lite.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer[0] === 0xff && buffer[1] === 0xfe)
    return { text: clean(iconv.decode(buffer, 'utf-16le')), encoding: 'utf-16le' }
  if (buffer[0] === 0xfe && buffer[1] === 0xff)
    return { text: clean(iconv.decode(buffer, 'utf-16be')), encoding: 'utf-16be' }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(buffer)
    return { text: clean(text), encoding: 'utf-8' }
  } catch {
    if (isOfDos(buffer)) return { text: clean(iconv.decode(buffer, 'cp850')), encoding: 'cp850' }
    return { text: clean(iconv.decode(buffer, 'windows-1252')), encoding: 'windows-1252' }
  }
}

export const maxStatementBytes = { text: 5 * 1024 * 1024, workbook: 10 * 1024 * 1024 }

export interface ReadOptions {
  readonly mapping?: ColumnMapping | undefined
  readonly headerLine?: number | undefined
  readonly today: Day
}

const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0]

/** The number of bytes that are searched for a sign of XML, since lines of an envelope may come first. */
const xmlWithin = 4096

/**
 * Reads a workbook, the tables of an HTML page, camt.053 or a text file. The content decides which it is, never the
 * name. Throws StatementRefused.
 */
export async function readStatement(bytes: Uint8Array, options: ReadOptions): Promise<Statement> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    if (bytes.length > maxStatementBytes.workbook) throw new StatementRefused('tooLarge')
    const { records, skipped } = await readSheet(bytes)
    return readTable(records, { ...options, encoding: 'xlsx', kind: 'workbook' }, skipped)
  }
  if (oldWorkbook.every((byte, at) => bytes[at] === byte)) throw new StatementRefused('oldExcel')
  if (bytes.length > maxStatementBytes.text) throw new StatementRefused('tooLarge')
  const { text, encoding } = decodeText(bytes)
  if (
    /^\s*<\?mso-application|urn:schemas-microsoft-com:office:spreadsheet/.test(text.slice(0, xmlWithin)) &&
    isXml(text)
  )
    throw new StatementRefused('oldExcel')
  if (isHtmlPage(text)) return readTable(recordsOfPage(text), { ...options, encoding })
  if (isXml(text)) {
    if (options.headerLine !== undefined) throw new StatementRefused('noSuchLine')
    return readCamt(text, options.today)
  }
  return readDelimited(text, { ...options, encoding })
}

const isXml = (text: string): boolean => /^\s*<[?!\w]/.test(text) || /<\?xml\s/.test(text.slice(0, xmlWithin))
