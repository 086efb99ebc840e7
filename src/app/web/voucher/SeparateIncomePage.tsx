import { useMemo } from 'react'
import { sumOre } from '../../../base/kit/money'
import { yearOf } from '../../../base/kit/day'
import { today } from '../../../base/ui/words/today'
import { dmy, kr, krShort } from '../../../base/ui/words/format'
import type { Column } from '../../../base/ui/list/list'
import { ListHead } from '../../../base/ui/list/list-head'
import { AddButton } from '../../../base/ui/page/page'
import { useDialogParams } from '../../../base/ui/page/use-search-params'
import { useWords, type Translate } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import type { DashboardRow } from '../../../year/dashboard/model-row'
import { dashboardRows } from '../../../year/dashboard/rules'
import { dashboardWords, type DashboardKey } from '../../../year/dashboard/words'
import { SearchedList } from './SearchedList'
import { VoucherDialogs } from './VoucherDialogs'
import { amountsOf, useAllVouchers } from './vouchers'

const columnsOf = (t: Translate<DashboardKey>): Column<DashboardRow>[] => [
  { key: 'name', label: t('incomeTitle'), cell: (row) => row.name, sortBy: (row) => row.name, card: 'title' },
  {
    key: 'date',
    label: t('startDate'),
    cell: (row) => <span className="ui-figures">{dmy(row.date)}</span>,
    sortBy: (row) => row.date,
    card: 'date',
  },
  {
    key: 'sum',
    label: t('amount'),
    cell: (row) => <span className="ui-figures">{kr(row.sum!)}</span>,
    sortBy: (row) => row.sum,
    align: 'end',
    card: 'amount',
  },
]

/** The sentence about this year's income. */
const answerOf = (t: Translate<DashboardKey>, rows: readonly DashboardRow[]): string => {
  const year = yearOf(today())
  const ofYear = rows.filter((row) => yearOf(row.date) === year)
  return ofYear.length === 0
    ? t('noIncomeIn', { year })
    : t('incomeIn', { year, sum: krShort(sumOre(ofYear.map((row) => row.sum!))) })
}

/** Lists the income that no contract has booked. */
export default function SeparateIncomePage() {
  const t = useWords(dashboardWords)
  return (
    <HouseGate title={t('separateIncome')} isList>
      {(house) => <SeparateIncome key={house.id} house={house} />}
    </HouseGate>
  )
}

function SeparateIncome({ house }: { house: House }) {
  const t = useWords(dashboardWords)
  const dialogs = useDialogParams()
  const query = useAllVouchers(house)
  const all = useMemo(
    () =>
      query.data &&
      dashboardRows({
        bilags: [],
        depreciationBilags: [],
        depreciationPersonalBilags: [],
        incomeBilags: query.data.incomeBilags.filter((one) => one.contractId === null),
      }),
    [query.data],
  )
  const columns = useMemo(() => columnsOf(t), [t])
  const add = <AddButton onClick={() => dialogs.open({ add: 'income' })}>{t('addNewIncome')}</AddButton>
  return (
    <>
      <ListHead title={t('separateIncome')} answer={all && answerOf(t, all)} action={add} />
      <SearchedList
        id="income-search"
        label={t('separateIncomeOf', { house: house.name })}
        columns={columns}
        all={all}
        searchable={all?.length !== 0}
        query={query}
        href={(row) => `/home/separate-income-bilags/${row.id}`}
        empty={{ title: t('noIncomeTitle'), text: t('noIncomeText') }}
        sum={(rows) => t('sumShown', amountsOf(rows))}
      />
      <VoucherDialogs />
    </>
  )
}
