import { useCallback } from 'react'
import { ore } from '../../../base/kit/money'
import { dmy, krShort } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { RentAccountAnswer } from '../model'
import { isOnlyLaterRiseUnpaid } from '../rules-payment'
import { rentPaymentWords } from '../words-payment'
import { stateAppearances } from './state-appearances'

type Month = Omit<RentAccountAnswer['months'][number], 'payments'>

/**
 * Returns a function that gives the sign and colour of a month. `rest` is the text for a month whose unpaid part is due
 * later, and null for any other month.
 */
export function useMonthAppearance() {
  const t = useWords(rentPaymentWords)
  return useCallback(
    (month: Month) =>
      month.later !== undefined && isOnlyLaterRiseUnpaid(month, today())
        ? {
            ...stateAppearances.future,
            rest: t('restLater', { sum: krShort(ore(month.sum - month.paid)), day: dmy(month.later.due_on) }),
          }
        : { ...stateAppearances[month.state], rest: null },
    [t],
  )
}
