import { useMemo } from 'react'
import { z } from 'zod'
import { sumOre } from '../../../base/kit/money'
import { useAnswer } from '../../../base/ui/answer'
import { Badge } from '../../../base/ui/badge'
import { Filters } from '../../../base/ui/filters'
import { dmy, kr } from '../../../base/ui/format'
import { DataList, type Column } from '../../../base/ui/list'
import { PageHead, Panel, PlusButton } from '../../../base/ui/page'
import { SearchField } from '../../../base/ui/search-field'
import { useShortcut } from '../../../base/ui/shortcut'
import { useAddress, useAddressDialog } from '../../../base/ui/use-address'
import { useWords, type Say } from '../../../base/ui/use-words'
import type { House } from '../../../landlord/house/model'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import { lifeCalls } from '../calls-life'
import { statuses, type Contract } from '../model'
import { matchesContract, fullName } from '../rules-list'
import { contractWords } from '../words'
import { contractDetailWords, type ContractDetailKey } from '../words-detail'
import { statusBadge } from './status-badge'

const address = z.object({
  q: z.string().max(100).default('').catch(''),
  sort: z.string().max(20).default('-start').catch('-start'),
})

type StatusKey = Contract['status']

const columnsOf = (t: Say<ContractDetailKey>, say: Say<StatusKey>): Column<Contract>[] => [
  { key: 'tenant', label: t('tenant'), cell: fullName, sortBy: fullName, card: 'title' },
  {
    key: 'status',
    label: t('status'),
    cell: ({ status }) => <Badge kind={statusBadge[status]}>{say(status)}</Badge>,
    sortBy: ({ status }) => statuses.indexOf(status),
    card: 'badge',
  },
  {
    key: 'start',
    label: t('period'),
    cell: (contract) => <span className="ui-figures">{periodOf(contract, t)}</span>,
    sortBy: ({ start_date }) => start_date,
    card: 'date',
  },
  {
    key: 'rent',
    label: t('rent'),
    cell: ({ month_sum }) => <span className="ui-figures">{kr(month_sum)}</span>,
    sortBy: ({ month_sum }) => month_sum,
    align: 'end',
    card: 'amount',
  },
]

function periodOf({ start_date, end_date, finished_on }: Contract, t: Say<ContractDetailKey>): string {
  const end = finished_on ?? end_date
  return end === null ? t('from', { from: dmy(start_date) }) : t('fromTo', { from: dmy(start_date), to: dmy(end) })
}

/** The rent contracts of the chosen house. */
export default function ContractsPage() {
  const t = useWords(contractDetailWords)
  return <HouseGate title={t('list')}>{(house) => <Contracts key={house.id} house={house} />}</HouseGate>
}

function Contracts({ house }: { house: House }) {
  const t = useWords(contractDetailWords)
  const say = useWords(contractWords)
  const [{ q, sort }, set] = useAddress(address)
  const dialogs = useAddressDialog()
  const answer = useAnswer(lifeCalls.list)
  const all = useMemo(() => answer.data?.filter((contract) => contract.houseId === house.id), [answer.data, house.id])
  const rows = useMemo(() => all?.filter((contract) => matchesContract(contract, q)), [all, q])
  const columns = useMemo(() => columnsOf(t, say), [t, say])
  const write = () => dialogs.open({ createRentContract: 'true' })
  useShortcut('c', write)
  const add = <PlusButton onClick={write}>{t('add')}</PlusButton>
  const active = (rows ?? []).filter(({ status }) => status === 'active')
  return (
    <>
      <PageHead title={t('list')} action={add} />
      <Panel flush>
        {all !== undefined && all.length > 0 && (
          <Filters label={t('find')}>
            <SearchField
              id="contract-search"
              name="q"
              label={t('search')}
              value={q}
              onChange={(next) => set({ q: next })}
            />
          </Filters>
        )}
        <DataList
          label={t('listOf', { house: house.name })}
          columns={columns}
          rows={rows}
          answer={answer}
          rowKey={({ id }) => String(id)}
          href={({ id }) => `/home/contract/${id}`}
          sort={sort}
          onSort={(next) => set({ sort: next })}
          filtered={q !== '' && all !== undefined && all.length > 0}
          onClearFilters={() => set({ q: '' })}
          empty={{ title: t('emptyTitle'), text: t('emptyText'), action: add }}
          count={(count) => t('count', { count })}
          sum={t('rentOfActive', { amount: kr(sumOre(active.map(({ month_sum }) => month_sum))) })}
        />
      </Panel>
    </>
  )
}
