import Papa from 'papaparse'
import { parseStatementDay } from './rules-day'
import { tidy } from './rules-text'
import { FileRefused, longestRecord, mostRows, type SkippedRow } from './rules-statement'

/** The cells of one record, and the line on which it begins. */
export interface FileRecord {
  readonly line: number
  readonly cells: readonly string[]
}

export const delimiters = [';', '\t', ',', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/** How a line ends: within a quoted cell or not, and whether what was open at its beginning was closed in the middle of a text. */
interface LineEnd {
  readonly isOpen: boolean
  readonly isTorn: boolean
}

/** How a line ends that begins within a quoted cell or not. */
function lineEnd(line: string, startsOpen: boolean, delimiter: Delimiter): LineEnd {
  let open = startsOpen
  let isTorn = false
  // At the start of a cell a quotation mark opens it; within one it is a character of the text.
  let atStart = !startsOpen
  let isFirst = startsOpen
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at]
    if (open) {
      if (character !== '"') continue
      if (line[at + 1] === '"') at += 1
      else {
        open = false
        const behind = line.slice(at + 1).replace(/^ +/, '')
        isTorn ||= isFirst && behind !== '' && !behind.startsWith(delimiter)
        isFirst = false
      }
    } else if (character === '"' && atStart) {
      open = true
      atStart = false
    } else if (character === delimiter) atStart = true
    else if (character !== ' ') atStart = false
  }
  return { isOpen: open, isTorn }
}

/** Whether a line within a quoted cell is a row of the list itself: the quotation mark before it was not meant to open anything. */
function isRowOfItsOwn(line: string, delimiter: Delimiter): boolean {
  const [first, ...others] = line.slice(0, 200).split(delimiter)
  return others.length > 0 && parseStatementDay(tidy(first!.replaceAll('"', ''))) !== null
}

/** `="0012"` is how a table says that digits are a text: its quotation marks are those of the cell. */
const plainQuotes = (line: string, delimiter: Delimiter) =>
  line.includes('="') ? line.replace(new RegExp(`(^|\\${delimiter === '\t' ? 't' : delimiter})="`, 'g'), '$1"') : line

/** Lines that one record takes up. */
interface LinesOfRecord {
  readonly text: string
  /** Index of its last line. */
  readonly end: number
  readonly reason: 'openQuote' | 'tooLong' | null
}

/** The record that begins at a line: to the end of it, or of the last quoted cell that it opens. */
function recordAt(lines: readonly string[], at: number, delimiter: Delimiter): LinesOfRecord {
  let text = plainQuotes(lines[at]!, delimiter)
  let end = at
  let { isOpen } = lineEnd(text, false, delimiter)
  let hasSwallowed = false
  while (isOpen && end + 1 < lines.length) {
    end += 1
    const next = lines[end]!
    if (text.length <= longestRecord) text += `\n${next.slice(0, longestRecord + 1)}`
    const ended = lineEnd(next, true, delimiter)
    hasSwallowed ||= ended.isTorn || isRowOfItsOwn(next, delimiter)
    isOpen = ended.isOpen
  }
  const reason = isOpen || hasSwallowed ? 'openQuote' : text.length > longestRecord ? 'tooLong' : null
  return { text, end, reason }
}

/**
 * The records of a text by a delimiter, each read by papaparse. What a quotation mark has swallowed that nothing closes, or
 * that closes within another row, is skipped with it, line by line.
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
    if (first.length > longestRecord) {
      skipped.push({ line: at + 1, reason: 'tooLong' })
      continue
    }
    const { text: whole, end, reason } = recordAt(lines, at, delimiter)
    if (reason === null) {
      const [cells] = Papa.parse<string[]>(whole, { delimiter, newline: '\n', quoteChar: '"' }).data
      records.push({ line: at + 1, cells: cells ?? [] })
    } else
      for (let swallowed = at; swallowed <= end; swallowed += 1)
        if (lines[swallowed]!.trim() !== '') skipped.push({ line: swallowed + 1, reason })
    if (skipped.length > mostRows) throw new FileRefused('tooManyRows')
    at = end
  }
  return { records, skipped }
}
