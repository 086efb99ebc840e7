import type { DecimalSign } from '../../bank/file/rules-amount'
import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { BookCell, BookRow } from '../old-sheet/rules-cells'
import { amountOfCell } from './rules-amount'
import type { Side } from './rules-category-words'
import type { BookEntry, Place, Skipped, StatedTotal, TableContext } from './rules-entries'
import type { ColumnField } from './rules-header-words'
import { isDitto } from './rules-words'

/** The values of earlier rows that the next rows take over. */
interface CarriedRow {
  day: Day | null
  precision: BookEntry['precision']
  year: number | null
  month: number | null
  side: Side | null
  section: string
  house: string
  values: Map<ColumnField, string>
}

export interface Reader {
  readonly context: TableContext
  readonly at: ReadonlyMap<ColumnField, readonly number[]>
  readonly carried: CarriedRow
  readonly hasBlankDays: boolean
  /** True if the days are periods of the year, as in a form. An empty one is the whole year. */
  readonly isByPeriod: boolean
  /** The decimal sign of each column of amounts. Null if its texts don't show it. */
  readonly signs: ReadonlyMap<number, DecimalSign | null>
  /** The columns whose header names a currency other than kroner. */
  readonly foreign: ReadonlySet<number>
  readonly entries: BookEntry[]
  readonly skipped: Skipped[]
  readonly totals: StatedTotal[]
  /** The amounts since the last total of the column. */
  readonly open: { column: number; place: Place; signed: Ore }[]
}

export const sumFields = ['amount', 'in', 'out', 'gross', 'fee', 'rent'] as const

export const cellsFor = (row: BookRow, at: readonly number[] | undefined): BookCell[] =>
  (at ?? []).flatMap((place) => (row.cells[place] ? [row.cells[place]] : []))

export const textFor = (reader: Reader, row: BookRow, field: ColumnField): string => {
  const typed = cellsFor(row, reader.at.get(field)).map(({ text }) => text)
  const above = reader.carried.values.get(field) ?? ''
  const text = typed.map((one) => (isDitto(one) ? above : one)).join(', ')
  if (text !== '') reader.carried.values.set(field, text)
  return text
}

/** The texts of a row, apart from amounts and days. */
export const wordsOf = (row: BookRow): string[] =>
  row.cells.flatMap((cell) =>
    cell && cell.value === null && cell.day === null && amountOfCell(cell) === null ? [cell.text] : [],
  )
