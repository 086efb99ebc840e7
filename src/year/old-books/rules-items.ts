import { dayOf, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import type { BookCell, BookRow } from '../old-sheet/rules-cells'
import { isNoAmount, plainSum } from './rules-amount'
import { isTotalText } from './rules-category-words'
import { dayInHeader, dayOfCell, orderOfDays } from './rules-day'
import type { Place, Skipped, TableContext } from './rules-entries'
import type { TableColumn } from './rules-headers'
import { yearInText } from './rules-words'

/** A row of a table of depreciation. */
export interface ReadItem {
  readonly place: Place
  readonly name: string
  readonly house: string
  /** Null if the table has no day of purchase. The end of a year where only the year is known. */
  readonly bought: Day | null
  readonly cost: Ore | null
  readonly left: Ore | null
  readonly leftOn: Day | null
  /** Null where the table has none. */
  readonly lifetime: number | null
  readonly isAtOnce: boolean
}

export interface ReadItems {
  readonly items: readonly ReadItem[]
  readonly skipped: readonly Skipped[]
}

const columnOf = (columns: readonly TableColumn[], field: TableColumn['field']): TableColumn | undefined =>
  columns.find((column) => column.field === field)

/** The latest column of what is left: a table may have one for each year. */
function leftColumn(columns: readonly TableColumn[]): TableColumn | undefined {
  const all = columns.filter(({ field }) => field === 'left')
  return all.toSorted((a, b) => (dayInHeader(a.name) ?? '').localeCompare(dayInHeader(b.name) ?? '')).at(-1)
}

/** The day of purchase. The first of a month or year where only that is known. */
function boughtIn(cell: BookCell | undefined, order: TableContext['order']): Day | null {
  const read = dayOfCell(cell, order)
  if (read?.kind === 'day') return read.day
  if (read?.kind === 'month') return dayOf(read.year, read.month, 1)
  return read?.kind === 'year' ? dayOf(read.year, 1, 1) : null
}

/** The day of the written figures: of the header of what is left, else of the last column of what was written off. */
function figuresOn(context: TableContext, left: TableColumn | undefined): Day | null {
  const own = left ? dayInHeader(left.name) : null
  if (own) return own
  const years = context.table.columns.flatMap(({ field, name }) => {
    const year = field === 'written_off' ? yearInText(name) : null
    return year === null ? [] : [year]
  })
  const year = years.length > 0 ? Math.max(...years) : context.year
  return year === null ? null : dayOf(year, 12, 31)
}

const methodOf = (row: BookRow): string =>
  row.cells.flatMap((cell) => (cell && cell.value === null ? [cell.text] : [])).join(' ')

/** The columns of a table of depreciation, each where the table has it. */
function columnsOfItems({ columns }: TableContext['table']) {
  const of = (...fields: TableColumn['field'][]) => fields.map((field) => columnOf(columns, field)).find(Boolean)
  return {
    cost: of('cost', 'amount', 'out'),
    name: of('text', 'category', 'who'),
    day: of('day', 'year', 'start'),
    house: of('house'),
    lifetime: of('lifetime'),
    left: leftColumn(columns),
    writtenOff: columns.filter(({ field }) => field === 'written_off'),
  }
}

const atOnce = /at once|med en gang|med én gang|direkte|straks|utgiftsført|fullt fradrag|sofort|direkt/i

/** Years of a cell such as `7`, `7,00` or `7 år`. */
function yearsIn(cell: BookCell | undefined): number | null {
  const years = Number(/^\d{1,3}/.exec(cell?.text ?? '')?.[0] ?? Number.NaN)
  return Number.isInteger(years) && years <= 100 ? years : null
}

type ItemColumns = ReturnType<typeof columnsOfItems>

const cellIn = (row: BookRow, column: TableColumn | undefined): BookCell | undefined =>
  column ? row.cells[column.at] : undefined

/** The balance: the cell that has it, else the cost less the amount that was written off. */
function leftIn(row: BookRow, { cost, left, writtenOff }: ItemColumns): Ore | null {
  const [paid, rest] = [plainSum(cellIn(row, cost)), plainSum(cellIn(row, left))]
  if (rest !== null || paid === null || writtenOff.length === 0) return rest
  return ore(writtenOff.reduce((total, one) => total - (plainSum(cellIn(row, one)) ?? 0), paid as number))
}

/** Reads a table of depreciation: what was bought, what is left of it and for how long it lasts. */
export function readItemTable(context: TableContext): ReadItems {
  const { table } = context
  const columns = columnsOfItems(table)
  const { day, cost } = columns
  const on = figuresOn(context, columns.left)
  const order = day ? orderOfDays(table.rows.map(({ cells }) => cells[day.at])) : 'dayFirst'
  const items: ReadItem[] = []
  const skipped: Skipped[] = []
  for (const row of table.rows) {
    const label = cellIn(row, columns.name)?.text ?? ''
    const [paid, rest] = [plainSum(cellIn(row, cost)), leftIn(row, columns)]
    const place: Place = { sheet: table.sheet.name, line: row.line, column: cost?.at ?? columns.left?.at ?? 0 }
    if (paid === null && rest === null) {
      if (label !== '' && isNoAmount(cellIn(row, cost)))
        skipped.push({ place, reason: 'not_a_sum', sum: null, text: label })
      continue
    }
    if (label === '' || isTotalText(label)) {
      skipped.push({ place, reason: 'total', sum: paid ?? rest, text: label })
      continue
    }
    items.push({
      place,
      name: label,
      house: cellIn(row, columns.house)?.text ?? context.house,
      bought: boughtIn(cellIn(row, day), order),
      cost: paid,
      left: rest,
      leftOn: on,
      lifetime: yearsIn(cellIn(row, columns.lifetime)),
      isAtOnce: atOnce.test(methodOf(row)),
    })
  }
  return { items, skipped }
}
