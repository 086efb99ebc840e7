import { formatDay, parseDay, yearOf, type Day } from '../../../base/kit/day'
import type { Translate } from '../../../base/ui/words/use-words'
import { dueDates, secondDate } from '../rules-repeat'
import type { ExpenseKey } from '../words'
import type { ExpenseValues } from '../model'

/** The maximum number of dates to count, which is a weekly repeat of about twenty years. */
const most = 1100

export interface RepeatHelpFacts {
  readonly values: Pick<ExpenseValues, 'repeat' | 'date'>
  readonly today: Day
  readonly hasSeries: boolean
  /** How many vouchers the plan leaves after this one. Null for any number. */
  readonly quota: number | null
  /** The first day on which the present plan allows no more vouchers. Null where none is known. */
  readonly end: Day | null
}

/** Says what the repeat does next. Undefined where there is nothing to say. */
export function repeatHelp(
  t: Translate<ExpenseKey>,
  { values, today, hasSeries, quota, end }: RepeatHelpFacts,
): string | undefined {
  const { repeat, date } = values
  if (repeat !== 'weekly' && repeat !== 'monthly') return undefined
  if (hasSeries) return t('repeatKept')
  // The date is parsed while it is typed, because the field formats it only when it is left.
  const first = parseDay(date, yearOf(today))
  if (first === null) return undefined
  const schedule = { date: first, repeat } as const
  const { dates, next } = dueDates(schedule, secondDate(schedule), today, most)
  const after = formatDay(next)
  if (quota !== null && dates.length > quota) return t('repeatShort', { count: dates.length, quota })
  // True if the plan still has time and a place for the next date.
  const isNext = (end === null || next < end) && (quota === null || dates.length < quota)
  const whatNext = t(isNext ? 'repeatNext' : 'repeatNextOnlyWith', { date: after })
  return dates.length === 0 ? whatNext : `${t('repeatPast', { count: dates.length })} ${whatNext}`
}
