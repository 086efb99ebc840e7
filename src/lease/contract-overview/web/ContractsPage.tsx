import { useMemo } from 'react'
import { z } from 'zod'
import { sumOre } from '../../../base/kit/money'
import { SearchField } from '../../../base/ui/field/search-field'
import { Filters } from '../../../base/ui/list/filters'
import { DataList, type Column } from '../../../base/ui/list/list'
import { AddButton, PageHeader, Panel } from '../../../base/ui/page/page'
import { useShortcut } from '../../../base/ui/page/shortcut'
import { useDialogParams, useSearchParams } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, kr } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { currentLanguage, useWords, type Translate } from '../../../base/ui/words/use-words'
import { tenantName } from '../../../books/income/rules-tenant'
import type { House } from '../../../landlord/house/model'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import { useHouse } from '../../../landlord/house/web/use-house'
import { houseColumn } from '../../../landlord/house/web/use-house-name'
import { houseWords } from '../../../landlord/house/words'
import { existingContractCalls } from '../../contract/calls-existing'
import { statuses, type Contract } from '../../contract/model'
import { depositStateAndAmounts } from '../../contract/rules-deposit'
import { depositStates } from '../../contract/rules-deposit-states'
import { runsUntil } from '../../law/rules-term'
import { allTenants } from '../../party/rules-tenant'
import { ArrearsLine } from '../../rent-account/web/ArrearsLine'
import { monthRent } from '../../rent/rules'
import { matchesContract } from '../rules-list'
import { isRunning } from '../rules-status'
import { contractDetailWords, type ContractDetailKey } from '../words'
import { contractFigureWords } from '../words-figures'
import { ContractBadge } from './ContractBadge'

const contractColumns = (t: Translate<ContractDetailKey>): Column<Contract>[] => [
  {
    key: 'tenant',
    label: t('tenant'),
    cell: (contract) => allTenants(contract, currentLanguage()),
    sortBy: tenantName,
    card: 'title',
  },
  {
    key: 'status',
    label: t('status'),
    cell: (contract) => <ContractStatus contract={contract} />,
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
    cell: (contract) => <span className="ui-figures">{kr(monthRent(contract, today()))}</span>,
    sortBy: (contract) => monthRent(contract, today()),
    align: 'end',
    card: 'amount',
  },
]

/** The state of a contract. It also names a request about the deposit that is on its way to the bank. */
function ContractStatus({ contract }: { contract: Contract }) {
  const t = useWords(contractFigureWords)
  const { pending } = depositStates[depositStateAndAmounts(contract).state]
  return (
    <>
      <ContractBadge contract={contract} />
      {pending && <div className="ui-fine">{t(`list_${pending}`)}</div>}
    </>
  )
}

function periodOf(contract: Contract, t: Translate<ContractDetailKey>): string {
  const { start_date } = contract
  const end = runsUntil(contract)
  return end === null ? t('from', { from: dmy(start_date) }) : t('fromTo', { from: dmy(start_date), to: dmy(end) })
}

const address = z.object({
  q: z.string().max(100).default('').catch(''),
  sort: z.string().max(20).default('-start').catch('-start'),
})

export default function ContractsPage() {
  const t = useWords(contractDetailWords)
  return <HouseGate title={t('list')}>{(house) => <Contracts key={house.id} house={house} />}</HouseGate>
}

function Contracts({ house }: { house: House }) {
  const t = useWords(contractDetailWords)
  const h = useWords(houseWords)
  const { isAll, houses } = useHouse()
  const [{ q, sort }, set] = useSearchParams(address)
  const dialogs = useDialogParams()
  const query = useEndpointQuery(existingContractCalls.list)
  const all = useMemo(
    () => query.data?.filter((contract) => isAll || contract.houseId === house.id),
    [query.data, isAll, house.id],
  )
  const rows = useMemo(() => all?.filter((contract) => matchesContract(contract, q)), [all, q])
  const columns = useMemo(() => {
    const [tenant, ...rest] = contractColumns(t)
    return isAll && tenant ? [tenant, houseColumn(h('house'), houses), ...rest] : contractColumns(t)
  }, [t, h, isAll, houses])
  const write = () => dialogs.open({ createRentContract: 'true' })
  useShortcut('c', write)
  const add = <AddButton onClick={write}>{t('add')}</AddButton>
  const active = (rows ?? []).filter(isRunning)
  return (
    <>
      <PageHeader title={t('list')} sub={<ArrearsLine />} action={add} />
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
          label={isAll ? t('listOfAll') : t('listOf', { house: house.name })}
          columns={columns}
          rows={rows}
          query={query}
          rowKey={({ id }) => String(id)}
          href={({ id }) => `/home/contract/${id}`}
          sort={sort}
          onSort={(next) => set({ sort: next })}
          filtered={q !== '' && all !== undefined && all.length > 0}
          onClearFilters={() => set({ q: '' })}
          empty={{ title: t('emptyTitle'), text: t('emptyText') }}
          count={(count) => t('count', { count })}
          sum={t('rentOfActive', {
            count: active.length,
            amount: kr(sumOre(active.map((contract) => monthRent(contract, today())))),
          })}
        />
      </Panel>
    </>
  )
}
