import Papa from 'papaparse'
import { parseStatementDay } from './rules-day'
import { StatementRefused, maxRecordLength, maxStatementRows, type SkippedRow } from './rules-statement'
import { tidyCell } from './rules-text'

/** 'booked': the money has moved. 'pending': it will or may move. 'unknown': the word is unknown. */
export type MovementStatus = 'booked' | 'pending' | 'unknown'

const booked = new Set([
  'book',
  'booked',
  'posted',
  'executed',
  'complete',
  'completed',
  'cleared',
  'settled',
  'bokført',
  'bokførte',
  'bokførd',
  'posteret',
  'postert',
  'bogført',
  'utført',
  'utførd',
  'udført',
  'gjennomført',
  'gjennomførd',
  'gennemført',
  'fullført',
])

const pending = /^(?:reserv|pending|pdng|ikke bokført|ikkje bokført|ventar|venter|under behandling|under arbeid)/i

/** The state that a cell says. An empty cell means booked. An unknown word is never taken as booked. */
export function statusOfCell(cell: string): MovementStatus {
  const word = tidyCell(cell).toLowerCase().replace(/\.$/, '')
  if (word === '' || booked.has(word)) return 'booked'
  return pending.test(word) ? 'pending' : 'unknown'
}

/** True if a cell says that the row is pending. Some banks write such a word in the column of the day. */
export const isPendingText = (cell: string): boolean => pending.test(tidyCell(cell))

const kroner = new Set(['nok', 'kr', 'kr.', 'norske kroner', 'norsk krone', 'norwegian krone', 'norwegian kroner'])

/** True if a cell says kroner. An empty cell means the account's own currency, which is kroner. */
export const isKronerName = (cell: string): boolean => tidyCell(cell) === '' || kroner.has(tidyCell(cell).toLowerCase())

/** Foreign currencies, which are searched for in the words of a header. */
const foreign = /(?:^|[^A-Za-z])(?:EUR|USD|SEK|DKK|GBP|CHF|PLN|ISK|JPY)(?:[^A-Za-z]|$)|[€$£¥]/

export const isForeignCurrencyColumn = (column: string): boolean => foreign.test(column)

/** `line` is where the record begins. */
export interface FileRecord {
  readonly line: number
  readonly cells: readonly string[]
}

export const delimiters = [';', '\t', ',', '|'] as const

export type Delimiter = (typeof delimiters)[number]

/**
 * `isOpen`: the line ends within a quoted cell. `isTorn`: a quoted cell from an earlier line ended in the middle of a
 * text.
 */
interface LineEnd {
  readonly isOpen: boolean
  readonly isTorn: boolean
}

/** `startsOpen`: the line begins within a quoted cell. */
function lineEnd(line: string, startsOpen: boolean, delimiter: Delimiter): LineEnd {
  let open = startsOpen
  let isTorn = false
  // A quotation mark opens a cell only at the start of the cell.
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

/**
 * True if a line within a quoted cell looks like a row. Then the quotation mark was a part of the
 * text and did not open a cell.
 */
function isRowOfItsOwn(line: string, delimiter: Delimiter): boolean {
  const [first, ...others] = line.slice(0, 200).split(delimiter)
  return others.length > 0 && parseStatementDay(tidyCell(first!.replaceAll('"', ''))) !== null
}

/**
 * Some programs write `="0012"` to mark digits as text. Replaces `="` with the plain quotation mark that opens a cell.
 */
const plainQuotes = (line: string, delimiter: Delimiter) =>
  line.includes('="') ? line.replace(new RegExp(`(^|\\${delimiter === '\t' ? 't' : delimiter})="`, 'g'), '$1"') : line

interface LinesOfRecord {
  readonly text: string
  readonly end: number
  readonly reason: 'openQuote' | 'tooLong' | null
}

/**
 * Returns the record that begins on this line. It ends on the same line, or where its last quoted
 * cell ends.
 */
function recordAt(lines: readonly string[], at: number, delimiter: Delimiter): LinesOfRecord {
  let text = plainQuotes(lines[at]!, delimiter)
  let end = at
  let { isOpen } = lineEnd(text, false, delimiter)
  let hasSwallowed = false
  while (isOpen && end + 1 < lines.length) {
    end += 1
    const next = lines[end]!
    if (text.length <= maxRecordLength) text += `\n${next.slice(0, maxRecordLength + 1)}`
    const ended = lineEnd(next, true, delimiter)
    hasSwallowed ||= ended.isTorn || isRowOfItsOwn(next, delimiter)
    isOpen = ended.isOpen
  }
  const reason = isOpen || hasSwallowed ? 'openQuote' : text.length > maxRecordLength ? 'tooLong' : null
  return { text, end, reason }
}

/**
 * Splits the text into records. A quoted cell may have several lines. If the cell is never closed,
 * or contains a line that looks like a row, each of the record's lines is reported as skipped.
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
    if (first.length > maxRecordLength) {
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
    if (skipped.length > maxStatementRows) throw new StatementRefused('tooManyRows')
    at = end
  }
  return { records, skipped }
}
