import { isDay, monthOf, yearOf, type Day } from '../../../base/kit/day'
import type { Language } from '../../../base/kit/words'
import { dmy, monthAndYear, monthName } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'

const isThisYear = (day: Day): boolean => yearOf(day) === yearOf(today())

/** A month as `november`, with the year if it isn't this year. */
export const briefMonth = (month: Day, language: Language): string =>
  isThisYear(month) ? monthName(monthOf(month), language) : monthAndYear(month, language)

/** A day as `02.11`, with the year if it isn't this year. A text that isn't a day stays unchanged. */
export const briefDay = (text: string): string => (isDay(text) && isThisYear(text) ? dmy(text).slice(0, 5) : dmy(text))
