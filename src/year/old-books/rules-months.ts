import type { DecimalSign } from '../../bank/file/rules-amount'
import { dayOf } from '../../base/kit/day'
import { sumOre, type Ore } from '../../base/kit/money'
import type { BookRow } from '../old-sheet/rules-cells'
import { amountOfCell, isNoAmount, kronerOfCell, signOfColumn, type ReadKroner } from './rules-amount'
import { isTotalText, meaningOf, sideOfText, type Side } from './rules-category-words'
import { monthOfHeader, monthPeriod } from './rules-day'
import type { BookEntry, Place, ReadEntries, Skipped, StatedTotal, TableContext } from './rules-entries'
import { isNotMonth, isPlanned } from './rules-header-words'
import type { PeriodColumn } from './rules-headers'
import { isDitto, yearInText } from './rules-words'

interface Line {
  readonly label: string
  readonly cells: readonly (ReadKroner & { readonly period: PeriodColumn })[]
  readonly row: BookRow
  readonly section: { readonly side: Side | null; readonly text: string; readonly house: string }
}

interface Found {
  readonly context: TableContext
  readonly entries: BookEntry[]
  readonly skipped: Skipped[]
  readonly totals: StatedTotal[]
}

/** The texts to the left of the first month. */
const labelsOf = (row: BookRow, first: number): string[] =>
  row.cells.slice(0, first).flatMap((cell) => (cell && cell.text !== '' && cell.value === null ? [cell.text] : []))

/** A row that equals the sum of the rows above it, column by column, is a total without a word for it. */
function equalsRowsAbove(line: Line, above: readonly Line[]): boolean {
  if (above.length < 2 || line.cells.length < 2) return false
  return line.cells.every(({ period, signed }) => {
    const sum = above.flatMap(({ cells }) =>
      cells.filter((one) => one.period.at === period.at).map((one) => one.signed),
    )
    return Math.abs(sum.reduce((total, one) => total + one, 0)) === Math.abs(signed)
  })
}

const placeOf = ({ context }: Found, row: BookRow, column: number): Place => ({
  sheet: context.table.sheet.name,
  line: row.line,
  column,
})

function addTotal(found: Found, line: Line, above: readonly Line[]): void {
  const isSum = /^\s*(?:sum|total|summ|delsum|subtotal|i alt|gesamt)/i.test(line.label)
  for (const { period, signed } of line.cells) {
    const of = above.flatMap((one) =>
      one.cells.flatMap((cell) =>
        cell.period.at === period.at ? [{ place: placeOf(found, one.row, period.at), signed: cell.signed }] : [],
      ),
    )
    const place = placeOf(found, line.row, period.at)
    found.skipped.push({ place, reason: 'total', sum: signed, text: line.label })
    if (isSum && of.length > 0)
      found.totals.push({
        place,
        text: line.label,
        stated: signed,
        of: of.map((one) => one.place),
        found: sumOre(of.map((one) => one.signed)),
      })
  }
}

/** The sum, quarters and halves of a row, beside its months. */
function addSideTotals(
  found: Found,
  line: Line,
  sideColumns: readonly { readonly at: number; readonly name: string }[],
  isTotal: boolean,
): void {
  for (const { at, name } of sideColumns) {
    const read = amountOfCell(line.row.cells[at])
    if (read?.kind !== 'sum') continue
    const place = placeOf(found, line.row, at)
    found.skipped.push({ place, reason: 'total', sum: read.sum, text: `${line.label} ${name}` })
    if (isTotal || !/^(?:sum|total|totalt|i alt|summe|summa|året|år)$/i.test(name.trim())) continue
    const of = line.cells.map(({ period }) => placeOf(found, line.row, period.at))
    found.totals.push({
      place,
      text: line.label,
      stated: read.sum,
      of,
      found: sumOre(line.cells.map(({ signed }) => signed)),
    })
  }
}

function entryOf(
  found: Found,
  line: Line,
  at: number,
  monthBase: { readonly year: number | null; readonly month: number | null },
  { cell, signed, doubt }: ReadKroner,
): BookEntry {
  const { year, month } = monthBase
  const isYear = month === null
  const day = year === null ? null : isYear ? dayOf(year, 12, 31) : dayOf(year, month, 1)
  return {
    place: placeOf(found, line.row, at),
    from: isYear ? 'years' : 'months',
    signed,
    side: line.section.side ?? found.context.side,
    day,
    precision: isYear ? 'year' : 'month',
    period:
      year === null ? null : isYear ? { start: dayOf(year, 1, 1), end: dayOf(year, 12, 31) } : monthPeriod(year, month),
    text: '',
    category: line.label,
    section: line.section.text,
    who: '',
    tenant: '',
    house: line.section.house,
    share: null,
    percent: null,
    isPrivateShare: false,
    receipt: '',
    number: '',
    note: cell.note ?? '',
    formula: cell.formula ?? '',
    fill: cell.fill,
    isHidden: line.row.isHidden,
    doubt,
    dayDoubt: year === null ? { kind: 'noYear' } : null,
    isPlatformFee: false,
    isPlatform: false,
    group: '',
  }
}

function addEntries(found: Found, line: Line): void {
  for (const amount of line.cells) {
    const { period, signed } = amount
    if (signed === 0) continue
    const year = period.year ?? found.context.year
    found.entries.push(entryOf(found, line, period.at, { year, month: period.month }, amount))
  }
}

