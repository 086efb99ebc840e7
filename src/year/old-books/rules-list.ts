import { addDays, addMonths, dayOf, daysInMonth, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import type { SheetCell, SheetRow } from '../old-sheet/rules-cells'
import { amountOfCell, isNoAmount, partsThousandsByPoint, percentOfCell } from './rules-amount'
import { isTotalText, meaningOf, sideOfText, type Side } from './rules-category-words'
import { dayOfCell, dayOfText, type ReadDay } from './rules-day'
import type { AmountDoubt, DayDoubt, Entry, Place, ReadEntries, Skipped, StatedTotal, TableContext } from './rules-entries'
import type { ColumnField } from './rules-header-words'
import { isDitto, monthOfWord, foldText, yearInText } from './rules-words'

/** What earlier rows say about the next ones. */
interface Carried {
  day: Day | null
  precision: Entry['precision']
  year: number | null
  month: number | null
  side: Side | null
  section: string
  house: string
  values: Map<ColumnField, string>
}

interface Reader {
  readonly context: TableContext
  readonly at: ReadonlyMap<ColumnField, readonly number[]>
  readonly carried: Carried
  readonly hasBlankDays: boolean
  /** True if the days are periods of the year, as in a form. An empty one is the whole year. */
  readonly isByPeriod: boolean
  readonly byPoint: ReadonlySet<number>
  readonly entries: Entry[]
  readonly skipped: Skipped[]
  readonly totals: StatedTotal[]
  /** The amounts since the last total of the column. */
  readonly open: { column: number; place: Place; signed: Ore }[]
}

const sumFields = ['amount', 'in', 'out', 'gross', 'fee', 'rent'] as const

const cellsFor = (row: SheetRow, at: readonly number[] | undefined): SheetCell[] =>
  (at ?? []).flatMap((place) => (row.cells[place] ? [row.cells[place]] : []))

const textFor = (reader: Reader, row: SheetRow, field: ColumnField): string => {
  const typed = cellsFor(row, reader.at.get(field)).map(({ text }) => text)
  const above = reader.carried.values.get(field) ?? ''
  const text = typed.map((one) => (isDitto(one) ? above : one)).join(', ')
  if (text !== '') reader.carried.values.set(field, text)
  return text
}

/** The texts of a row, apart from amounts and days. */
const wordsOf = (row: SheetRow): string[] =>
  row.cells.flatMap((cell) => (cell && cell.value === null && cell.day === null && amountOfCell(cell) === null ? [cell.text] : []))

/** Takes over what a row without an amount says: a year, a month, a side, a house or a category. */
function takeSection(reader: Reader, row: SheetRow): void {
  const { carried } = reader
  const texts = row.cells.flatMap((cell) => (cell && cell.text !== '' ? [cell] : []))
  if (texts.length === 0 || texts.length > 2) return
  const [first] = texts
  const text = first!.text.replace(/^\d+(?:\.\d+)*[.)]?\s+/, '')
  const read = dayOfCell(first, 'dayFirst')
  if (read?.kind === 'year') carried.year = read.year
  else if (read?.kind === 'month') [carried.year, carried.month] = [read.year, read.month]
  else if (read?.kind === 'noYear' && read.date === null) carried.month = read.month
  if (read !== null) {
    ;[carried.day, carried.precision] = [null, 'day']
    return
  }
  const month = monthOfWord(foldText(text).split(' ')[0] ?? '')
  if (month !== null && text.length < 20) {
    carried.month = month
    carried.year = yearInText(text) ?? carried.year
    return
  }
  const side = sideOfText(text)
  // A total below sums up its own section alone.
  if (side !== null && side !== carried.side) reader.open.splice(0)
  if (side !== null) carried.side = side
  else carried.section = text
  if (side !== null) carried.section = meaningOf(text) === null ? '' : text
  carried.year = yearInText(text) ?? carried.year
}

const rangeText = /^(\p{L}{3,9})\.?\s*(?:-|–|til|to|bis)\s*(\p{L}{3,9})\.?(?:\s+\d{4})?$/u

/** The months of a text such as `jan-des`. */
function monthsInText(text: string, year: number): Entry['period'] {
  const found = rangeText.exec(text.trim())
  const [first, last] = [1, 2].map((group) => monthOfWord((found?.[group] ?? '').toLowerCase()))
  return first && last && first <= last ? { start: dayOf(year, first, 1), end: lastOf(year, last) } : null
}

const lastOf = (year: number, month: number): Day => dayOf(year, month, daysInMonth(year, month))

/** The year of a day without one: of the section, of the table, or of the day above it. */
const yearFor = ({ carried, context }: Reader): number | null =>
  carried.year ?? context.year ?? (carried.day === null ? null : Number(carried.day.slice(0, 4)))

