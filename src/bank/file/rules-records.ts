import Papa from 'papaparse'
import { longestRecord, type SkippedRow } from './rules-statement'

/** The cells of one record, and the line on which it begins. */
export interface FileRecord {
  readonly line: number
  readonly cells: readonly string[]
}

export const delimiters = [';', '\t', ',', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/** Whether a quoted cell is still open where the line ends. */
function staysOpen(line: string, isOpen: boolean, delimiter: Delimiter): boolean {
  let open = isOpen
  // At the start of a cell a quotation mark opens it; within one it is a character of the text.
  let atStart = !isOpen
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at]
    if (open) {
      if (character !== '"') continue
      if (line[at + 1] === '"') at += 1
      else open = false
    } else if (character === '"' && atStart) {
      open = true
      atStart = false
    } else if (character === delimiter) atStart = true
    else if (character !== ' ') atStart = false
  }
  return open
}

/** `="0012"` is how a table says that digits are a text: its quotation marks are those of the cell. */
const plainQuotes = (line: string, delimiter: Delimiter) =>
  line.includes('="') ? line.replace(new RegExp(`(^|\\${delimiter === '\t' ? 't' : delimiter})="`, 'g'), '$1"') : line

/**
 * The records of a text by a delimiter, each read by papaparse. A quotation mark that nothing closes, or closes only after
 * 64 KiB, spoils its own line and not all behind it.
 */
export function readRecords(
  text: string,
  delimiter: Delimiter,
  most = Number.POSITIVE_INFINITY,
): { readonly records: readonly FileRecord[]; readonly skipped: readonly SkippedRow[] } {
  const lines = text.split(/\r\n|\n|\r/)
  const records: FileRecord[] = []
  const skipped: SkippedRow[] = []
  for (let at = 0; at < lines.length && records.length < most; at += 1) {
    const first = lines[at]!
    if (first.trim() === '') continue
    const line = at + 1
    if (first.length > longestRecord) {
      skipped.push({ line, reason: 'tooLong' })
      continue
    }
    let whole = plainQuotes(first, delimiter)
    let isOpen = staysOpen(whole, false, delimiter)
    let end = at
    while (isOpen && end + 1 < lines.length && whole.length <= longestRecord) {
      end += 1
      const next = lines[end]!
      whole += `\n${next.length > longestRecord ? next.slice(0, longestRecord + 1) : next}`
      isOpen = staysOpen(next, true, delimiter)
    }
    if (isOpen || whole.length > longestRecord) {
      skipped.push({ line, reason: isOpen ? 'openQuote' : 'tooLong' })
      continue
    }
    const [cells] = Papa.parse<string[]>(whole, { delimiter, newline: '\n', quoteChar: '"' }).data
    records.push({ line, cells: cells ?? [] })
    at = end
  }
  return { records, skipped }
}
