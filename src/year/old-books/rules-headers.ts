import type { BookCell, BookRow } from '../old-sheet/rules-cells'
import { amountOfText } from './rules-amount'
import { meaningOf } from './rules-category-words'
import { monthOfHeader } from './rules-day'
import { fieldOfHeader, isNotMonth, isPlanned, type ColumnField } from './rules-header-words'

export interface TableColumn {
  /** The place in the sheet, from 0. */
  readonly at: number
  readonly name: string
  readonly field: ColumnField | null
}

/** A column of a month, or of a year where `month` is null. */
export interface PeriodColumn {
  readonly at: number
  readonly month: number | null
  readonly year: number | null
}

export interface TableHeader {
  /** The number of lines of the header. */
  readonly height: 1 | 2
  readonly columns: readonly TableColumn[]
  readonly periods: readonly PeriodColumn[]
}

const yearOfCell = (cell: BookCell): number | null => {
  const found = /^(?:år |year |faktisk |actual |sum )?(199\d|20[0-5]\d)$/i.exec(cell.text.trim())
  return found ? Number(found[1]) : null
}

interface Cells {
  readonly at: number
  readonly cell: BookCell
}

const cellsOf = (row: BookRow, from: number, to: number): Cells[] =>
  row.cells.flatMap((cell, at) => (cell && at >= from && at <= to && cell.text !== '' ? [{ at, cell }] : []))

/** The months of a row, if six or more of them follow one another. */
function monthsOfRow(cells: readonly Cells[]): PeriodColumn[] {
  const found = cells.flatMap(({ at, cell }) => {
    const month = monthOfHeader(cell)
    return month && !isPlanned(cell.text) ? [{ at, ...month }] : []
  })
  const isNumber = found.every(({ at }) => cells.find((one) => one.at === at)!.cell.value !== null)
  const follows = found.every((one, place) => {
    const before = found[place - 1]
    return before === undefined || one.month > before.month || (one.year ?? 0) > (before.year ?? 0)
  })
  const isRow = found.length >= 6 && follows
  // Numbers of months follow one another without a gap. Amounts seldom do.
  if (isNumber && found.some((one, place) => one.month !== found[0]!.month + place)) return []
  return isRow ? found : []
}

/** The years of a row of a table whose columns are years. */
function yearsOfRow(cells: readonly Cells[]): PeriodColumn[] {
  const found = cells.flatMap(({ at, cell }) => {
    const year = yearOfCell(cell)
    return year === null ? [] : [{ at, month: null, year }]
  })
  const isRow =
    found.length >= 2 && found.every((one, place) => place === 0 || Math.abs(one.year - found[place - 1]!.year) === 1)
  return isRow ? found : []
}

const isWord = ({ cell }: Cells): boolean =>
  cell.value === null && cell.day === null && amountOfText(cell.text) === null && cell.text.length <= 60

const money = new Set<ColumnField>(['amount', 'in', 'out', 'cost', 'left', 'rent', 'deposit', 'gross'])
const about = new Set<ColumnField>([
  'day',
  'month',
  'year',
  'text',
  'category',
  'who',
  'house',
  'tenant',
  'number',
  'start',
  'lifetime',
])

function isListHeader(cells: readonly Cells[], columns: readonly TableColumn[]): boolean {
  if (cells.length < 2 || !cells.every(isWord)) return false
  const fields = columns.flatMap(({ field }) => (field === null || field === 'none' ? [] : [field]))
  const kinds = new Set(fields)
  if (kinds.size < 2) return false
  const known = columns.filter(({ field }) => field !== null).length
  if (known * 2 < columns.length && !kinds.has('month')) return false
  if ([...kinds].some((field) => money.has(field)) && [...kinds].some((field) => about.has(field))) return true
  // Months as rows: each further column is a kind of income or cost.
  const categories = columns.filter(
    ({ field, name }) => field !== 'month' && field !== 'day' && meaningOf(name) !== null,
  )
  if ((kinds.has('month') || kinds.has('day')) && categories.length >= 2) return true
  return (
    kinds.has('address') && (kinds.has('house') || kinds.has('who')) && (kinds.has('city') || kinds.has('postcode'))
  )
}

const namesOf = (cells: readonly Cells[]): TableColumn[] =>
  cells.map(({ at, cell }) => ({ at, name: cell.text.replaceAll(/\s+/g, ' '), field: fieldOfHeader(cell.text) }))

