import { dayOf, daysInMonth, monthOf, yearOf, type Day } from '../../base/kit/day'
import type { BookRow } from '../old-sheet/rules-cells'
import { dayOfCell, dayOfText, type ReadDay } from './rules-day'
import type { DayDoubt, BookEntry } from './rules-entries'
import { cellsFor, textFor, type Reader } from './rules-list-reader'
import { isDitto, monthOfWord, yearInText } from './rules-words'

const rangeText = /^(\p{L}{3,9})\.?\s*(?:-|–|til|to|bis)\s*(\p{L}{3,9})\.?(?:\s+\d{4})?$/u

/** The months of a text such as `jan-des`. */
function monthsInText(text: string, year: number): BookEntry['period'] {
  const found = rangeText.exec(text.trim())
  const [first, last] = [1, 2].map((group) => monthOfWord((found?.[group] ?? '').toLowerCase()))
  return first && last && first <= last
    ? { start: dayOf(year, first, 1), end: dayOf(year, last, daysInMonth(year, last)) }
    : null
}

/**
 * The year of a day without one: of the section, of the table, or of the day above it. Where the month of the day above
 * is a later one, a new year may have begun.
 */
function yearFor({ carried, context }: Reader, month: number | null = null): number | null {
  const { year, day } = carried
  const isLater = day === null || (month !== null && monthOf(day) > month)
  return year ?? context.year ?? (isLater ? (context.answeredYear ?? null) : yearOf(day))
}

interface RowDay {
  readonly period?: BookEntry['period']
  readonly day: Day | null
  readonly precision: BookEntry['precision']
  readonly doubt: DayDoubt | null
}

const known = (day: Day, precision: BookEntry['precision'] = 'day'): RowDay => ({ day, precision, doubt: null })
const unknown = (doubt: DayDoubt): RowDay => ({ day: null, precision: 'day', doubt })

function resolveDay(reader: Reader, read: ReadDay, typed: string): RowDay {
  if (read.kind === 'day') return known(read.day)
  if (read.kind === 'month') return known(dayOf(read.year, read.month, 1), 'month')
  if (read.kind === 'year') {
    reader.carried.year = read.year
    return known(dayOf(read.year, 12, 31), 'year')
  }
  if (read.kind === 'lost') return unknown({ kind: 'lost' })
  if (read.kind === 'none') return unknown({ kind: 'noSuchDay', typed })
  if (read.kind === 'either') return unknown({ kind: 'order', dayFirst: read.dayFirst, monthFirst: read.monthFirst })
  const year = yearFor(reader, read.month)
  if (year === null) return unknown({ kind: 'noYear' })
  if (read.date === null) return known(dayOf(year, read.month, 1), 'month')
  if (read.date > daysInMonth(year, read.month)) return unknown({ kind: 'noSuchDay', typed: `${typed} ${year}` })
  return known(dayOf(year, read.month, read.date))
}

/** Takes over the month that the row's column of months says. A whole day there is the day of the row. */
function takeMonth({ carried, at }: Reader, row: BookRow): RowDay | null {
  const [cell] = cellsFor(row, at.get('month'))
  if (!cell || isDitto(cell.text)) return null
  const number = cell.value !== null && cell.value >= 1 && cell.value <= 12 ? cell.value : null
  const read: ReadDay | null =
    number === null ? dayOfCell(cell, 'dayFirst') : { kind: 'noYear', month: number, date: null }
  if (read?.kind === 'month') [carried.year, carried.month] = [read.year, read.month]
  else if (read?.kind === 'noYear') carried.month = read.month
  return read?.kind === 'day' ? known(read.day) : null
}

/** The date in the column of days beside a month. Null without one. */
function dateBeside({ at }: Reader, row: BookRow, days: number): number | null {
  const [cell] = cellsFor(row, at.get('day'))
  const date = cell ? Number(cell.text.replace(/\.$/, '')) : Number.NaN
  return Number.isInteger(date) && date >= 1 && date <= days ? date : null
}

/** A column of months and one of dates together, or a month alone. */
function dayByMonth(reader: Reader, row: BookRow): RowDay | null {
  const [yearCell] = cellsFor(row, reader.at.get('year'))
  const typedYear = yearCell ? yearInText(yearCell.text) : null
  if (typedYear !== null) reader.carried.year = typedYear
  const whole = takeMonth(reader, row)
  if (whole) return whole
  const { month } = reader.carried
  const year = yearFor(reader)
  if (month === null) return year !== null && yearCell ? known(dayOf(year, 12, 31), 'year') : null
  if (year === null) return unknown({ kind: 'noYear' })
  const date = dateBeside(reader, row, daysInMonth(year, month))
  return date === null ? known(dayOf(year, month, 1), 'month') : known(dayOf(year, month, date))
}

/** The day of a row without one: of the row above, of the year, or of its text. `hasMark`: it says "as above". */
function dayWithoutCell(reader: Reader, row: BookRow, hasMark: boolean): RowDay {
  const { carried, context } = reader
  const isAbove = hasMark || (reader.hasBlankDays && !reader.isByPeriod)
  if (isAbove && carried.day !== null) return known(carried.day, carried.precision)
  if ((!reader.at.has('day') || reader.isByPeriod) && context.year !== null)
    return known(dayOf(context.year, 12, 31), 'year')
  const inText = !reader.at.has('day') ? dayOfText(textFor(reader, row, 'text').slice(0, 12), context.order) : null
  if (inText) return resolveDay(reader, inText, '')
  return unknown({ kind: 'noDay', before: carried.day })
}

/** The day of a row: its own, that of its month, or that of the rows above it. */
export function dayOfRow(reader: Reader, row: BookRow): RowDay {
  const { carried, context } = reader
  const [cell] = cellsFor(row, reader.at.get('day'))
  if (cell && !isDitto(cell.text)) {
    const read = dayOfCell(cell, context.order)
    // The month has a column of its own, and this is the date in it.
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
  return dayByMonth(reader, row) ?? dayWithoutCell(reader, row, cell !== undefined)
}