interface RowDay {
  readonly period?: Entry['period']
  readonly day: Day | null
  readonly precision: Entry['precision']
  readonly doubt: DayDoubt | null
}

const known = (day: Day, precision: Entry['precision'] = 'day'): RowDay => ({ day, precision, doubt: null })
const unknown = (doubt: DayDoubt): RowDay => ({ day: null, precision: 'day', doubt })

function resolveDay(reader: Reader, read: ReadDay, typed: string): RowDay {
  if (read.kind === 'day') return known(read.day)
  if (read.kind === 'month') return known(dayOf(read.year, read.month, 1), 'month')
  if (read.kind === 'year') {
    reader.carried.year = read.year
    return known(dayOf(read.year, 12, 31), 'year')
  }
  if (read.kind === 'none') return unknown({ kind: 'noSuchDay', typed })
  if (read.kind === 'either') return unknown({ kind: 'order', dayFirst: read.dayFirst, monthFirst: read.monthFirst })
  const year = yearFor(reader)
  if (year === null) return unknown({ kind: 'noYear' })
  if (read.date === null) return known(dayOf(year, read.month, 1), 'month')
  if (read.date > daysInMonth(year, read.month)) return unknown({ kind: 'noSuchDay', typed: `${typed} ${year}` })
  return known(dayOf(year, read.month, read.date))
}

/** A column of months and one of dates together, or a month alone. */
function dayByMonth(reader: Reader, row: SheetRow): RowDay | null {
  const [yearCell] = cellsFor(row, reader.at.get('year'))
  const typedYear = yearCell ? yearInText(yearCell.text) : null
  if (typedYear !== null) reader.carried.year = typedYear
  const [cell] = cellsFor(row, reader.at.get('month'))
  if (cell && !isDitto(cell.text)) {
    const month = cell.value !== null && cell.value >= 1 && cell.value <= 12 ? cell.value : null
    const read: ReadDay | null = month === null ? dayOfCell(cell, 'dayFirst') : { kind: 'noYear', month, date: null }
    if (read?.kind === 'day') return known(read.day)
    if (read?.kind === 'month') [reader.carried.year, reader.carried.month] = [read.year, read.month]
    else if (read?.kind === 'noYear') reader.carried.month = read.month
  }
  const { month } = reader.carried
  const year = yearFor(reader)
  if (month === null && year !== null && yearCell) return known(dayOf(year, 12, 31), 'year')
  if (month === null) return null
  if (year === null) return unknown({ kind: 'noYear' })
  const [date] = cellsFor(row, reader.at.get('day'))
  const number = date ? Number(date.text.replace(/\.$/, '')) : Number.NaN
  if (Number.isInteger(number) && number >= 1 && number <= daysInMonth(year, month)) return known(dayOf(year, month, number))
  return known(dayOf(year, month, 1), 'month')
}

function dayOfRow(reader: Reader, row: SheetRow): RowDay {
  const { carried, context } = reader
  const [cell] = cellsFor(row, reader.at.get('day'))
  if (cell && !isDitto(cell.text)) {
    const read = dayOfCell(cell, context.order)
    // A number of a date stands beside the month.
    if (read && !(read.kind === 'none' && reader.at.has('month'))) {
      const found = resolveDay(reader, read, cell.text)
      ;[carried.day, carried.precision] = [found.day ?? carried.day, found.precision]
      return found
    }
    const byMonth = dayByMonth(reader, row)
    if (byMonth) return byMonth
    const range = context.year === null ? null : monthsInText(cell.text, context.year)
    if (range) return { day: range.start, precision: 'month', doubt: null, period: range }
    // A text may begin with its day: "15.3. rørlegger".
    const begun = dayOfText(cell.text.split(/\s+(?=[^\d\s])/)[0]!, context.order)
    return begun ? resolveDay(reader, begun, cell.text) : unknown({ kind: 'noSuchDay', typed: cell.text })
  }
  const byMonth = dayByMonth(reader, row)
  if (byMonth) return byMonth
  const isAbove = cell !== undefined || (reader.hasBlankDays && !reader.isByPeriod)
  if (isAbove && carried.day !== null) return known(carried.day, carried.precision)
  if ((!reader.at.has('day') || reader.isByPeriod) && context.year !== null) return known(dayOf(context.year, 12, 31), 'year')
  const inText = !reader.at.has('day') ? dayOfText(textFor(reader, row, 'text').slice(0, 12), context.order) : null
  if (inText) return resolveDay(reader, inText, '')
  return unknown({ kind: 'noDay', before: carried.day })
}

interface RowSum {
  readonly column: number
  readonly field: (typeof sumFields)[number]
  readonly cell: SheetCell
  readonly signed: Ore
  readonly doubt: AmountDoubt | null
}

