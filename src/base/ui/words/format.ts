import { dateOf, formatDay, isDay, monthOf, yearOf, type Day } from '../../kit/day'
import { formatKr, type Ore } from '../../kit/money'
import type { Language } from '../../kit/words'

/** `kr 1 234,50` from øre. */
export const kr = (amount: Ore): string => formatKr(amount)
/** `20.11.2026`. Other texts stay unchanged. */
export const dmy = (text: string): string => (isDay(text) ? formatDay(text) : text)

/** A format is made once, because making it takes a hundred times as long as using it. */
function formatsOf(options: Intl.DateTimeFormatOptions): (language: string, utc: number) => string {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (language, utc) => {
    const format = made.get(language) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    made.set(language, format)
    return format.format(utc)
  }
}
const longMonthAndYear = formatsOf({ month: 'long', year: 'numeric' })
const longMonth = formatsOf({ month: 'long' })
const dayAndLongMonth = formatsOf({ day: 'numeric', month: 'long' })
const dayAndShortMonth = formatsOf({ day: 'numeric', month: 'short' })
const shortDate = formatsOf({ day: 'numeric', month: 'short', year: 'numeric' })

/** `november 2026` */
export const monthAndYear = (of: Day, language: Language): string =>
  longMonthAndYear(language, Date.UTC(yearOf(of), monthOf(of) - 1))

/** `november`, for a month from 1 to 12. */
export const monthName = (month: number, language: Language): string => longMonth(language, Date.UTC(2000, month - 1))

const units = ['B', 'kB', 'MB'] as const
/** `1,4 MB`, Norwegian in both languages, no-break space. */
export function fileSize(bytes: number): string {
  const step = bytes < 1000 ? 0 : bytes < 999_500 ? 1 : 2
  const amount = bytes / 1000 ** step
  const text = step === 2 && amount < 10 ? amount.toFixed(1).replace('.', ',') : Math.round(amount).toString()
  return `${text}\u00a0${units[step]}`
}

/** `1. desember`, `1 December`. */
export const dayAndMonth = (of: Day, language: Language): string =>
  dayAndLongMonth(language === 'nb' ? 'nb' : 'en-GB', Date.UTC(yearOf(of), monthOf(of) - 1, dateOf(of)))

/** In English: `2 Nov`, or with its year `2 Nov 2025`. */
export const briefDate = (of: Day, hasYear: boolean): string =>
  (hasYear ? shortDate : dayAndShortMonth)('en-GB', Date.UTC(yearOf(of), monthOf(of) - 1, dateOf(of)))

/** `kr 15 900`: without `,00`. */
export const krShort = (amount: Ore): string => formatKr(amount).replace(/,00$/, '')
