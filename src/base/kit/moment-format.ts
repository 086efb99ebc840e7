import type { Instant } from './day'

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Oslo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `22.11.2026 14:05`, the same in both languages, in Oslo's time. */
export function formatMoment(at: Instant | Date): string {
  const of = Object.fromEntries(parts.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))
  return `${of['day']}.${of['month']}.${of['year']} ${of['hour']}:${of['minute']}`
}
