import { addMonths, day, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import { decimalSignOf, parseAmount, type DecimalSign } from './rules-amount'
import { isAccountNumber, statementAccount } from './rules-account'
import type { ColumnRole, Columns } from './rules-columns'
import { parseStatementDay } from './rules-day'
import type { FileRecord } from './rules-records'
import { isKid } from '../../base/kit/control-digit'
import { tidy } from './rules-text'
import type { SkipReason, SkippedRow, StatementRow } from './rules-statement'

/** A billion kroner. */
const tooMuch = 100_000_000_000

/** Why a movement is out of what can be imported; null where it isn't. */
export function outOfRange(date: Day | null, sum: Ore, today: Day): SkipReason | null {
  if (sum === 0) return 'zero'
  if (Math.abs(sum) >= tooMuch) return 'sumOutOfRange'
  if (date !== null && (date < day('1990-01-01') || date > addMonths(today, 24))) return 'dateOutOfRange'
  return null
}

const isReserved = (cell: string) => /^(?:reserv|pending|ikke bokført|venter|under behandling)/i.test(cell)
const saysFooter = /\b(?:saldo|sum|totalt?|balance)\b/i

type Cells = readonly string[]

/** Reads cells by role: the first column of it that has something in it. */
const reader =
  (columns: Columns) =>
  (cells: Cells, ...roles: ColumnRole[]): string => {
    for (const role of roles)
      for (const at of columns[role] ?? []) {
        const cell = tidy(cells[at] ?? '')
        if (cell !== '') return cell
      }
    return ''
  }

/**
 * Money in is above zero, and taken back below; money out is below whatever sign its column has. Undefined for what is no
 * amount.
 */
function sumOf(cells: Cells, columns: Columns, decimal: DecimalSign): Ore | null | undefined | 'contradiction' {
  const read = reader(columns)
  if (columns.sum) return parseAmount(read(cells, 'sum'), decimal)
  const [given, taken] = [parseAmount(read(cells, 'in'), decimal), parseAmount(read(cells, 'out'), decimal)]
  if (given === undefined || taken === undefined) return undefined
  if (given && taken) return 'contradiction'
  if (given) return given
  if (taken) return ore(-Math.abs(taken))
  return given ?? taken
}

/**
 * Columns of the two sides by what stands in them: one bank writes accounts under the words under which another writes names
 * (`Avsender`, `Mottaker`).
 */
function sidesOf(records: readonly FileRecord[], columns: Columns) {
  const split = (role: 'to' | 'from') => {
    const all = columns[role] ?? []
    const isAccount = (at: number) => records.some(({ cells }) => isAccountNumber(tidy(cells[at] ?? '')))
    return { accounts: all.filter(isAccount), names: all.filter((at) => !isAccount(at)) }
  }
  const cellAt = (cells: Cells, all: readonly number[]) =>
    all.map((at) => tidy(cells[at] ?? '')).find((cell) => cell !== '') ?? ''
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

/** The rows of a file whose columns are known. Rows stay in the order of the file; what is no row is skipped with its reason. */
export function readRows(
  records: readonly FileRecord[],
  columns: Columns,
  width: number,
  today: Day,
): { readonly rows: readonly StatementRow[]; readonly skipped: readonly SkippedRow[] } {
  const read = reader(columns)
  const amounts = [...(columns.sum ?? []), ...(columns.in ?? []), ...(columns.out ?? [])]
  const decimal = decimalSignOf(records.flatMap(({ cells }) => amounts.map((at) => tidy(cells[at] ?? ''))))
  const sides = sidesOf(records, columns)
  const rows: StatementRow[] = []
  const skipped: SkippedRow[] = []

  const isPending = (cells: Cells, dayCell: string, text: string): boolean =>
    isReserved(dayCell) ||
    isReserved(read(cells, 'status')) ||
    isReserved(read(cells, 'type')) ||
    /\breservert transaksjon\b/i.test(text) ||
    (columns.booked !== undefined && columns.day !== undefined && read(cells, 'booked') === '' && dayCell !== '')

  const isForeign = (cells: Cells): boolean => {
    const currency = read(cells, 'currency').toUpperCase()
    return /^[A-Z]{3}$/.test(currency) && currency !== 'NOK' && !columns.rate
  }

  /** The sum of a row that can be read, or why it can't. */
  const sumOrReason = (cells: Cells, date: Day | null, pending: boolean): Ore | SkipReason => {
    const sum = sumOf(cells, columns, decimal)
    if (date === null && !pending)
      return saysFooter.test(cells.join(' ')) || read(cells, 'booked', 'day', 'valueDay') === '' ? 'footer' : 'noDate'
    if (cells.slice(width).some((cell) => cell.trim() !== '')) return 'columns'
    if (sum === 'contradiction') return 'contradiction'
    if (sum === undefined || sum === null) return cells.length < width - 1 ? 'columns' : 'noSum'
    return isForeign(cells) ? 'currency' : (outOfRange(date, sum, today) ?? sum)
  }

  const readOne = ({ line, cells }: FileRecord): StatementRow | SkipReason => {
    const text = read(cells, 'text', 'message', 'name', 'type')
    const dayCell = read(cells, 'booked', 'day', 'valueDay')
    const pending = isPending(cells, dayCell, text)
    const date = parseStatementDay(dayCell)
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
