import { Paperclip, Repeat } from 'lucide-react'
import { useMemo } from 'react'
import { dmy, kr, monthAndYear } from '../../../base/ui/words/format'
import { DataList, type Column, type ListProps } from '../../../base/ui/list/list'
import { useLanguage, useWords, type Translate } from '../../../base/ui/words/use-words'
import { erasedWords } from '../../../lease/party/words-erased'
import type { DashboardRow } from '../../../year/dashboard/model-row'
import { sumsOf } from '../../../year/dashboard/rules'
import { signedSum } from '../../../year/dashboard/rules-search'
import { voucherWords, type VoucherKey } from '../../../year/dashboard/words-vouchers'
import type { House } from '../../../landlord/house/model'
import { houseColumn } from '../../../landlord/house/web/use-house-name'
import { typeColumn } from './type-column'

type Given = Pick<
  ListProps<DashboardRow>,
  | 'rows'
  | 'sort'
  | 'onSort'
  | 'query'
  | 'filtered'
  | 'onClearFilters'
  | 'empty'
  | 'href'
  | 'onIntent'
  | 'pages'
  | 'onPages'
  | 'firstCards'
>

const columnsOf = (t: Translate<VoucherKey>, houses: readonly House[]): Column<DashboardRow>[] => [
  { key: 'name', label: t('name'), cell: (row) => <VoucherName row={row} />, sortBy: (row) => row.name, card: 'title' },
  typeColumn(t),
  ...(houses.length > 0 ? [{ ...houseColumn(t('house'), houses), card: 'badge' as const }] : []),
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
    cell: (row) => (
      <span className="ui-figures">
        {row.sum === null
          ? row.type === 'depreciation'
            ? t('onYearsEnd')
            : '–'
          : row.type === 'rent-contract'
            ? t('aMonth', { amount: kr(row.sum) })
            : kr(signedSum(row) ?? row.sum)}
      </span>
    ),
    sortBy: signedSum,
    align: 'end',
    card: 'amount',
  },
]

const noHouses: readonly House[] = []

/** A list of vouchers. With `houses` it names the house of each. */
export function VoucherList({
  house,
  houses = noHouses,
  ...given
}: Given & { house: string; houses?: readonly House[] }) {
  const t = useWords(voucherWords)
  const columns = useMemo(() => columnsOf(t, houses), [t, houses])
  const rows = given.rows ?? []
  const { income, costs, count } = sumsOf(rows)
  // Income and costs can't be added up.
  const sum =
    income !== null && costs !== null
      ? t('sumsShown', { count, income: kr(income), costs: kr(costs) })
      : costs !== null
        ? t('costsShown', { count, amount: kr(costs) })
        : income !== null && t('sumShown', { count, amount: kr(income) })
  return (
    <DataList
      {...given}
      hasBar
      label={houses.length > 0 ? t('listOfAll') : t('list', { house })}
      columns={columns}
      rowKey={(row) => `${row.type} ${row.id}`}
      {...(sum && { sum })}
    />
  )
}

function VoucherName({ row }: { row: DashboardRow }) {
  const t = useWords(voucherWords)
  const [language] = useLanguage()
  const erased = useWords(erasedWords)
  return (
    <>
      <span className="dashboard-name">
        {row.type === 'personal' ? (
          t('personalRow', { year: row.id })
        ) : row.type === 'rent-contract' && row.name === '' ? (
          erased('erasedTenant')
        ) : row.name === '' ? (
          <span className="dashboard-gap">{t('untitled')}</span>
        ) : (
          row.name
        )}
        {row.rentOf && (
          <span className="dashboard-rent">{t('rentOf', { month: monthAndYear(row.rentOf, language) })}</span>
        )}
        {row.outdated && <span className="dashboard-gap"> ({t('outdated')})</span>}
      </span>
      {row.hasFiles && (
        <span className="dashboard-mark">
          <Paperclip size={15} aria-hidden />
          <span className="ui-hidden">{t('hasFiles', { count: row.fileCount })}</span>
        </span>
      )}
      {row.automatic && (
        <span className="dashboard-mark">
          <Repeat size={15} aria-hidden />
          <span className="ui-hidden">{t(row.type === 'income-bilag' ? 'automaticIncome' : 'automatic')}</span>
        </span>
      )}
    </>
  )
}
