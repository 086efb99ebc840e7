import { useMemo } from 'react'
import { z } from 'zod'
import { listNames } from '../../../base/kit/full-name'
import { sumOre } from '../../../base/kit/money'
import { DataList, type Column } from '../../../base/ui/list/list'
import { Badge } from '../../../base/ui/page/badge'
import { useSearchParams } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, kr, monthAndYear } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { Language } from '../../../base/kit/words'
import { houseColumn } from '../../../landlord/house/web/use-house-name'
import { useHouse } from '../../../landlord/house/web/use-house'
import { houseWords } from '../../../landlord/house/words'
import { rentAccountCalls } from '../calls'
import type { ContractArrears } from '../model'
import { firstDayOfMonth } from '../rules-payment'
import { arrearsWords } from '../words-arrears'

const address = z.object({ sort: z.string().max(20).default('-owed').catch('-owed') })

type ArrearsText = ReturnType<typeof useWords<keyof typeof arrearsWords.texts>>

const arrearColumns = (t: ArrearsText, language: Language): Column<ContractArrears>[] => [
  {
    key: 'tenant',
    label: t('tenant'),
    cell: ({ tenants }) => listNames(tenants, language),
    sortBy: ({ tenants }) => tenants.join(' '),
    card: 'title',
  },
  {
    key: 'since',
    label: t('since'),
    cell: ({ since, days }) => (
      <>
        <span className="ui-figures">{dmy(since)}</span>{' '}
        <Badge kind={days > 0 ? 'error' : 'expense'}>{days > 0 ? t('days', { count: days }) : t('dueToday')}</Badge>
      </>
    ),
    sortBy: ({ since }) => since,
    card: 'badge',
  },
  {
    key: 'months',
    label: t('months'),
    cell: ({ months }) => months.map(({ month }) => monthAndYear(firstDayOfMonth(month), language)).join(', '),
    card: 'rest',
  },
  {
    key: 'owed',
    label: t('owed'),
    cell: ({ owed }) => <span className="ui-figures">{kr(owed)}</span>,
    sortBy: ({ owed }) => owed,
    align: 'end',
    card: 'amount',
  },
]

/** Lists the contracts that owe rent. The one that owes most is first. */
export function ArrearsList() {
  const t = useWords(arrearsWords)
  const h = useWords(houseWords)
  const [language] = useLanguage()
  const { houses } = useHouse()
  const [{ sort }, set] = useSearchParams(address)
  const query = useEndpointQuery(rentAccountCalls.arrears, { query: {} }, { staleTime: 0 })
  const columns = useMemo(() => {
    const [tenant, ...rest] = arrearColumns(t, language)
    return houses.length > 1 && tenant ? [tenant, houseColumn(h('house'), houses), ...rest] : arrearColumns(t, language)
  }, [t, h, language, houses])
  return (
    <DataList
      label={t('title')}
      columns={columns}
      rows={query.data}
      query={query}
      rowKey={({ contractId }) => String(contractId)}
      href={({ contractId }) => `/home/contract/${contractId}`}
      sort={sort}
      onSort={(next) => set({ sort: next })}
      empty={{ title: t('noneTitle'), text: t('noneText') }}
      count={(count) => t('count', { count })}
      sum={t('sum', { sum: kr(sumOre((query.data ?? []).map(({ owed }) => owed))) })}
    />
  )
}
