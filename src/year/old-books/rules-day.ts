import { dayOf, daysInMonth, type Day } from '../../base/kit/day'
import type { BookCell } from '../old-sheet/rules-cells'
import { dayOfSerial } from '../old-sheet/rules-serial'
import { monthOfWord, paddedText, yearInText } from './rules-words'

/**
 * `month`: only the month is known. `none`: a day that no calendar has. `lost`: a number from which the day can't be read
 * any more. `either`: day and month may be exchanged.
 */
export type ReadDay =
  | { readonly kind: 'day'; readonly day: Day }
  | { readonly kind: 'month'; readonly year: number; readonly month: number }
  | { readonly kind: 'noYear'; readonly month: number; readonly date: number | null }
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'either'; readonly dayFirst: Day; readonly monthFirst: Day }

export type DayOrder = 'dayFirst' | 'monthFirst' | 'unknown'

const dayIf = (year: number, month: number, date: number): Day | null =>
  month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month) ? dayOf(year, month, date) : null

/** Two digits are a year from 1960 to 2059. */
export const fullYear = (typed: string): number => {
  const year = Number(typed)
  return typed.length === 4 ? year : year < 60 ? 2000 + year : 1900 + year
}

const madeDay = (year: number, month: number, date: number): ReadDay => {
  const day = dayIf(year, month, date)
  return day === null ? { kind: 'none' } : { kind: 'day', day }
}

function fromParts(first: number, second: number, year: number, order: DayOrder): ReadDay {
  if (order === 'monthFirst') return madeDay(year, first, second)
  const [dayFirst, monthFirst] = [dayIf(year, second, first), dayIf(year, first, second)]
  if (order === 'unknown' && dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst)
    return { kind: 'either', dayFirst, monthFirst }
  return dayFirst === null ? { kind: 'none' } : { kind: 'day', day: dayFirst }
}

const weekday =
  /^(?:man|tirs|ons|tors|fre|lør|søn|mån|tis|lör|sön|mon|tue|wed|thu|fri|sat|sun|die|mit|don|frei|sam)[a-zäöåø]*\.?,?\s+/i

/** A day with the name of its month: `15. mars 2023`, `Mar 15, 2023`, `mars 2023`, `15 mars`. */
function namedDay(text: string): ReadDay | null {
  const words = paddedText(text).trim().split(' ')
  const at = words.findIndex((word) => monthOfWord(word) !== null)
  if (at < 0 || words.length > 4) return null
  const month = monthOfWord(words[at]!)!
  const numbers = words.filter((_, place) => place !== at)
  if (numbers.length > 2 || numbers.some((word) => !/^\d{1,2}$|^\d{4}$|^\d{1,2}(?:st|nd|rd|th)$/.test(word)))
    return null
  const plain = numbers.map((word) => word.replace(/\D+$/, ''))
  const year = plain.find((word) => word.length === 4)
  const rest = plain.filter((word) => word !== year)
  if (year !== undefined && rest.length === 0) return { kind: 'month', year: Number(year), month }
  if (year !== undefined) return madeDay(Number(year), month, Number(rest[0]))
  if (rest.length === 0) return { kind: 'noYear', month, date: null }
  if (rest.length === 2) return madeDay(fullYear(rest[1]!), month, Number(rest[0]))
  // "Jan 23" has a year of two digits, "23 jan" a date.
  if (at === 0 && rest[0]!.length === 2) return { kind: 'month', year: fullYear(rest[0]!), month }
  return { kind: 'noYear', month, date: Number(rest[0]) }
}

