import type { Day } from '../../base/kit/day'
import {
  columnsOfHeader,
  formatOfColumns,
  mappedColumns,
  mappingOfColumns,
  columnNames,
  knownColumns,
  type Columns,
} from './rules-columns'
import { delimiters, readRecords, type FileRecord } from './rules-records'
import { parseStatementDay, type CellKind } from './rules-day'
import { tidyCell } from './rules-text'
import { readRows, usualFieldCount, type TableHead } from './rules-rows'
import { hasConflictingColumns } from './rules-conflicting-columns'
import {
  StatementRefused,
  maxStatementRows,
  type ColumnMapping,
  type SkippedRow,
  type Statement,
} from './rules-statement'

/** The header is looked for in this many lines, because some banks write a few lines of their own above it. */
const headWithin = 20

/** The maximum number of columns of a table. A bank writes about twenty. */
const mostColumns = 200

/** The maximum number of characters of a cell from which the landlord chooses the header. */
const mostOfCell = 200

interface Head extends TableHead {
  /** The header's index. If there is no header, the index before the first row. */
  readonly at: number
  readonly hasLine: boolean
  readonly format: string
}

const headAt = (records: readonly FileRecord[], at: number, columns: Columns, format: string): Head => {
  const { cells } = records[at]!
  return { at, hasLine: true, names: columnNames(cells), fields: cells.length, columns, format }
}

/**
 * Returns the first record with known header words, among the first 20 records. Null if there is
 * none.
 */
function headOf(records: readonly FileRecord[]): Head | null {
  for (const [at, { cells }] of records.slice(0, headWithin).entries()) {
    const columns = columnsOfHeader(cells)
    if (columns) return headAt(records, at, columns, formatOfColumns(cells))
  }
  return null
}

const isNamed = ({ cells }: FileRecord) => cells.filter((cell) => tidyCell(cell) !== '').length > 1
const hasDay = ({ cells }: FileRecord) => cells.some((cell) => parseStatementDay(tidyCell(cell)) !== null)

/**
 * Chooses the record above the first row as the header of a file with unknown header words. A row
 * has a date and about as many fields as most records. If no record has a date, chooses the first
 * record with as many fields as most records.
 */
function unknownHead(records: readonly FileRecord[]): Head {
  const first = records.slice(0, headWithin)
  const usual = usualFieldCount(first)
  const firstRow = first.findIndex((each) => each.cells.length >= Math.max(usual - 1, 2) && hasDay(each))
  const at = firstRow < 0 ? first.findIndex(({ cells }) => cells.length >= usual) : firstRow - 1
  const head = first[at]
  if (head && isNamed(head) && !hasDay(head)) return headAt(records, at, knownColumns(head.cells), 'unknown')
  const names = Array.from({ length: usual }, (_, column) => String(column + 1))
  return { at, hasLine: false, names, fields: names.length, columns: {}, format: 'unknown' }
}

/** The header on the line that the landlord named. Throws StatementRefused where no record begins on that line. */
function namedHead(records: readonly FileRecord[], line: number): Head {
  const at = records.findIndex((record) => record.line === line)
  if (at < 0) throw new StatementRefused('noSuchLine')
  const { cells } = records[at]!
  const columns = columnsOfHeader(cells)
  return headAt(records, at, columns ?? knownColumns(cells), columns ? formatOfColumns(cells) : 'unknown')
}

export interface TableOptions {
  readonly mapping?: ColumnMapping | undefined
  readonly headerLine?: number | undefined
  readonly today: Day
  readonly encoding: string
  readonly kind?: CellKind
}

/** Reads the rows of a table. A mapping from the landlord decides what the columns hold. */
export function readTable(
  all: readonly FileRecord[],
  { mapping, headerLine, today, encoding, kind = 'text' }: TableOptions,
  before: readonly SkippedRow[] = [],
): Statement {
  const head = headerLine === undefined ? (headOf(all) ?? unknownHead(all)) : namedHead(all, headerLine)
  const records = all.slice(head.at + 1)
  if (records.length > maxStatementRows) throw new StatementRefused('tooManyRows')
  // A table has several columns. A file with one word a line is another kind of text.
  if (head.names.length < 2 || head.names.length > mostColumns) throw new StatementRefused('notABankFile')
  const columns = mapping ? mappedColumns(head.names, mapping, head.columns) : head.columns
  const isAsked = head.hasLine && hasConflictingColumns(columns, all[head.at]!.cells, records, kind)
  const isMapped = mapping ?? (isAsked ? null : mappingOfColumns(head.names, columns))
  const sample = records.slice(0, 5).map(({ cells }) => cells.slice(0, head.names.length).map(tidyCell))
  const lines = all.slice(0, headWithin).map(({ line, cells }) => ({
    line,
    cells: cells.slice(0, mostColumns).map((cell) => tidyCell(cell).slice(0, mostOfCell)),
  }))
  const base = {
    format: head.format,
    encoding,
    columns: head.names,
    sample,
    lines,
    headerLine: head.hasLine ? all[head.at]!.line : null,
    differences: [],
  }
  if (isMapped === null || (head.format === 'unknown' && !mapping))
    return { ...base, mapping: null, rows: [], skipped: before }
  const { rows, skipped } = readRows(records, { ...head, columns }, kind, today)
  return {
    ...base,
    mapping: isMapped,
    rows,
    skipped: [...before, ...skipped].toSorted((a, b) => a.line - b.line),
  }
}

/**
 * The delimiter that makes a header. If there is none, the delimiter that gives most records the same number of cells.
 * Null if no delimiter fits.
 */
function delimiterOf(text: string) {
  const start = text.slice(0, 256 * 1024)
  const tried = delimiters.map((delimiter) => {
    const { records } = readRecords(start, delimiter, headWithin)
    const usual = usualFieldCount(records)
    const alike = records.filter(({ cells }) => cells.length === usual).length
    // If only one line has the delimiter, it is a sentence and the file is not a table.
    const isTable = alike > 1 || alike === records.length
    return { delimiter, hasHead: headOf(records) !== null, score: isTable ? alike * usual : 0 }
  })
  const best = tried.toSorted((a, b) => Number(b.hasHead) - Number(a.hasHead) || b.score - a.score)[0]!
  return best.hasHead || best.score > 0 ? best.delimiter : null
}

/** Reads a text file with a table. Throws StatementRefused for a file that is not a table, or has too many rows. */
export function readDelimited(text: string, options: TableOptions): Statement {
  const delimiter = delimiterOf(text)
  if (delimiter === null) throw new StatementRefused('notABankFile')
  const { records, skipped } = readRecords(text, delimiter, maxStatementRows + headWithin)
  const [first] = records
  // A file that begins with a line of more than 64 KiB is not a bank's list.
  if (!first || skipped.some(({ line, reason }) => reason === 'tooLong' && line < first.line))
    throw new StatementRefused('notABankFile')
  return readTable(records, options, skipped)
}
