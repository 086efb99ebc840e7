import { daysBetween, osloDay, type Instant } from '../../../base/kit/day'
import type { Language } from '../../../base/kit/words'
import { today } from '../../../base/ui/words/today'

/** The time since a moment, by the calendar: `for 2 dager siden`, `i går`, `i dag`. */
export const timeAgoText = (at: Instant, language: Language): string =>
  new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(daysBetween(today(), osloDay(at)), 'day')
