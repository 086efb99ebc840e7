import { ore } from '../../../base/kit/money'
import { krShort } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { OwedRent } from '../rules-owed'
import { arrearsWords } from '../words-arrears'

/**
 * Returns a function that says how much rent is unpaid, how much of it is in the bank, and how much is due today. Every
 * list says it by this function.
 */
export function useArrearsText(): (owed: OwedRent) => string {
  const t = useWords(arrearsWords)
  return ({ late, dueToday, lateInBank, dueTodayInBank }) => {
    const [owed, found] = [ore(late + dueToday), ore(lateInBank + dueTodayInBank)]
    const values = { sum: krShort(owed), inBank: krShort(found) }
    if (late > 0 && dueToday > 0) values.sum = t('withToday', { sum: values.sum, today: krShort(dueToday) })
    if (late === 0) return t(found === 0 ? 'today' : found < owed ? 'todayInBank' : 'todayAllInBank', values)
    return t(found === 0 ? 'open' : found < owed ? 'openInBank' : 'allInBank', values)
  }
}
