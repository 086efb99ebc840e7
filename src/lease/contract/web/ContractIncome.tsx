import { Button } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { sumOre } from '../../../base/kit/money'
import { dmy, kr } from '../../../base/ui/words/format'
import { DataList, type Column, type ListProps } from '../../../base/ui/list/list'
import { Panel } from '../../../base/ui/page/page'
import { patchUrl, useDialogParams } from '../../../base/ui/page/use-search-params'
import { useWords, type Translate } from '../../../base/ui/words/use-words'
import type { Income } from '../../../books/income/model'
import { maySumChange } from '../../../books/income/rules'
import { contractDetailWords, type ContractDetailKey } from '../words-detail'

export type ContractIncomeRow = Omit<Income, 'tenant_birthday' | 'unreadable'>

export interface ContractIncomeProps {
  readonly incomes: readonly ContractIncomeRow[] | undefined
  readonly query: ListProps<ContractIncomeRow>['query']
  readonly finished: boolean
  readonly onTrash: () => void
}

const periodOf = (row: ContractIncomeRow, t: Translate<ContractDetailKey>) =>
  t('fromTo', { from: dmy(row.start_date), to: dmy(row.end_date) })

const columnsOf = (t: Translate<ContractDetailKey>, change: (id: number) => void): Column<ContractIncomeRow>[] => [
  {
    key: 'month',
    label: t('period'),
    cell: (row) => <span className="ui-figures">{periodOf(row, t)}</span>,
    sortBy: (row) => row.start_date,
    card: 'title',
  },
  {
    key: 'sum',
    label: t('incomeSum'),
    cell: (row) => <span className="ui-figures">{kr(row.sum)}</span>,
    sortBy: (row) => row.sum,
    align: 'end',
    card: 'amount',
  },
  {
    key: 'change',
    label: t('change'),
    cell: (row) =>
      maySumChange(row) && (
        <Button
          variant="default"
          size="compact-md"
          aria-label={t('changeRentOf', { month: periodOf(row, t) })}
          onClick={() => change(row.id)}
        >
          {t('changeRent')}
        </Button>
      ),
    align: 'end',
    card: 'rest',
  },
]

/** The rent that a contract has booked, month by month; each opens as any income does. */
export function ContractIncome({ incomes, query, finished, onTrash }: ContractIncomeProps) {
  const t = useWords(contractDetailWords)
  const { pathname, searchStr } = useLocation()
  const dialogs = useDialogParams()
  const [sort, setSort] = useState('-month')
  const columns = useMemo(() => columnsOf(t, (id) => dialogs.open({ rent: id })), [t, dialogs])
  const some = incomes !== undefined && incomes.length > 0
  return (
    <Panel
      flush
      title={t('income')}
      action={
        some &&
        !finished && (
          <Button variant="outline" color="red" onClick={onTrash}>
            {t('trashIncome')}
          </Button>
        )
      }
    >
      <DataList
        label={t('income')}
        columns={finished ? columns.slice(0, 2) : columns}
        rows={incomes}
        query={query}
        rowKey={(row) => String(row.id)}
        href={(row) => patchUrl(pathname, searchStr, { income: row.id })}
        sort={sort}
        onSort={setSort}
        empty={finished ? { title: t('noIncomeFinished') } : { title: t('noIncomeTitle'), text: t('noIncomeText') }}
        count={(count) => t('incomeCount', { count })}
        sum={t('incomeSumShown', { amount: kr(sumOre((incomes ?? []).map((row) => row.sum))) })}
      />
    </Panel>
  )
}
