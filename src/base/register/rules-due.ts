import { dateOf, osloDay, type Instant } from '../kit/day'

/** The registers that jobs read. */
export const jobRegisters = ['ssb', 'norges-bank', 'klass'] as const
export type ReadRegister = (typeof jobRegisters)[number]

/** When a register was last asked, and when it last gave an answer that could be used. */
export interface ReadingTimes {
  readonly tried_at: Instant
  readonly read_at: Instant | null
}

const hours = 3_600_000
const days = 24 * hours

/** The time after which a register is read again, in ms. A few hours less than the whole, so that the hour of the day stays. */
const usualPause: Readonly<Record<ReadRegister, number>> = {
  ssb: 7 * days - hours,
  'norges-bank': 7 * days - hours,
  klass: 30 * days - hours,
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Oslo',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
/** The time of day in Oslo: `08:30`. */
const osloTime = (now: Instant): string => clock.format(new Date(now))

/**
 * Statistics Norway shows 0 for figures to come between 05:00 and 08:00, publishes at 08:00, and is often down then. It
 * is left alone until half an hour later.
 */
const quiet = { from: '05:00', until: '08:30' } as const

/** The index of the last month is published in these days of the month. */
const releaseDays = { first: 8, last: 15 } as const

/**
 * True if a register is read now. An answer that could not be used is asked for again after an hour. The index is read
 * each morning around its release, otherwise each week.
 */
export function isReadingDue(register: ReadRegister, times: ReadingTimes | undefined, now: Instant): boolean {
  if (register === 'ssb') {
    const time = osloTime(now)
    if (time >= quiet.from && time < quiet.until) return false
  }
  if (times === undefined) return true
  const since = (at: Instant) => Date.parse(now) - Date.parse(at)
  if (times.read_at === null || times.read_at < times.tried_at) return since(times.tried_at) >= hours
  if (since(times.read_at) >= usualPause[register]) return true
  const [today, date] = [osloDay(now), dateOf(osloDay(now))]
  const isBeforeRelease = osloDay(times.read_at) < today || osloTime(times.read_at) < quiet.until
  return register === 'ssb' && date >= releaseDays.first && date <= releaseDays.last && isBeforeRelease
}