function takeSection(
  section: { side: Side | null; text: string; house: string; year: number | null },
  label: string,
): void {
  const side = sideOfText(label)
  if (side !== null) [section.side, section.text] = [side, '']
  else section.text = label
  section.year = yearInText(label) ?? section.year
}

/** Reads a table whose columns are months, or years. Its rows are kinds of income and costs, or tenants. */
export function readMonths(context: TableContext): ReadEntries {
  const { table } = context
  const first = Math.min(...table.periods.map(({ at }) => at))
  const places = new Set(table.periods.map(({ at }) => at))
  const beside = table.columns.filter(
    ({ at, name }) => at > first && !places.has(at) && (isNotMonth(name) || isPlanned(name)),
  )
  const found: Found = { context, entries: [], skipped: [], totals: [] }
  const names = table.columns.filter(({ at }) => at < first)
  const ofTenants = names.some(({ field }) => field === 'tenant')
  const section = {
    side: (ofTenants ? 'in' : null) as Side | null,
    text: '',
    house: context.house,
    year: null as number | null,
  }
  let [open, label] = [[] as Line[], '']
  const sign = signOfColumn(table.rows.flatMap((row) => table.periods.map(({ at }) => row.cells[at])))
  for (const row of table.rows) {
    const labels = labelsOf(row, first)
    const cells = table.periods.flatMap((period) => {
      const read = kronerOfCell(row.cells[period.at], sign)
      return read ? [{ period, ...read }] : []
    })
    for (const { at } of table.periods)
      if (isNoAmount(row.cells[at]))
        found.skipped.push({ place: placeOf(found, row, at), reason: 'not_a_sum', sum: null, text: labels.join(' ') })
    if (cells.length === 0 && labels.length > 0) {
      const before = section.side
      takeSection(section, labels[0]!)
      if (section.side !== before) open = []
      continue
    }
    if (cells.length === 0) continue
    const own = labels.filter((one) => !isDitto(one)).join(' ')
    label = own === '' ? label : own
    const line: Line = { label, cells, row, section: { ...section } }
    const isTotal = isTotalText(label) || (own === '' && equalsRowsAbove(line, open))
    if (isTotal) {
      addTotal(found, line, open)
      open = []
    } else {
      open.push(line)
      addEntries(found, line)
    }
    addSideTotals(found, line, beside, isTotal)
  }
  return { entries: found.entries, skipped: found.skipped, totals: found.totals }
}

/** The columns of a table whose rows are months. */
function columnsOfRows({ columns }: TableContext['table']) {
  const month = columns.find(({ field }) => field === 'month') ?? columns.find(({ field }) => field === 'day')
  const year = columns.find(({ field }) => field === 'year')
  return { month, year, kinds: columns.filter((one) => one !== month && one !== year && one.field !== 'none') }
}

interface MonthRow {
  readonly row: BookRow
  readonly label: string
  readonly month: ReturnType<typeof monthOfHeader>
  readonly year: number | null
  readonly sign: DecimalSign | null
}

/** Adds the amount of one kind in one month, or leaves out a total. `open` has the amounts above in the column. */
function addKind(
  found: Found,
  { row, label, month, year, sign }: MonthRow,
  at: number,
  name: string,
  open: { place: Place; signed: Ore }[],
): void {
  const cell = row.cells[at]
  const read = kronerOfCell(cell, sign)
  const place = placeOf(found, row, at)
  if (month && isNoAmount(cell) && /\d/.test(cell!.text))
    found.skipped.push({ place, reason: 'not_a_sum', sum: null, text: `${label} ${name}` })
  if (!read) return
  const { signed: sum } = read
  if (!month || isTotalText(name)) {
    found.skipped.push({ place, reason: 'total', sum, text: `${label} ${name}`.trim() })
    const [of, sums] = [open.map((one) => one.place), open.map((one) => one.signed)]
    if (of.length > 0 && isTotalText(label))
      found.totals.push({ place, text: name, stated: sum, of, found: sumOre(sums) })
    return
  }
  if (sum === 0) return
  open.push({ place, signed: sum })
  const side = sideOfText(name) ?? (meaningOf(name)?.is === 'income' ? 'in' : null)
  const line: Line = { label: name, cells: [], row, section: { side, text: '', house: found.context.house } }
  found.entries.push(entryOf(found, line, at, { year: month.year ?? year, month: month.month }, read))
}

/** Reads a table whose rows are months, and whose columns are kinds of income and costs. */
export function readMonthRows(context: TableContext): ReadEntries {
  const found: Found = { context, entries: [], skipped: [], totals: [] }
  const columns = columnsOfRows(context.table)
  const open = new Map(columns.kinds.map(({ at }) => [at, [] as { place: Place; signed: Ore }[]]))
  const sign = signOfColumn(context.table.rows.flatMap(({ cells }) => columns.kinds.map(({ at }) => cells[at])))
  let { year } = context
  for (const row of context.table.rows) {
    const typed = columns.year ? yearInText(row.cells[columns.year.at]?.text ?? '') : null
    const cell = columns.month ? row.cells[columns.month.at] : undefined
    const [label, month] = [cell?.text ?? '', monthOfHeader(cell)]
    year = typed ?? (month ? null : yearInText(label)) ?? year
    for (const { at, name } of columns.kinds) addKind(found, { row, label, month, year, sign }, at, name, open.get(at)!)
  }
  return { entries: found.entries, skipped: found.skipped, totals: found.totals }
}
