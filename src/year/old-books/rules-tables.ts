import type { BookSheet, BookCell, BookRow } from '../old-sheet/rules-cells'
import { amountOfCell } from './rules-amount'
import { isTotalText, meaningOf } from './rules-category-words'
import { dayOfCell, orderOfDays } from './rules-day'
import { columnFields, fieldOfHeader, type ColumnField } from './rules-header-words'
import { headerAt, type PeriodColumn, type TableColumn, type TableHeader } from './rules-headers'
import { isDitto } from './rules-words'

export type TableKind =
  | 'list'
  | 'months'
  | 'monthRows'
  | 'years'
  | 'items'
  | 'contracts'
  | 'houses'
  | 'suppliers'
  | 'nothing'

export interface FoundTable {
  readonly sheet: BookSheet
  readonly kind: TableKind
  /** Null if no header was found. */
  readonly headerLine: number | null
  readonly columns: readonly TableColumn[]
  readonly periods: readonly PeriodColumn[]
  readonly rows: readonly BookRow[]
  /** Texts above the header, the nearest last. */
  readonly above: readonly string[]
}

/** The landlord's names of the columns of a sheet. */
export interface NamedColumns {
  readonly sheet: string
  readonly header_line: number
  readonly columns: Readonly<Record<string, string>>
}

const hasText = (cell: BookCell | undefined): boolean => cell !== undefined && cell.text !== ''

/** Groups of columns with an empty column between them. A row with one cell, such as a title, doesn't count. */
function columnGroups(rows: readonly BookRow[]): (readonly [number, number])[] {
  const used = new Set<number>()
  for (const { cells } of rows) {
    const places = cells.flatMap((cell, at) => (hasText(cell) ? [at] : []))
    if (places.length > 1) for (const at of places) used.add(at)
  }
  const groups: [number, number][] = []
  for (const at of [...used].toSorted((a, b) => a - b)) {
    const last = groups.at(-1)
    if (last && last[1] === at - 1) last[1] = at
    else groups.push([at, at])
  }
  return groups
}

const hasHeader = (rows: readonly BookRow[], from: number, to: number): boolean =>
  rows.some((_, index) => headerAt(rows, index, from, to) !== null)

/** The blocks of columns that are read by themselves: where each has a header of its own. Else all columns are one. */
function blocksOf(rows: readonly BookRow[]): (readonly [number, number])[] {
  const groups = columnGroups(rows)
  const whole = [[0, 10_000]] as const
  if (groups.length < 2) return [...whole]
  const withHeader = groups.filter(([from, to]) => hasHeader(rows, from, to))
  if (withHeader.length < 2) return [...whole]
  const others = groups.filter((group) => !withHeader.includes(group))
  const hasAmounts = others.some(([from, to]) =>
    rows.some(({ cells }) => cells.some((cell, at) => at >= from && at <= to && amountOfCell(cell) !== null)),
  )
  return hasAmounts ? [...whole] : withHeader
}

/** A list beside another one with the same columns, without a column between them. */
function splitRepeated(header: TableHeader): TableHeader[] {
  if (header.periods.length > 0) return [header]
  const days = header.columns.filter(({ field }) => field === 'day')
  const sums = header.columns.filter(({ field }) => field === 'amount')
  const [, second] = days
  if (!second || sums.length < 2 || sums[0]!.at > second.at || sums[1]!.at < second.at) return [header]
  return [
    { ...header, columns: header.columns.filter(({ at }) => at < second.at) },
    { ...header, columns: header.columns.filter(({ at }) => at >= second.at) },
  ]
}

const filled = (rows: readonly BookRow[], at: number): BookCell[] =>
  rows.flatMap(({ cells }) => (hasText(cells[at]) && !isDitto(cells[at]!.text) ? [cells[at]!] : []))

const isAmount = (cell: BookCell): boolean => amountOfCell(cell) !== null

