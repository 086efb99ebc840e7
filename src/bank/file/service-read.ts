import type { Day } from '../../base/kit/day'
import { readCamt } from './service-camt'
import { readDelimited, readTable } from './rules-table'
import { decodeText } from './service-decode'
import { readSheet } from './service-sheet'
import { FileRefused, type ColumnMapping, type Statement } from './rules-statement'

/** Bytes that a text file may have, and a workbook. */
export const mostBytes = { text: 5 * 1024 * 1024, workbook: 10 * 1024 * 1024 }

export interface ReadOptions {
  readonly mapping?: ColumnMapping | undefined
  readonly today: Day
}

/**
 * A bank's file by what is in it and never by its name: a workbook, camt.053 or a text with delimiters. Throws FileRefused.
 */
export async function readStatement(bytes: Uint8Array, options: ReadOptions): Promise<Statement> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    if (bytes.length > mostBytes.workbook) throw new FileRefused('tooLarge')
    return readTable(await readSheet(bytes), { ...options, encoding: 'xlsx' })
  }
  if (bytes.length > mostBytes.text) throw new FileRefused('tooLarge')
  const { text, encoding } = decodeText(bytes)
  if (/^\s*(?:<\?xml|<!DOCTYPE|<[\w:]*Document\b)/.test(text)) return readCamt(text, options.today)
  return readDelimited(text, { ...options, encoding })
}
