import type { Instant } from '../../kit/day'

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Oslo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** `22.11.2026 14:05`, the same in both languages, in Oslo's time. */
export function moment(at: Instant | Date): string {
  const found = Object.fromEntries(parts.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))
  return `${found['day']}.${found['month']}.${found['year']} ${found['hour']}:${found['minute']}`
}
