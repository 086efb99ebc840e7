import { isKid } from '../../base/kit/control-digit'
import { addMonths, day, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import { isAccountNumber, statementAccount } from './rules-account'
import { decimalSignOf, parseAmount, type AmountFault, type DecimalSign } from './rules-amount'
import type { ColumnRole, Columns } from './rules-columns'
import { areDirections, directionOfCell, haveDirections } from './rules-direction'
import { isKronerName, isForeignCurrencyColumn, isPendingText, statusOfCell, type FileRecord } from './rules-records'
import { orderOfDay, parseStatementDay, type CellKind } from './rules-day'
import { tidyCell } from './rules-text'
import type { SkippedRow, SkipReason, StatementRow } from './rules-statement'

/** A billion kroner in øre. */
const tooMuch = 100_000_000_000

/** The reason why a transaction can't be imported. Null if it can be. */
export function skipReason(date: Day | null, sum: Ore, today: Day): SkipReason | null {
  if (sum === 0) return 'zero'
  if (Math.abs(sum) >= tooMuch) return 'sumOutOfRange'
  if (date !== null && (date < day('1990-01-01') || date > addMonths(today, 24))) return 'dateOutOfRange'
  return null
}

const saysFooter = /\b(?:saldo|sum|totalt?|balance)\b/i

type Cells = readonly string[]

/** Returns a function that reads the first column of the given roles that isn't empty. */
const reader =
  (columns: Columns) =>
  (cells: Cells, ...roles: ColumnRole[]): string => {
    for (const role of roles)
      for (const at of columns[role] ?? []) {
        const cell = tidyCell(cells[at] ?? '')
        if (cell !== '') return cell
      }
    return ''
  }

/** 'noSum': the cell is empty or not an amount. */
type SumFault = 'contradiction' | 'direction' | 'noSum' | AmountFault

/**
 * The sum before a fee. Money in keeps its sign: below zero means that the bank took it back. Money out is always below
 * zero.
 */
function movedOf(cells: Cells, columns: Columns, decimal: DecimalSign | null): Ore | SumFault {
  const read = reader(columns)
  if (columns.sum) return parseAmount(read(cells, 'sum'), decimal) ?? 'noSum'
  const [given, taken] = [parseAmount(read(cells, 'in'), decimal), parseAmount(read(cells, 'out'), decimal)]
  if (given === undefined || taken === undefined) return 'noSum'
  if (typeof given === 'string') return given
  if (typeof taken === 'string') return taken
  if (given && taken) return 'contradiction'
  if (given) return given
  if (taken) return ore(-Math.abs(taken))
  return given ?? taken ?? 'noSum'
}

/** True if the amount has a sign of its own: below zero, or a plus. */
const isSigned = (cell: string, decimal: DecimalSign | null): boolean => {
  const amount = parseAmount(cell, decimal)
  return cell.includes('+') || (typeof amount === 'number' && amount < 0)
}

/**
 * Adds the columns that hold the direction. If no header names a direction, a column of types counts if all its rows
 * say a direction. If no amount has a sign, one row with a direction is enough, because nothing else says which way the
 * money went. Lines without a day are not rows. If money in and money out have a column each, no direction is needed.
 */
function withDirection(
  columns: Columns,
  records: readonly FileRecord[],
  { kind, decimal }: { readonly kind: CellKind; readonly decimal: DecimalSign | null },
): Columns {
  if (columns.direction || !columns.sum || !columns.type) return columns
  const read = reader(columns)
  const rows = records.filter(({ cells }) => parseStatementDay(read(cells, 'booked', 'day', 'valueDay'), kind) !== null)
  const areSigned = rows.some(({ cells }) => isSigned(read(cells, 'sum'), decimal))
  const saysDirection = areSigned ? areDirections : haveDirections
  const direction = columns.type.filter((at) => saysDirection(rows.map(({ cells }) => cells[at] ?? '')))
  return direction.length > 0 ? { ...columns, direction } : columns
}

/** The sum before a fee, with the sign of its direction. If the amount has its own sign, both must agree. */
function directedOf(cells: Cells, columns: Columns, decimal: DecimalSign | null): Ore | SumFault {
  const moved = movedOf(cells, columns, decimal)
  if (typeof moved === 'string' || !columns.direction) return moved
  const found = new Set(columns.direction.map((at) => directionOfCell(cells[at] ?? '')))
  if (found.has('unknown')) return 'direction'
  const isOut = found.has('out')
  const hasSign = !columns.sum || moved < 0 || reader(columns)(cells, 'sum').includes('+')
  if (found.size > 1 || (hasSign && moved !== 0 && moved < 0 !== isOut)) return 'contradiction'
  return isOut ? ore(-Math.abs(moved)) : moved
}

/** The sum less the fee. Gives 'noSum' if the fee can't be read or is below zero. */
function sumOf(cells: Cells, columns: Columns, decimal: DecimalSign | null): Ore | SumFault {
  const moved = directedOf(cells, columns, decimal)
  const fee = columns.fee ? parseAmount(reader(columns)(cells, 'fee'), decimal) : null
  if (typeof moved === 'string' || fee === null) return moved
  if (typeof fee === 'string') return fee
  return fee === undefined || fee < 0 ? 'noSum' : ore(moved - fee)
}

/**
 * Sorts the columns of payer and payee by content. Under the same header (`Avsender`, `Mottaker`), some banks write
 * account numbers and others write names.
 */
function sidesOf(records: readonly FileRecord[], columns: Columns) {
  const split = (role: 'to' | 'from') => {
    const all = columns[role] ?? []
    const isAccount = (at: number) => records.some(({ cells }) => isAccountNumber(tidyCell(cells[at] ?? '')))
    return { accounts: all.filter(isAccount), names: all.filter((at) => !isAccount(at)) }
  }
  const cellAt = (cells: Cells, all: readonly number[]) =>
    all.map((at) => tidyCell(cells[at] ?? '')).find((cell) => cell !== '') ?? ''
  const [to, from] = [split('to'), split('from')]
  return (cells: Cells, isIncoming: boolean) => {
    const [own, other] = isIncoming ? [to, from] : [from, to]
    return {
      ownAccount: statementAccount(cellAt(cells, own.accounts)),
      counterAccount: statementAccount(cellAt(cells, other.accounts)),
      name: cellAt(cells, other.names),
    }
  }
}

export interface TableHead {
  readonly names: readonly string[]
  readonly fields: number
  readonly columns: Columns
}

/** The most frequent number of fields among records with more than one. 0 where there is no such record. */
export function usualFieldCount(records: readonly FileRecord[]): number {
  const counts = new Map<number, number>()
  for (const { cells } of records) if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0]
}

