import { dayOf, type Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { BookCell, BookRow } from '../old-sheet/rules-cells'
import { plainSum } from './rules-amount'
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
  readonly isDayKnown: boolean
  readonly cost: Ore | null
  readonly left: Ore | null
  readonly leftOn: Day | null
  /** Null where the table has none. */
  readonly lifetime: number | null
  readonly isAtOnce: boolean
  readonly isStraight: boolean
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

function boughtOn(
  cell: BookCell | undefined,
  order: TableContext['order'],
): { readonly day: Day | null; readonly isKnown: boolean } {
  const read = dayOfCell(cell, order)
  if (read?.kind === 'day') return { day: read.day, isKnown: true }
  if (read?.kind === 'month') return { day: dayOf(read.year, read.month, 1), isKnown: false }
  if (read?.kind === 'year') return { day: dayOf(read.year, 1, 1), isKnown: false }
  return { day: null, isKnown: false }
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

/** Reads a table of depreciation: what was bought, what is left of it and for how long it lasts. */
export function readItemTable(context: TableContext): ReadItems {
  const { table } = context
  const { columns } = table
  const left = leftColumn(columns)
  const on = figuresOn(context, left)
  const cost = columnOf(columns, 'cost') ?? columnOf(columns, 'amount') ?? columnOf(columns, 'out')
  const name = columnOf(columns, 'text') ?? columnOf(columns, 'category') ?? columnOf(columns, 'who')
  const day = columnOf(columns, 'day') ?? columnOf(columns, 'year') ?? columnOf(columns, 'start')
  const [house, lifetime] = [columnOf(columns, 'house'), columnOf(columns, 'lifetime')]
  const writtenOff = columns.filter(({ field }) => field === 'written_off')
  const order = day ? orderOfDays(table.rows.map(({ cells }) => cells[day.at])) : 'dayFirst'
  const items: ReadItem[] = []
  const skipped: Skipped[] = []
  for (const row of table.rows) {
    const cell = (column: TableColumn | undefined) => (column ? row.cells[column.at] : undefined)
    const label = cell(name)?.text ?? ''
    const [paid, rest] = [plainSum(cell(cost)), plainSum(cell(left))]
    const column = cost?.at ?? left?.at ?? 0
    const place: Place = { sheet: table.sheet.name, line: row.line, column }
    if (paid === null && rest === null) continue
    if (label === '' || isTotalText(label)) {
      skipped.push({ place, reason: 'total', sum: paid ?? rest, text: label })
      continue
    }
    const bought = boughtOn(cell(day), order)
    const text = methodOf(row)
    const years = Number(/^\d{1,3}/.exec(cell(lifetime)?.text ?? '')?.[0] ?? Number.NaN)
    const deducted = writtenOff.map((one) => plainSum(cell(one)) ?? 0).reduce<number>((total, one) => total + one, 0)
    items.push({
      place,
      name: label,
      house: cell(house)?.text ?? context.house,
      bought: bought.day,
      isDayKnown: bought.isKnown,
      cost: paid,
      left: rest ?? (paid !== null && writtenOff.length > 0 ? ((paid - deducted) as Ore) : null),
      leftOn: on,
      lifetime: Number.isInteger(years) && years >= 0 && years <= 100 ? years : null,
      isAtOnce: /at once|med en gang|med én gang|direkte|straks|utgiftsført|fullt fradrag|sofort|direkt/i.test(text),
      isStraight: /straight|lineær|lineær|like store|linear|rak avskr/i.test(text),
    })
  }
  return { items, skipped }
}