/** The upper line of two: a merged cell names all columns that it covers. */
function spread(cells: readonly Cells[]): Map<number, string> {
  const found = new Map<number, string>()
  for (const { at, cell } of cells) for (let more = 0; more < cell.span; more += 1) found.set(at + more, cell.text)
  return found
}

function twoLines(upper: readonly Cells[], lower: readonly Cells[]): TableColumn[] {
  const above = spread(upper)
  const below = new Map(lower.map(({ at, cell }) => [at, cell.text]))
  const places = [...new Set([...above.keys(), ...below.keys()])].toSorted((a, b) => a - b)
  return places.map((at) => {
    const [first, second] = [above.get(at) ?? '', below.get(at) ?? '']
    const joined = `${first} ${second}`.trim().replaceAll('- ', '')
    const field = (second === '' ? null : fieldOfHeader(second)) ?? fieldOfHeader(joined) ?? fieldOfHeader(first)
    return { at, name: joined, field }
  })
}

/** Months above, and below each of them what was planned and what came. */
function actualMonths(
  upper: readonly Cells[],
  lower: readonly Cells[],
  months: readonly PeriodColumn[],
): PeriodColumn[] {
  const below = new Map(lower.map(({ at, cell }) => [at, cell.text]))
  const covered = months.flatMap((month) => {
    const { span } = upper.find(({ at }) => at === month.at)!.cell
    const next = Math.min(...months.filter(({ at }) => at > month.at).map(({ at }) => at), month.at + Math.max(span, 2))
    return Array.from({ length: next - month.at }, (_, more) => ({ ...month, at: month.at + more }))
  })
  return covered.filter(({ at }) => below.has(at) && !isPlanned(below.get(at)!) && !isNotMonth(below.get(at)!))
}

/** A header of months, below which a second line may say what was planned and what came. */
function monthHeader(cells: readonly Cells[], lower: readonly Cells[], months: readonly PeriodColumn[]): TableHeader {
  const hasPlans = lower.filter(({ cell }) => isPlanned(cell.text)).length >= 2
  if (!hasPlans) return { height: 1, columns: namesOf(cells), periods: months }
  return { height: 2, columns: twoLines(cells, lower), periods: actualMonths(cells, lower, months) }
}

/** A header whose columns are years. Beside them are only words, and columns that sum them up. */
function yearHeader(cells: readonly Cells[]): TableHeader | null {
  const years = yearsOfRow(cells)
  const words = cells.filter(({ cell }) => yearOfCell(cell) === null)
  const isHeader =
    words.every(isWord) && words.every(({ at, cell }) => at < (years[0]?.at ?? 0) || isNotMonth(cell.text))
  return years.length > 0 && isHeader ? { height: 1, columns: namesOf(cells), periods: years } : null
}

/** A header of two lines: the lower one says more exactly what the upper one names. */
function twoLineHeader(cells: readonly Cells[], lower: readonly Cells[]): TableHeader | null {
  const upper = namesOf(cells)
  const both = twoLines(cells, lower)
  const isCut = cells.some(({ cell }) => cell.text.endsWith('-'))
  const recognised = lower.filter(({ cell }) => fieldOfHeader(cell.text) !== null || isCut).length
  const isBetter = !isListHeader(cells, upper) || recognised === lower.length
  // A title has one cell, and none of the words of a header.
  const isWide = lower.length > 1 || cells.some(({ cell }) => cell.span > 1)
  const isUpper = cells.length > 1 && isWide && upper.some(({ field }) => field !== null)
  const isHeader = isUpper && recognised > 0 && isBetter && isListHeader([...cells, ...lower], both)
  return isHeader ? { height: 2, columns: both, periods: [] } : null
}

/** Reads the header that begins at a row. Null if the row is none. */
export function headerAt(rows: readonly BookRow[], index: number, from: number, to: number): TableHeader | null {
  const row = rows[index]!
  const cells = cellsOf(row, from, to)
  const next = rows[index + 1]
  const below = next?.line === row.line + 1 ? cellsOf(next, from, to) : []
  const lower = below.every(isWord) ? below : []
  const months = monthsOfRow(cells)
  if (months.length > 0) return monthHeader(cells, lower, months)
  const ofYears = yearHeader(cells)
  if (ofYears) return ofYears
  const ofTwo = lower.length > 0 && cells.every(isWord) ? twoLineHeader(cells, lower) : null
  if (ofTwo) return ofTwo
  const columns = namesOf(cells)
  return isListHeader(cells, columns) ? { height: 1, columns, periods: [] } : null
}