/** Reads a text as a day or a month. Null if it is neither. */
export function dayOfText(typed: string, order: DayOrder): ReadDay | null {
  const text = typed
    .trim()
    .replace(weekday, '')
    .replace(/[ T]\d{1,2}:\d{2}.*$/, '')
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)
  if (iso) return madeDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const full = /^(\d{1,2})([-/.])\s?(\d{1,2})[-/.]\s?(\d{4}|\d{2})\.?$/.exec(text)
  if (full) {
    // Nobody writes the month first with points.
    const used = full[2] === '.' ? 'dayFirst' : order
    return fromParts(Number(full[1]), Number(full[3]), fullYear(full[4]!), used)
  }
  const packed = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (packed && dayIf(Number(packed[1]), Number(packed[2]), Number(packed[3])) !== null)
    return madeDay(Number(packed[1]), Number(packed[2]), Number(packed[3]))
  const ofYear = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? /^(\d{4})[-/.](\d{1,2})$/.exec(text)
  if (ofYear) {
    const [year, month] = ofYear[1]!.length === 4 ? [ofYear[1], ofYear[2]] : [ofYear[2], ofYear[1]]
    return Number(month) >= 1 && Number(month) <= 12
      ? { kind: 'month', year: Number(year), month: Number(month) }
      : null
  }
  const short = /^(\d{1,2})([./])\s?(\d{1,2})\.?$/.exec(text)
  if (short) {
    const [first, second] = [Number(short[1]), Number(short[3])]
    const [date, month] = short[2] === '/' && order === 'monthFirst' ? [second, first] : [first, second]
    if (month >= 1 && month <= 12 && date >= 1 && date <= 31) return { kind: 'noYear', month, date }
    return { kind: 'none' }
  }
  return namedDay(text)
}

/** Reads a cell as a day. A number is a serial of days where the column has days. */
export function dayOfCell(cell: BookCell | undefined, order: DayOrder): ReadDay | null {
  if (!cell) return null
  if (cell.day !== null) return { kind: 'day', day: cell.day }
  if (cell.value !== null) {
    const { value } = cell
    if (Number.isInteger(value) && value >= 1990 && value <= 2059) return { kind: 'year', year: value }
    const serial = value >= 18_264 ? dayOfSerial(value, cell.is1904) : null
    if (serial !== null) return { kind: 'day', day: serial }
    // A day that was typed as "15.3" is stored as a number. "15.1" may have been 15.10, which loses its zero.
    return /^\d+\.1$/.test(cell.text) ? { kind: 'lost' } : dayOfText(cell.text, order)
  }
  if (/^(?:199|20[0-5])\d$/.test(cell.text)) return { kind: 'year', year: Number(cell.text) }
  return dayOfText(cell.text, order)
}

/** The order of day and month in a column: a number above 12 decides for all of it. */
export function orderOfDays(cells: readonly (BookCell | undefined)[]): DayOrder {
  let [first, second, slashes] = [0, 0, 0]
  for (const cell of cells) {
    const found = cell && /^(\d{1,2})([-/])(\d{1,2})[-/](?:\d{4}|\d{2})(?:\s|$)/.exec(cell.text)
    if (!found || cell.day !== null) continue
    slashes += 1
    first = Math.max(first, Number(found[1]))
    second = Math.max(second, Number(found[3]))
  }
  if (slashes === 0 || first > 12) return 'dayFirst'
  return second > 12 ? 'monthFirst' : 'unknown'
}

/** The month of a header cell: a name, a day, a number of a month, `01/2023`. Null for anything else. */
export function monthOfHeader(
  cell: BookCell | undefined,
): { readonly month: number; readonly year: number | null } | null {
  if (!cell) return null
  if (cell.day !== null) return { month: Number(cell.day.slice(5, 7)), year: Number(cell.day.slice(0, 4)) }
  if (cell.value !== null)
    return Number.isInteger(cell.value) && cell.value >= 1 && cell.value <= 12
      ? { month: cell.value, year: null }
      : null
  const read = dayOfText(cell.text, 'dayFirst')
  if (read?.kind === 'month') return { month: read.month, year: read.year }
  if (read?.kind === 'noYear' && read.date === null) return { month: read.month, year: null }
  if (/^(?:0?[1-9]|1[0-2])$/.test(cell.text)) return { month: Number(cell.text), year: null }
  return null
}

/** The day on which a header says that its figures stand: `Restverdi 31.12.2023`. */
export function dayInHeader(name: string): Day | null {
  const written = /(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?!\d)/.exec(name)
  if (written) return dayIf(fullYear(written[3]!), Number(written[2]), Number(written[1]))
  const iso = /(\d{4})-(\d{2})-(\d{2})/.exec(name)
  if (iso) return dayIf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const year = yearInText(name)
  return year === null ? null : dayOf(year, 12, 31)
}

/** The first and the last day of a month. */
export const monthPeriod = (year: number, month: number): { readonly start: Day; readonly end: Day } => ({
  start: dayOf(year, month, 1),
  end: dayOf(year, month, daysInMonth(year, month)),
})
