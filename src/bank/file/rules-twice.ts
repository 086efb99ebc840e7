import { foldedHeader, type ColumnRole, type Columns } from './rules-columns'
import { parseStatementDay, type CellKind } from './rules-day'
import type { FileRecord } from './rules-records'
import { tidyCell } from './rules-text'

/** Two amounts in a row are never one payment, whatever words are over them. */
const ofMoney: readonly ColumnRole[] = ['sum', 'in', 'out', 'fee']

/** A list may have several days under different words. Under the same word, nothing tells them apart. */
const ofDays: readonly ColumnRole[] = ['booked', 'day', 'valueDay']

/**
 * True if two columns mean the same, and a row says different things in them. Then the landlord is asked which one
 * counts. Lines without a day are no rows.
 */
export function hasConflictingColumns(
  columns: Columns,
  header: readonly string[],
  records: readonly FileRecord[],
  kind: CellKind,
): boolean {
  const days = ofDays.flatMap((role) => columns[role] ?? [])
  const wordAt = (at: number) => foldedHeader(header[at] ?? '')
  const sameWord = days.map((at) => days.filter((other) => wordAt(other) === wordAt(at)))
  const alike = [...ofMoney.map((role) => columns[role] ?? []), ...sameWord].filter((all) => all.length > 1)
  if (alike.length === 0) return false
  const isRow = ({ cells }: FileRecord) =>
    days.some((at) => parseStatementDay(tidyCell(cells[at] ?? ''), kind) !== null)
  return records
    .filter(isRow)
    .some(({ cells }) => alike.some((all) => new Set(all.map((at) => tidyCell(cells[at] ?? ''))).size > 1))
}