function sumsOf(reader: Reader, row: SheetRow): RowSum[] {
  return sumFields.flatMap((field) =>
    (reader.at.get(field) ?? []).flatMap((column): RowSum[] => {
      const cell = row.cells[column]
      const read = amountOfCell(cell)
      if (!cell || !read) return []
      if (read.kind === 'either' && !reader.byPoint.has(column))
        return [{ column, field, cell, signed: read.thousands, doubt: { kind: 'thousands', thousands: read.thousands, decimals: read.decimals } }]
      if (read.kind === 'either') return [{ column, field, cell, signed: read.thousands, doubt: null }]
      const [written] = cellsFor(row, reader.at.get('currency'))
      const other = written && !/^(?:nok|kr\.?|kroner)$/i.test(written.text) ? written.text : null
      const currency = read.currency ?? other
      return [{ column, field, cell, signed: read.sum, doubt: currency === null ? null : { kind: 'currency', currency } }]
    }),
  )
}

const isSumFormula = (formula: string | null): boolean => formula !== null && /^(?:of:)?=?\s*(?:SUM|SUBTOTAL|SUMMER|SUMIF)/i.test(formula)

/** A total has a word for it, or it is reckoned from the rows above it, or it repeats their sum without a text. */
function isTotalRow(reader: Reader, row: SheetRow, sums: readonly RowSum[]): boolean {
  const words = wordsOf(row)
  if (words.some(isTotalText)) {
    const [date] = cellsFor(row, reader.at.get('day'))
    const text = cellsFor(row, reader.at.get('text'))[0]?.text ?? ''
    return date === undefined || dayOfCell(date, 'dayFirst') === null || isTotalText(text) || isTotalText(words[0] ?? '')
  }
  const hasDay = cellsFor(row, reader.at.get('day')).length > 0 || cellsFor(row, reader.at.get('month')).length > 0
  if (hasDay) return false
  if (sums.length > 0 && sums.every(({ cell }) => isSumFormula(cell.formula))) return true
  return words.length === 0 && sums.every(({ column, signed }) => {
    const above = reader.open.filter((one) => one.column === column)
    return above.length > 1 && above.reduce((total, one) => total + one.signed, 0) === signed
  })
}

function takeTotals(reader: Reader, row: SheetRow, sums: readonly RowSum[]): void {
  const sheet = reader.context.table.sheet.name
  const text = wordsOf(row)[0] ?? ''
  for (const { column, signed } of sums) {
    const place = { sheet, line: row.line, column }
    const of = reader.open.filter((one) => one.column === column)
    const found = ore(of.reduce((total, one) => total + one.signed, 0))
    reader.skipped.push({ place, reason: 'total', sum: signed, text })
    // A result or a balance is no sum of the column above it.
    if (of.length > 0 && !/^(?:resultat|netto|net|saldo|balan)/i.test(text)) reader.totals.push({ place, text, stated: signed, of: of.map((one) => one.place), found })
  }
}

/** The first and the last day of a stay, which platforms tell. */
function stayOf(reader: Reader, row: SheetRow): Entry['period'] {
  const [start, end] = (['start', 'end'] as const).map((field) => {
    const [cell] = cellsFor(row, reader.at.get(field))
    const read = cell ? dayOfCell(cell, reader.context.order) : null
    return read?.kind === 'day' ? read.day : null
  })
  if (!start || !end) return null
  return end < start ? null : { start, end: end > start && reader.at.has('gross') ? addDays(end, -1) : end }
}

const isPayout = (reader: Reader, row: SheetRow): boolean =>
  reader.at.has('gross') && ['kind', 'category'].some((field) => cellsFor(row, reader.at.get(field as ColumnField)).some(({ text }) => /payout|utbetaling|auszahlung|utbetalning/i.test(text)))

