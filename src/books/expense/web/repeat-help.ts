import { formatDay, parseDay, yearOf, type Day } from '../../../base/kit/day'
import type { Translate } from '../../../base/ui/words/use-words'
import { chosenRhythm, dueDates, secondDateOfRepeat } from '../rules-repeat'
import type { ExpenseKey } from '../words'
import type { ExpenseValues } from '../model'

/** The maximum number of dates to count. That is about twenty years of a weekly repeat. */
const most = 1100

export interface RepeatHelpFacts {
  readonly values: Pick<ExpenseValues, 'repeat' | 'date'>
  readonly today: Day
  readonly hasSeries: boolean
  /** The number of vouchers that the plan allows after this one. Null if there is no limit. */
  readonly quota: number | null
  /** The first day on which the present plan allows no more vouchers. Null if there is no such day. */
  readonly end: Day | null
}

/** Says what the repeat does next. Undefined if there is nothing to say. */
export function repeatHelp(
  t: Translate<ExpenseKey>,
  { values, today, hasSeries, quota, end }: RepeatHelpFacts,
): string | undefined {
  const { date } = values
  const repeat = chosenRhythm(values.repeat)
  if (repeat === null) return undefined
  if (hasSeries) return t('repeatKept')
  // The field formats a date only when the focus leaves it. So the text is parsed here while the landlord types.
  const first = parseDay(date, yearOf(today))
  if (first === null) return undefined
  const schedule = { date: first, repeat } as const
  const { dates, next } = dueDates(schedule, secondDateOfRepeat(schedule), today, most)
  const after = formatDay(next)
  if (quota !== null && dates.length > quota) return t('repeatShort', { count: dates.length, quota })
  // True if the plan allows a voucher on the next date.
  const isNext = (end === null || next < end) && (quota === null || dates.length < quota)
  const whatNext = t(isNext ? 'repeatNext' : 'repeatNextOnlyWith', { date: after })
  return dates.length === 0 ? whatNext : `${t('repeatPast', { count: dates.length })} ${whatNext}`
}
