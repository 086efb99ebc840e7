import { useMemo } from 'react'
import { formatKr } from '../../../base/kit/money'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { ledgerCalls } from '../../../books/ledger/calls'
import { linesOf, sharesOf, totalsOf } from '../../../books/ledger/rules-totals'
import { useHouse } from '../../../landlord/house/web/use-house'
import { resultOf, roundedToKroner } from '../../../year/dashboard/rules-result'
import { todoWords } from '../../../year/todo/words'
import { vouchersQuery } from '../home/use-home-figures'
import { periodOf } from '../../../books/ledger/rules-period'

/**
 * A sentence for an empty inbox. It names this year's result as the home page shows it, if that is above zero.
 * `isDone`: the inbox is empty. Only then is the result read.
 */
export function useYearResult(isDone: boolean, houseId: number | null = null): string {
  const t = useWords(todoWords)
  const { houses } = useHouse()
  const period = periodOf({ preset: 'current' }, today())
  const { data } = useEndpointQuery(ledgerCalls.allTypes, vouchersQuery(houseId, period), { enabled: isDone })
  const left = useMemo(
    () =>
      data &&
      roundedToKroner(resultOf(totalsOf(linesOf(data, periodOf({ preset: 'current' }, today()), sharesOf(houses))))),
    [data, houses],
  )
  return left === undefined || left <= 0 ? t('nothingPlain') : t('nothing', { left: formatKr(left, 'needed') })
}
