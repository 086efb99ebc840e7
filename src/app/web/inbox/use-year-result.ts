import { useMemo } from 'react'
import { formatKr } from '../../../base/kit/money'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { ledgerCalls } from '../../../books/ledger/calls'
import { linesOf, sharesOf, totalsOf } from '../../../books/ledger/rules-totals'
import { useHouse } from '../../../landlord/house/web/use-house'
import { resultOf, wholeKroner } from '../../../year/dashboard/rules-result'
import { todoWords } from '../../../year/todo/words'
import { vouchersQuery } from '../home/use-home-figures'
import { periodOf } from '../../../books/ledger/rules-period'

/** Says that nothing waits, with what is left of this year as the home says it. It is read once nothing waits. */
export function useYearResult(isDone: boolean, houseId: number | null = null): string {
  const t = useWords(todoWords)
  const { houses } = useHouse()
  const period = periodOf({ preset: 'current' }, today())
  const { data } = useEndpointQuery(ledgerCalls.allTypes, vouchersQuery(houseId, period), { enabled: isDone })
  const left = useMemo(
    () =>
      data &&
      wholeKroner(resultOf(totalsOf(linesOf(data, periodOf({ preset: 'current' }, today()), sharesOf(houses))))),
    [data, houses],
  )
  return left === undefined || left <= 0 ? t('nothingPlain') : t('nothing', { left: formatKr(left, 'needed') })
}
