import type { Instant } from '../../kit/day'
import { formatMoment } from '../../kit/moment-format'

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Oslo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

const partsOf = (at: Instant | Date): Record<string, string> =>
  Object.fromEntries(parts.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))

/** `14:05`, the same in both languages, in Oslo's time. */
export function clock(at: Instant | Date): string {
  const { hour, minute } = partsOf(at)
  return `${hour}:${minute}`
}

/** `22.11.2026 14:05`, the same in both languages, in Oslo's time. */
export const moment = formatMoment

/** `22.11.2026 14:05:09`: for events that quickly follow each other. */
export const momentWithSeconds = (at: Instant | Date): string => `${moment(at)}:${partsOf(at)['second']}`
