import { useMemo } from 'react'
import { z } from 'zod'
import { Filters } from '../../../base/ui/filters'
import { dmy, kr } from '../../../base/ui/format'
import { DataList, type Column } from '../../../base/ui/list'
import { pagesInAddress } from '../../../base/ui/list-pages'
import { PageHead, Panel, PlusButton } from '../../../base/ui/page'
import { SearchField } from '../../../base/ui/search-field'
import { useAddress, useAddressDialog } from '../../../base/ui/use-address'
import { useWords, type Say } from '../../../base/ui/use-words'
import { sumOre } from '../../../base/kit/money'
import type { House } from '../../../landlord/house/model'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import { filterRows, isSort, rowsOf, sortRows, type DashboardRow, type Sort } from '../rules'
import { dashboardWords, type DashboardKey } from '../words'
import { VoucherDialogs } from './VoucherDialogs'
import { useAllVouchers } from './vouchers'

const address = z.object({
  q: z.string().max(100).default('').catch(''),
  sort: z
    .string()
    .refine((text): text is Sort => isSort(text))
    .default('-date')
    .catch('-date'),
  pages: pagesInAddress(),
})

const columnsOf = (t: Say<DashboardKey>): Column<DashboardRow>[] => [
  { key: 'name', label: t('incomeTitle'), cell: (row) => row.name, sortBy: (row) => row.name, card: 'title' },
  { key: 'date', label: t('startDate'), cell: (row) => <span className="ui-figures">{dmy(row.date)}</span>, sortBy: (row) => row.date, card: 'date' },
  {
    key: 'sum',
    label: t('amount'),
    cell: (row) => <span className="ui-figures">{kr(row.sum!)}</span>,
    sortBy: (row) => row.sum,
    align: 'end',
    card: 'amount',
  },
]

/** Income of the chosen house that no contract has made. */
export default function SeparateIncomePage() {
  const t = useWords(dashboardWords)
  return <HouseGate title={t('separateIncome')}>{(house) => <SeparateIncome key={house.id} house={house} />}</HouseGate>
}

function SeparateIncome({ house }: { house: House }) {
  const t = useWords(dashboardWords)
  const [{ q, sort, pages }, set] = useAddress(address)
  const dialogs = useAddressDialog()
  const answer = useAllVouchers(house)
  const all = useMemo(
    () =>
      answer.data &&
      rowsOf({ bilags: [], depreciationBilags: [], depreciationPersonalBilags: [], incomeBilags: answer.data.incomeBilags.filter((one) => one.contractId === null) }),
    [answer.data],
  )
  const rows = useMemo(() => all && sortRows(filterRows(all, { search: q }), sort), [all, q, sort])
  const columns = useMemo(() => columnsOf(t), [t])
  const add = <PlusButton onClick={() => dialogs.open({ add: 'income' })}>{t('addNewIncome')}</PlusButton>
  return (
    <>
      <PageHead title={t('separateIncome')} action={add} />
      <Panel flush>
        {all?.length !== 0 && (
          <Filters label={t('filters')}>
            <SearchField id="income-search" name="q" label={t('search')} value={q} onChange={(next) => set({ q: next, pages: 1 })} />
          </Filters>
        )}
        <DataList
          sorted
          label={t('separateIncomeOf', { house: house.name })}
          columns={columns}
          rows={rows}
          answer={answer}
          rowKey={(row) => row.key}
          href={(row) => `/home/separate-income-bilags/${row.id}`}
          sort={sort}
          onSort={(next) => set({ sort: isSort(next) ? next : '' })}
          filtered={q !== ''}
          onClearFilters={() => set({ q: '', pages: 1 })}
          pages={pages}
          onPages={(next) => set({ pages: next })}
          empty={{ title: t('noIncomeTitle'), text: t('noIncomeText'), action: add }}
          count={(count) => t('count', { count })}
          sum={t('sumShown', { amount: kr(sumOre((rows ?? []).flatMap((row) => (row.sum === null ? [] : [row.sum])))) })}
        />
      </Panel>
      <VoucherDialogs />
    </>
  )
}