/**
 * Returns a function that says whether a record has the right number of fields. That is the header's number, or the
 * number of most rows, because some banks write one delimiter too many or too few. Fields without a column name must be
 * empty.
 */
function fieldsAsTheHeader({ names, fields }: TableHead, usual: number): (cells: Cells) => boolean {
  return (cells) =>
    (cells.length === fields || (cells.length === usual && usual >= names.length)) &&
    cells.slice(names.length).every((cell) => cell.trim() === '')
}

/** Reads the rows, in the order of the file. A line that is not a row is skipped with its reason. */
export function readRows(
  records: readonly FileRecord[],
  head: TableHead,
  kind: CellKind,
  today: Day,
): { readonly rows: readonly StatementRow[]; readonly skipped: readonly SkippedRow[] } {
  const { names } = head
  const amounts = [...(head.columns.sum ?? []), ...(head.columns.in ?? []), ...(head.columns.out ?? [])]
  const decimal = decimalSignOf(records.flatMap(({ cells }) => amounts.map((at) => tidyCell(cells[at] ?? ''))))
  const columns = withDirection(head.columns, records, { kind, decimal })
  const read = reader(columns)
  const dayCellOf = (cells: Cells) => read(cells, 'booked', 'day', 'valueDay')
  const hasMonthFirst = records.some(({ cells }) => orderOfDay(dayCellOf(cells)) === 'monthFirst')
  const sides = sidesOf(records, columns)
  const hasItsFields = fieldsAsTheHeader(head, usualFieldCount(records))
  const isForeignFile = amounts.some((at) => isForeignCurrencyColumn(names[at] ?? ''))
  const rows: StatementRow[] = []
  const skipped: SkippedRow[] = []

  const statusesOf = (cells: Cells) => (columns.status ?? []).map((at) => statusOfCell(cells[at] ?? ''))

  const isPending = (cells: Cells, dayCell: string, text: string): boolean =>
    isPendingText(dayCell) ||
    statusesOf(cells).includes('pending') ||
    isPendingText(read(cells, 'type')) ||
    /\breservert transaksjon\b/i.test(text) ||
    (columns.booked !== undefined && columns.day !== undefined && read(cells, 'booked') === '' && dayCell !== '')

  /**
   * True if a row has an exchange rate. The sum of such a row is in kroner, and its currency column
   * names the original currency.
   */
  const isConverted = (cells: Cells): boolean => {
    const rate = Number(read(cells, 'rate').replace(',', '.'))
    return Number.isFinite(rate) && rate > 0 && rate !== 1
  }

  const isForeign = (cells: Cells): boolean =>
    isForeignFile || ((columns.currency ?? []).some((at) => !isKronerName(cells[at] ?? '')) && !isConverted(cells))

  const sumOrReason = (cells: Cells, date: Day | null, pending: boolean): Ore | SkipReason => {
    const isFooter = saysFooter.test(cells.join(' ')) || dayCellOf(cells) === ''
    if (date === null && !pending && isFooter) return 'footer'
    if (!hasItsFields(cells)) return 'columns'
    if (statusesOf(cells).includes('unknown')) return 'status'
    if (hasMonthFirst && orderOfDay(dayCellOf(cells)) !== null) return 'dayOrder'
    if (date === null && !pending) return 'noDate'
    if (isForeign(cells)) return 'currency'
    const sum = sumOf(cells, columns, decimal)
    return typeof sum === 'string' ? sum : (skipReason(date, sum, today) ?? sum)
  }

  const readOne = ({ line, cells }: FileRecord): StatementRow | SkipReason => {
    const text = read(cells, 'text', 'message', 'name', 'type')
    const dayCell = dayCellOf(cells)
    const pending = isPending(cells, dayCell, text)
    const date = parseStatementDay(dayCell, kind)
    const sum = sumOrReason(cells, date, pending)
    if (typeof sum === 'string') return sum
    const side = sides(cells, sum > 0)
    const structured = read(cells, 'reference')
    return {
      line,
      date,
      sum,
      text,
      counterparty: read(cells, 'name') || side.name || null,
      counterAccount: statementAccount(read(cells, 'counterAccount')) ?? side.counterAccount,
      reference: structured || [read(cells, 'message'), text].find((each) => isKid(each)) || null,
      bankReference: read(cells, 'bankReference') || null,
      ownAccount: statementAccount(read(cells, 'ownAccount')) ?? side.ownAccount,
      pending,
      lumpSum: false,
    }
  }
  for (const record of records) {
    const row = readOne(record)
    if (typeof row === 'string') skipped.push({ line: record.line, reason: row })
    else rows.push(row)
  }
  return { rows, skipped }
}
