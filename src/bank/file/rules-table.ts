import type { Day } from '../../base/kit/day'
import { columnsOf, formatOf, mappedColumns, mappingOf, namesOf, type Columns } from './rules-columns'
import { parseStatementDay } from './rules-day'
import { delimiters, readRecords, type FileRecord } from './rules-records'
import { readRows } from './rules-rows'
import { tidy } from './rules-text'
import { FileRefused, mostRows, type ColumnMapping, type SkippedRow, type Statement } from './rules-statement'

/** How far down a header is looked for: some banks write a few lines of their own above it. */
const headWithin = 20

/** A bank writes some twenty. */
const mostColumns = 200

interface Head {
  /** Index of the header's record; -1 where the file has none. */
  readonly at: number
  readonly names: readonly string[]
  readonly columns: Columns
  readonly format: string
}

/** The header among the first records, by its words; null where no record is one. */
function headOf(records: readonly FileRecord[]): Head | null {
  for (const [at, { cells }] of records.slice(0, headWithin).entries()) {
    const columns = columnsOf(cells)
    if (columns) return { at, names: namesOf(cells), columns, format: formatOf(cells) }
  }
  return null
}

/** A file whose words nobody knows: a first record of words is its header, one that begins with a day is a row already. */
function unknownHead(records: readonly FileRecord[]): Head {
  const first = records[0]?.cells ?? []
  const isRow = first.some((cell) => parseStatementDay(tidy(cell)) !== null)
  const width = Math.max(...records.slice(0, headWithin).map(({ cells }) => cells.length), 0)
  const names = isRow ? Array.from({ length: width }, (_, at) => String(at + 1)) : namesOf(first)
  return { at: isRow ? -1 : 0, names, columns: {}, format: 'unknown' }
}

/** The rows of records, from a text or a sheet. With a mapping of the landlord's the columns are what he says. */
export function readTable(
  all: readonly FileRecord[],
  { mapping, today, encoding }: { mapping?: ColumnMapping | undefined; today: Day; encoding: string },
  before: readonly SkippedRow[] = [],
): Statement {
  const head = headOf(all) ?? unknownHead(all)
  const records = all.slice(head.at + 1)
  if (records.length > mostRows) throw new FileRefused('tooManyRows')
  // A table has columns: one word a line is a text of another kind.
  if (head.names.length < 2 || head.names.length > mostColumns) throw new FileRefused('notABankFile')
  const columns = mapping ? mappedColumns(head.names, mapping, head.columns) : head.columns
  const isMapped = mapping ?? mappingOf(head.names, columns)
  const sample = records.slice(0, 5).map(({ cells }) => cells.slice(0, head.names.length).map(tidy))
  const base = { format: head.format, encoding, columns: head.names, sample, differences: [] }
  if (isMapped === null || (head.format === 'unknown' && !mapping))
    return { ...base, mapping: null, rows: [], skipped: before }
  const { rows, skipped } = readRows(records, columns, head.names.length, today)
  return {
    ...base,
    mapping: isMapped,
    rows,
    skipped: [...before, ...skipped].toSorted((a, b) => a.line - b.line),
  }
}

/** The delimiter by which the first records have a header, else the one by which most of them have equally many cells. */
function delimiterOf(text: string) {
  const start = text.slice(0, 256 * 1024)
  const tried = delimiters.map((delimiter) => {
    const { records } = readRecords(start, delimiter, headWithin)
    const widths = records.map(({ cells }) => cells.length)
    const usual = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 1
    const alike = widths.filter((width) => width === usual).length
    return { delimiter, hasHead: headOf(records) !== null, score: usual > 1 ? alike * usual : 0 }
  })
  const best = tried.toSorted((a, b) => Number(b.hasHead) - Number(a.hasHead) || b.score - a.score)[0]!
  return best.hasHead || best.score > 0 ? best.delimiter : null
}

/** The rows of a text file with delimiters. Throws FileRefused for what is no table, or has too many rows. */
export function readDelimited(
  text: string,
  options: { mapping?: ColumnMapping | undefined; today: Day; encoding: string },
): Statement {
  const delimiter = delimiterOf(text)
  if (delimiter === null) throw new FileRefused('notABankFile')
  const { records, skipped } = readRecords(text, delimiter, mostRows + headWithin)
  const [first] = records
  // Above a list there is no line of more than 64 KiB: what follows it is no list either.
  if (!first || skipped.some(({ line, reason }) => reason === 'tooLong' && line < first.line))
    throw new FileRefused('notABankFile')
  return readTable(records, options, skipped)
}
