import { formatDay, parseDay, yearOf, type Day } from '../../../base/kit/day'
import type { Translate } from '../../../base/ui/words/use-words'
import { dueDates, secondDate } from '../rules-repeat'
import type { ExpenseKey } from '../words'
import type { ExpenseValues } from '../model'

/** More dates than this are not counted out: a weekly repeat of twenty years. */
const most = 1100

export interface RepeatHelpFacts {
  readonly values: Pick<ExpenseValues, 'repeat' | 'date'>
  readonly today: Day
  /** Whether the repeat has made vouchers already. */
  readonly hasSeries: boolean
  /** How many vouchers the plan leaves beside this one; null: any number. */
  readonly quota: number | null
}

/** What a chosen repeat will do when the voucher is saved; undefined where there is nothing to say. */
export function repeatHelp(
  t: Translate<ExpenseKey>,
  { values, today, hasSeries, quota }: RepeatHelpFacts,
): string | undefined {
  const { repeat, date } = values
  if (repeat !== 'weekly' && repeat !== 'monthly') return undefined
  if (hasSeries) return t('repeatKept')
  // Read as it is typed: the field writes it out only when it is left.
  const first = parseDay(date, yearOf(today))
  if (first === null) return undefined
  const schedule = { date: first, repeat } as const
  const { dates, next } = dueDates(schedule, secondDate(schedule), today, most)
  const after = formatDay(next)
  if (dates.length === 0) return t('repeatNext', { date: after })
  if (quota !== null && dates.length > quota) return t('repeatShort', { count: dates.length, quota })
  return t('repeatPast', { count: dates.length, date: after })
}