function addRow(reader: Reader, row: SheetRow, sums: readonly RowSum[]): void {
  const { context, carried } = reader
  const { day, precision, doubt: dayDoubt, period = null } = dayOfRow(reader, row)
  const kind = foldText(textFor(reader, row, 'kind'))
  const category = textFor(reader, row, 'category')
  const isPlatform = reader.at.has('gross')
  // A payout repeats the stays that it pays.
  if (isPayout(reader, row)) {
    for (const { column, signed } of sums) skip(reader, row, column, 'total', signed, category)
    return
  }
  const kindSide = /^(?:inn|inntekt|income|in|einnahme|inflow)$/.test(kind) ? 'in' : /^(?:ut|utgift|expense|out|cost|ausgabe)$/.test(kind) ? 'out' : null
  const [share] = cellsFor(row, reader.at.get('share'))
  const [privateShare] = cellsFor(row, reader.at.get('private_share'))
  const shareCell = share ?? privateShare
  const base = {
    from: 'list' as const,
    day,
    precision,
    dayDoubt,
    period: stayOf(reader, row) ?? period,
    text: textFor(reader, row, 'text'),
    category: category === '' && reader.carried.section !== '' ? '' : category,
    section: carried.section,
    who: textFor(reader, row, 'who'),
    tenant: textFor(reader, row, 'tenant'),
    house: houseOfRow(reader, row),
    share: shareCell?.text ?? null,
    percent: percentOfCell(shareCell),
    isPrivateShare: share === undefined && privateShare !== undefined,
    receipt: textFor(reader, row, 'receipt'),
    number: cellsFor(row, reader.at.get('number'))[0]?.text ?? '',
    isHidden: row.isHidden,
    isPlatform,
    group: kind,
  }
  for (const { column, field, cell, signed, doubt } of sums) {
    if (signed === 0 && doubt === null) continue
    const side = field === 'in' || field === 'gross' || field === 'rent' ? 'in' : field === 'out' || field === 'fee' ? 'out' : (kindSide ?? carried.side ?? context.side)
    const place = { sheet: context.table.sheet.name, line: row.line, column }
    // With gross and fee known, the amount that was paid is their difference.
    if (isPlatform && field === 'amount') continue
    reader.open.push({ column, place, signed })
    reader.entries.push({
      ...base,
      place,
      signed: field === 'fee' ? ore(Math.abs(signed)) : signed,
      side,
      doubt,
      note: cell.note ?? '',
      formula: cell.formula ?? '',
      fill: cell.fill,
      isPlatformFee: field === 'fee',
    })
  }
}

/** A house is written once where the rows below it belong to it too: as a section, or with the mark for "as above". */
const houseOfRow = (reader: Reader, row: SheetRow): string => {
  const own = textFor(reader, row, 'house')
  return own === '' ? reader.carried.house : own
}

function skip(reader: Reader, row: SheetRow, column: number, reason: Skipped['reason'], sum: Ore | null, text: string): void {
  reader.skipped.push({ place: { sheet: reader.context.table.sheet.name, line: row.line, column }, reason, sum, text })
}

/** True if a day is written once for several rows. */
function writesDaysOnce(rows: readonly SheetRow[], at: ReadonlyMap<ColumnField, readonly number[]>): boolean {
  const data = rows.filter((row) => sumFields.some((field) => cellsFor(row, at.get(field)).length > 0) && !wordsOf(row).some(isTotalText))
  const blank = data.filter((row) => cellsFor(row, at.get('day')).length === 0)
  return blank.length > 0 && (blank.length >= data.length * 0.15 || blank.length >= 3) && blank.length < data.length
}

function readerOf(context: TableContext): Reader {
  const { columns, rows } = context.table
  const at = new Map<ColumnField, number[]>()
  for (const { field, at: place } of columns) if (field !== null) at.set(field, [...(at.get(field) ?? []), place])
  const sums = sumFields.flatMap((field) => at.get(field) ?? [])
  return {
    context,
    at,
    carried: { day: null, precision: 'day', year: null, month: null, side: null, section: '', house: context.house, values: new Map() },
    hasBlankDays: writesDaysOnce(rows, at),
    isByPeriod: columns.some(({ field, name }) => field === 'day' && /period/i.test(name)),
    byPoint: new Set(sums.filter((place) => partsThousandsByPoint(rows.map(({ cells }) => cells[place])))),
    entries: [],
    skipped: [],
    totals: [],
    open: [],
  }
}

/** Reads the rows of a list. */
export function readList(context: TableContext): ReadEntries {
  const reader = readerOf(context)
  for (const row of context.table.rows) {
    const sums = sumsOf(reader, row)
    if (sums.length === 0 && isPayout(reader, row)) {
      skip(reader, row, 0, 'total', null, wordsOf(row)[0] ?? '')
    } else if (sums.length === 0) {
      const bad = sumFields.flatMap((field) => reader.at.get(field) ?? []).find((column) => isNoAmount(row.cells[column]))
      if (bad !== undefined && cellsFor(row, reader.at.get('day')).length > 0) skip(reader, row, bad, 'not_a_sum', null, wordsOf(row)[0] ?? '')
      else takeSection(reader, row)
    } else if (isTotalRow(reader, row, sums)) {
      takeTotals(reader, row, sums)
      if (wordsOf(row).length > 0) reader.open.splice(0)
    } else addRow(reader, row, sums)
  }
  return { entries: reader.entries, skipped: reader.skipped, totals: reader.totals }
}

/** The first and the last day of a month. */
export const monthPeriod = (year: number, month: number): { readonly start: Day; readonly end: Day } => ({
  start: dayOf(year, month, 1),
  end: lastOf(year, month),
})

/** The month of a day, that many months later. */
export const monthOf = (day: Day, months = 0): { readonly start: Day; readonly end: Day } => {
  const start = addMonths(dayOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 1), months)
  return monthPeriod(Number(start.slice(0, 4)), Number(start.slice(5, 7)))
}
