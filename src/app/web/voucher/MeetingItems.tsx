import { endOfYear, startOfYear } from '../../../base/kit/day'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { Notice } from '../../../base/ui/page/notice'
import { useWords } from '../../../base/ui/words/use-words'
import { depreciationWords } from '../../../books/depreciation/words'
import { ledgerCalls } from '../../../books/ledger/calls'

/** Warns when the year has household items, because they exclude personal use. */
export function MeetingItems({ houseId, year }: { readonly houseId: number; readonly year: number }) {
  const t = useWords(depreciationWords)
  const { data } = useEndpointQuery(ledgerCalls.allTypes, {
    query: { houseId: String(houseId), date_from: startOfYear(year), date_to: endOfYear(year) },
  })
  const items = data?.depreciationBilags.filter((item) => item.houseId === houseId && item.expensed > 0) ?? []
  if (items.length === 0) return null
  return (
    <Notice kind="warning">
      {t('meetsItems', { year, names: [...new Set(items.map((item) => item.name))].join(', ') })}
    </Notice>
  )
}
