import { useMemo } from 'react'
import type { Column } from '../../../base/ui/list/list'
import { dmy, kr } from '../../../base/ui/words/format'
import { useWords, type Translate } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { houseColumn } from '../../../landlord/house/web/use-house-name'
import { useHouse } from '../../../landlord/house/web/use-house'
import type { Supplier } from '../../../books/supplier/model'
import SupplierPage from '../../../books/supplier/web/SupplierPage'
import type { DashboardRow } from '../../../year/dashboard/model-row'
import { dashboardRows } from '../../../year/dashboard/rules'
import { signedSum } from '../../../year/dashboard/rules-search'
import { typeColumn } from './type-column'
import { dashboardWords, type DashboardKey } from '../../../year/dashboard/words'
import { SearchedList } from './SearchedList'
import { amountsOf, useAllVouchers } from './vouchers'

const columnsOf = (t: Translate<DashboardKey>, houses: readonly House[]): Column<DashboardRow>[] => [
  { key: 'name', label: t('name'), cell: (row) => row.name || t('untitled'), sortBy: (row) => row.name, card: 'title' },
  typeColumn(t),
  houseColumn(t('house'), houses),
  {
    key: 'date',
    label: t('date'),
    cell: (row) => <span className="ui-figures">{dmy(row.date)}</span>,
    sortBy: (row) => row.date,
    card: 'date',
  },
  {
    key: 'sum',
    label: t('amount'),
    cell: (row) => (row.sum === null ? '–' : kr(signedSum(row) ?? row.sum)),
    sortBy: signedSum,
    align: 'end',
    card: 'amount',
  },
]

/** The supplier's page with its vouchers in all houses. */
export default function SupplierVouchersPage() {
  return <SupplierPage Below={SupplierVouchers} />
}

function SupplierVouchers({ supplier }: { supplier: Supplier }) {
  const t = useWords(dashboardWords)
  const { houses } = useHouse()
  const query = useAllVouchers(null)
  const all = useMemo(
    () =>
      query.data &&
      dashboardRows({
        bilags: query.data.bilags.filter((bilag) => bilag.supplierId === supplier.id),
        incomeBilags: [],
        depreciationBilags: [],
        depreciationPersonalBilags: [],
      }),
    [query.data, supplier.id],
  )
  const columns = useMemo(() => columnsOf(t, houses), [t, houses])
  return (
    <SearchedList
      id="supplier-vouchers-search"
      title={t('vouchersOfSupplier')}
      label={t('list', { house: supplier.name })}
      columns={columns}
      all={all}
      searchable={all !== undefined && all.length > 0}
      query={query}
      href={(row) => `/home/dashboard?house=${row.houseId}&bilag=${row.id}`}
      empty={{ title: t('noVouchersOfSupplier') }}
      sum={(rows) => t('costsShown', amountsOf(rows))}
    />
  )
}
