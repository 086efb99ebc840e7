import { z } from 'zod'

/** A calendar date without time or zone, `YYYY-MM-DD`. Never parsed by `new Date(text)`: calculations use UTC. */
export type Day = string & { readonly kind: 'day' }
/** A point in time, ISO 8601 UTC (`2026-11-20T10:00:00.000Z`). */
export type Instant = string & { readonly kind: 'instant' }

const shape = /^(\d{4})-(\d{2})-(\d{2})$/
const msPerDay = 86_400_000

const parts = (day: string): [number, number, number] => {
  const found = shape.exec(day)
  if (!found) throw new RangeError(`not a day: ${day}`)
  return [Number(found[1]), Number(found[2]), Number(found[3])]
}
const pad = (n: number, width: number) => n.toString().padStart(width, '0')
const toDay = (ms: number): Day => new Date(ms).toISOString().slice(0, 10) as Day
const toMs = (day: Day): number => {
  const [year, month, date] = parts(day)
  return Date.UTC(year, month - 1, date)
}

/** `month` is 1 to 12. */
export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** True if a text is an existing date (2026-02-29 doesn't exist). */
export function isDay(text: string): text is Day {
  const found = shape.exec(text)
  if (!found) return false
  const [year, month, date] = [Number(found[1]), Number(found[2]), Number(found[3])]
  return year >= 1 && month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month)
}

/** Throws when the text is not a date: a programming error, because the schema checks input. */
export function day(text: string): Day {
  if (!isDay(text)) throw new RangeError(`not a day: ${text}`)
  return text
}
export const dayOf = (year: number, month: number, date: number): Day =>
  day(`${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`)
export const yearOf = (d: Day): number => parts(d)[0]
export const monthOf = (d: Day): number => parts(d)[1]
export const dateOf = (d: Day): number => parts(d)[2]
export const startOfYear = (year: number): Day => dayOf(year, 1, 1)
export const endOfYear = (year: number): Day => dayOf(year, 12, 31)
export const monthAt = (d: Day): Day => dayOf(yearOf(d), monthOf(d), 1)
export const addDays = (d: Day, days: number): Day => toDay(toMs(d) + days * msPerDay)
/** Calendar days from `from` to `to`. Negative when `to` is the earlier date. */
export const daysBetween = (from: Day, to: Day): number => Math.round((toMs(to) - toMs(from)) / msPerDay)

/**
 * The same date in another month, or that month's last day when it has no such date. Always add to the first date of a
 * series: 31 Jan, 28 Feb, 31 Mar.
 */
export function addMonths(anchor: Day, months: number): Day {
  const [year, month, date] = parts(anchor)
  const index = year * 12 + (month - 1) + months
  const [y, m] = [Math.floor(index / 12), (index % 12) + 1]
  return dayOf(y, m, Math.min(date, daysInMonth(y, m)))
}

/** The Swedish locale writes a date as YYYY-MM-DD, the format in which we store dates. */
const oslo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short' })
/** The latest requested hour of UTC (`2026-11-20T10`) and its date, kept because every call needs today's date. */
let [lastHour, lastDay] = ['', '' as Day]
/** The calendar date in Oslo. It is the same for a whole hour of UTC: Oslo is whole hours ahead (since 1895). */
export function osloDay(instant: Instant): Day {
  const hour = instant.slice(0, 13)
  if (hour !== lastHour) [lastHour, lastDay] = [hour, day(oslo.format(new Date(instant)))]
  return lastDay
}

/** The point in time `ms` later, or earlier when `ms` is negative. */
export const addTime = (instant: Instant, ms: number): Instant =>
  new Date(Date.parse(instant) + ms).toISOString() as Instant

/** 2026-11-20 -> 20.11.2026 */
export const formatDay = (d: Day): string => `${d.slice(8, 10)}.${d.slice(5, 7)}.${d.slice(0, 4)}`

/** Accepts 01.02.2026, 1.2.26, 010226, 01022026 and ISO. A two-digit year is at most ten years after `thisYear`. */
export function parseDay(typed: string, thisYear: number): Day | null {
  const text = typed.trim()
  if (isDay(text)) return text
  const found =
    /^(\d{1,2})[.\-/ ](\d{1,2})[.\-/ ](\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text)
  if (!found) return null
  const short = found[3]!.length === 2
  const year = short ? 2000 + Number(found[3]) : Number(found[3])
  const iso = `${pad(short && year > thisYear + 10 ? year - 100 : year, 4)}-${pad(Number(found[2]), 2)}-${pad(Number(found[1]), 2)}`
  return isDay(iso) ? iso : null
}

export const DayText = z
  .string({ error: (issue) => (issue.input === undefined || issue.input === null ? 'required' : 'date') })
  // Without zod's `abort`, which would hide the other errors of the form.
  .refine(isDay, { error: (issue) => (issue.input === '' ? 'required' : 'date') })
  .meta({ format: 'date', description: 'YYYY-MM-DD' })

export const InstantText = z
  .custom<Instant>((value) => typeof value === 'string')
  .meta({ type: 'string', format: 'date-time' })
