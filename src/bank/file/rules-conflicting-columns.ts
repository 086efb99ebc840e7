import { normalizedHeader, type ColumnRole, type Columns } from './rules-columns'
import { parseStatementDay, type CellKind } from './rules-day'
import type { FileRecord } from './rules-records'
import { tidyCell } from './rules-text'

/** If two columns have the same of these roles, their amounts must be equal in every row. */
const ofMoney: readonly ColumnRole[] = ['sum', 'in', 'out', 'fee']

/**
 * A list may have several date columns under different headers. Only columns under the same header
 * must agree.
 */
const ofDays: readonly ColumnRole[] = ['booked', 'day', 'valueDay']

/**
 * True if two columns have the same meaning, but different values in some row. Then the landlord is
 * asked which column to use. Lines without a date don't count as rows.
 */
export function hasConflictingColumns(
  columns: Columns,
  header: readonly string[],
  records: readonly FileRecord[],
  kind: CellKind,
): boolean {
  const days = ofDays.flatMap((role) => columns[role] ?? [])
  const wordAt = (at: number) => normalizedHeader(header[at] ?? '')
  const sameWord = days.map((at) => days.filter((other) => wordAt(other) === wordAt(at)))
  const alike = [...ofMoney.map((role) => columns[role] ?? []), ...sameWord].filter((all) => all.length > 1)
  if (alike.length === 0) return false
  const isRow = ({ cells }: FileRecord) =>
    days.some((at) => parseStatementDay(tidyCell(cells[at] ?? ''), kind) !== null)
  return records
    .filter(isRow)
    .some(({ cells }) => alike.some((all) => new Set(all.map((at) => tidyCell(cells[at] ?? ''))).size > 1))
}
