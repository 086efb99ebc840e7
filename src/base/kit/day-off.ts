import { addDays, dayOf, yearOf, type Day } from './day'

/** Easter Sunday in the Gregorian calendar (the anonymous algorithm of 1876). */
export function easterSunday(year: number): Day {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return dayOf(year, Math.floor(n / 31), (n % 31) + 1)
}

/**
 * The fixed days off: 1 and 17 May, each by its own law, and public holidays (lov om helligdager §
 * 2).
 */
const fixed = new Set(['01-01', '05-01', '05-17', '12-25', '12-26'])
/** Days from Easter Sunday to Maundy Thursday, Good Friday, Easter Monday, Ascension Day and Whit Monday. */
const movable = [-3, -2, 1, 39, 50]

/**
 * Computed movable days off, by year. They are kept, because a list of rents asks for thousands of days in a few years.
 */
const movableIn = new Map<number, ReadonlySet<Day>>()
function movableOf(year: number): ReadonlySet<Day> {
  const found = movableIn.get(year)
  if (found) return found
  const easter = easterSunday(year)
  const days = new Set(movable.map((after) => addDays(easter, after)))
  movableIn.set(year, days)
  return days
}

/** True if a day is a Saturday, a Sunday, a public holiday, or a day that the law treats like one. */
export function isDayOff(day: Day): boolean {
  // 1970-01-01 was a Thursday. A Day has no time zone.
  const weekday = (Math.floor(Date.parse(day) / 86_400_000) + 4) % 7
  if (weekday === 0 || weekday === 6) return true
  return fixed.has(day.slice(5)) || movableOf(yearOf(day)).has(day)
}

/** The day itself if it is a working day, otherwise the first one after it. */
export function workingDayOnOrAfter(day: Day): Day {
  let next = day
  while (isDayOff(next)) next = addDays(next, 1)
  return next
}