/** The part of a column's cells for which something holds. 0 for an empty column. */
const part = (cells: readonly BookCell[], holds: (cell: BookCell) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(holds).length / cells.length

const isAccountName = ({ value, text }: BookCell): boolean => (value ?? Number(text)) >= 3000 || !/^\d+$/.test(text)
const isFileName = ({ text }: BookCell): boolean => /\.[a-z]{3,4}$/i.test(text)
const isTick = ({ text }: BookCell): boolean => /^(?:ja|nei|x|yes|no|ok|✓)$/i.test(text)

/** True if a column of voucher numbers holds names of files. */
const isReceiptColumn = (name: string, cells: readonly BookCell[]): boolean =>
  /bilag|voucher|ref/i.test(name) && part(cells, isFileName) > 0.3

/** A column of amounts without amounts is none, unless it has days. */
function fieldWithoutAmounts(field: 'in' | 'out' | 'amount', days: number): ColumnField | null {
  if (days > 0.5) return 'day'
  return field === 'amount' ? null : field
}

/** The cells decide about a word that can mean two things. */
function fieldByCells({ at, field, name }: TableColumn, rows: readonly BookRow[]): ColumnField | null {
  const cells = filled(rows, at)
  if (cells.length === 0) return field
  const order = orderOfDays(cells)
  const days = part(cells, (cell) => (dayOfCell(cell, order) ?? { kind: 'none' }).kind !== 'none')
  const amounts = part(cells, isAmount)
  switch (field) {
    case 'day':
      return days < 0.4 ? null : field
    case 'number':
      return isReceiptColumn(name, cells) ? 'receipt' : field
    case 'category':
      if (/konto/i.test(name) && part(cells, isAccountName) < 0.5) return 'none'
      return amounts > 0.8 ? null : field
    case 'who':
    case 'text':
    case 'house':
      return amounts > 0.8 ? null : field
    case 'in':
    case 'out':
    case 'amount':
      return amounts < 0.3 ? fieldWithoutAmounts(field, days) : field
    case 'receipt':
      return part(cells, isTick) > 0.5 ? 'none' : field
    default:
      return field
  }
}

/** Of several columns with amounts the one that is filled most is read. Gross comes before net, and a sum before a price. */
function oneAmount(columns: readonly TableColumn[], rows: readonly BookRow[]): TableColumn[] {
  const sums = columns.filter(({ field }) => field === 'amount')
  if (sums.length < 2) return [...columns]
  const weight = ({ at, name }: TableColumn) =>
    filled(rows, at).filter(isAmount).length * 10 +
    (/netto|eks|uten|pris|price/i.test(name) ? 0 : 2) +
    (/brutto|inkl|total|sum|beløp|amount/i.test(name) ? 3 : 0)
  const best = sums.toSorted((a, b) => weight(b) - weight(a))[0]!
  return columns.map((column) =>
    column.field === 'amount' && column !== best ? { ...column, field: 'none' as const } : column,
  )
}

const single: ReadonlySet<ColumnField> = new Set<ColumnField>([
  'day',
  'month',
  'who',
  'house',
  'tenant',
  'category',
  'in',
  'out',
  'cost',
  'left',
  'start',
  'end',
  'number',
])

/** Of several columns of one kind the first that is filled most is read. Texts are joined, so all of them are kept. */
function oneOfEach(columns: readonly TableColumn[], rows: readonly BookRow[]): TableColumn[] {
  return columns.map((column) => {
    if (column.field === null || !single.has(column.field)) return column
    const same = columns.filter(({ field }) => field === column.field)
    const best = same.toSorted((a, b) => filled(rows, b.at).length - filled(rows, a.at).length)[0]
    return best === column ? column : { ...column, field: column.field === 'category' ? 'text' : ('none' as const) }
  })
}

function kindOf(columns: readonly TableColumn[], rows: readonly BookRow[]): TableKind {
  const has = (...fields: ColumnField[]) => columns.some(({ field }) => field !== null && fields.includes(field))
  if (has('left', 'lifetime', 'written_off') && has('cost', 'amount', 'out', 'left')) return 'items'
  const hasAmount = columns.some(({ field, name }) => field === 'amount' && !isTotalText(name))
  if (has('month', 'day') && !hasAmount && !has('text', 'who')) {
    const categories = columns.filter(
      ({ at, name, field }) =>
        field !== 'month' &&
        field !== 'day' &&
        field !== 'year' &&
        field !== 'amount' &&
        part(filled(rows, at), isAmount) > 0.5 &&
        (meaningOf(name) !== null || field === 'in' || field === 'rent'),
    )
    if (categories.length >= 2) return 'monthRows'
  }
  if (has('rent') && has('tenant', 'who', 'text') && !has('amount', 'in', 'out', 'gross', 'day')) return 'contracts'
  if (
    has('amount', 'in', 'out', 'gross', 'fee') &&
    has('day', 'month', 'year', 'text', 'category', 'who', 'house', 'tenant')
  )
    return 'list'
  if (has('rent', 'deposit') && has('tenant', 'house')) return has('rent') ? 'contracts' : 'nothing'
  if (has('address') && has('house')) return 'houses'
  if (has('address') && has('who')) return 'suppliers'
  return 'nothing'
}

const isField = (text: string): text is ColumnField => (columnFields as readonly string[]).includes(text)

/** Two columns of one name are told apart by their letters. */
function uniqueNames(columns: readonly TableColumn[]): TableColumn[] {
  const letter = (at: number): string =>
    (at < 26 ? '' : String.fromCodePoint(64 + Math.floor(at / 26))) + String.fromCodePoint(65 + (at % 26))
  const seen = new Set<string>()
  return columns.map((column) => {
    const name =
      column.name === '' || seen.has(column.name) ? `${column.name} (${letter(column.at)})`.trim() : column.name
    seen.add(name)
    return { ...column, name }
  })
}

function tableOf(
  sheet: BookSheet,
  header: TableHeader,
  headerLine: number,
  rows: readonly BookRow[],
  above: readonly string[],
  named?: NamedColumns,
): FoundTable {
  const unique = uniqueNames(header.columns)
  if (named) {
    const columns = unique.map((column) => {
      const field = named.columns[column.name]
      return field !== undefined && isField(field) ? { ...column, field } : { ...column, field: column.field }
    })
    return { sheet, kind: kindOf(columns, rows), headerLine, columns, periods: header.periods, rows, above }
  }
  if (header.periods.length > 0) {
    const kind = header.periods[0]!.month === null ? 'years' : 'months'
    return { sheet, kind, headerLine, columns: unique, periods: header.periods, rows, above }
  }
  const checked = Array.from(unique, (column) => ({ ...column, field: fieldByCells(column, rows) }))
  const columns = oneOfEach(oneAmount(checked, rows), rows)
  return { sheet, kind: kindOf(columns, rows), headerLine, columns, periods: [], rows, above }
}

/** The header on a line that the landlord names. */
function namedHeader(
  rows: readonly BookRow[],
  named: NamedColumns,
): { readonly header: TableHeader; readonly index: number } | null {
  const index = rows.findIndex(({ line }) => line === named.header_line)
  const row = rows[index]
  if (!row) return null
  const found = headerAt(rows, index, 0, 10_000)
  if (found && found.height === 1) return { header: found, index }
  const columns = row.cells.flatMap((cell, at) =>
    hasText(cell) ? [{ at, name: cell!.text, field: fieldOfHeader(cell!.text) }] : [],
  )
  return { header: { height: 1, columns, periods: [] }, index }
}

/** Columns that may hold amounts of money: not those of postcodes, telephones and the like. */
const mayBeMoney = (field: ColumnField | null): boolean =>
  field === null || ['amount', 'in', 'out', 'cost', 'rent', 'gross', 'left'].includes(field)

/** A sheet with amounts and texts, but without a header that is known: its columns are shown to be named. */
function unreadTable(sheet: BookSheet): FoundTable[] {
  const { rows } = sheet
  const first = rows.findIndex(({ cells }) => cells.filter(hasText).length > 1)
  const row = rows[first]
  if (!row) return []
  const columns = row.cells.flatMap((cell, at) =>
    hasText(cell) ? [{ at, name: cell!.text, field: isAmount(cell!) ? null : fieldOfHeader(cell!.text) }] : [],
  )
  const data = rows.slice(first + 1)
  const places = columns.filter(
    ({ at, field }) => mayBeMoney(field) && part(filled(data, at), isAmount) > 0.5 && filled(data, at).length > 1,
  )
  if (
    places.length === 0 ||
    !data.some(({ cells }) => cells.some((cell) => cell && cell.text !== '' && !isAmount(cell)))
  )
    return []
  return [
    { sheet, kind: 'nothing', headerLine: row.line, columns: uniqueNames(columns), periods: [], rows: data, above: [] },
  ]
}

/** Finds the tables of a sheet: below one another, beside one another, with titles above them. */
export function findTables(sheet: BookSheet, named?: NamedColumns): FoundTable[] {
  const { rows } = sheet
  if (named) {
    const found = namedHeader(rows, named)
    return found ? [tableOf(sheet, found.header, named.header_line, rows.slice(found.index + 1), [], named)] : []
  }
  const tables = blocksOf(rows).flatMap(([from, to]) => {
    const headers = rows.flatMap((_, index) => {
      const header = headerAt(rows, index, from, to)
      return header ? [{ index, header }] : []
    })
    // The lower line of a header may look like one itself.
    const begun = headers.filter(
      ({ index }) => !headers.some((one) => one.header.height === 2 && one.index === index - 1),
    )
    return begun.flatMap(({ index, header }, place) => {
      const end = begun[place + 1]?.index ?? rows.length
      const own = rows.slice(index + header.height, end)
      const start = place === 0 ? 0 : begun[place - 1]!.index
      const above = rows.slice(start, index).flatMap(({ cells }) => {
        const texts = cells.flatMap((cell, at) => (hasText(cell) && at >= from && at <= to ? [cell!.text] : []))
        return texts.length === 1 ? texts : []
      })
      return splitRepeated(header).map((one) => tableOf(sheet, one, rows[index]!.line, own, above))
    })
  })
  return tables.length > 0 ? tables : unreadTable(sheet)
}
