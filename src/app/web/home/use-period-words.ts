import { yearOf, type Day } from '../../../base/kit/day'
import { dmy, monthAndYear } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { ComparedDays } from '../../../year/dashboard/rules-before'
import type { Period } from '../../../books/ledger/rules-period'
import { isRunningPeriod, periodKind } from '../../../year/dashboard/rules-result'
import { homeWords } from '../../../year/dashboard/words-home'

export function usePeriodWords(now: Day) {
  const t = useWords(homeWords)
  const [language] = useLanguage()
  const inPeriod = (period: Period): string => {
    const name = periodKind(period)
    if (name.kind === 'month') return t('inMonth', { month: monthAndYear(name.month, language) })
    if (name.kind === 'days') return t('between', { from: dmy(period.from), to: dmy(period.to) })
    return t(isRunningPeriod(period, now) ? 'soFar' : 'inYear', { year: name.year })
  }
  const inBefore = ({ period, upTo }: ComparedDays): string => {
    const name = periodKind(period)
    if (name.kind === 'days') return t('sameDays')
    const when = name.kind === 'year' ? String(name.year) : monthAndYear(name.month, language)
    return t(upTo === period.to ? 'before' : 'sameTime', { when })
  }
  const figureBefore = ({ from, to }: Period, amount: string): string =>
    yearOf(from) === yearOf(to) ? t('thatYear', { year: yearOf(from), amount }) : t('theYearBefore', { amount })
  return { inPeriod, inBefore, figureBefore }
}
