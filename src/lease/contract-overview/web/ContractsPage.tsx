import { useMemo } from 'react'
import { z } from 'zod'
import { sumOre } from '../../../base/kit/money'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { Filters } from '../../../base/ui/list/filters'
import { kr } from '../../../base/ui/words/format'
import { DataList } from '../../../base/ui/list/list'
import { PageHeader, Panel, AddButton } from '../../../base/ui/page/page'
import { SearchField } from '../../../base/ui/field/search-field'
import { useShortcut } from '../../../base/ui/page/shortcut'
import { useSearchParams, useDialogParams } from '../../../base/ui/page/use-search-params'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { houseColumn } from '../../../landlord/house/web/use-house-name'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import { useHouse } from '../../../landlord/house/web/use-house'
import { houseWords } from '../../../landlord/house/words'
import { existingContractCalls } from '../../contract/calls-existing'
import { ArrearsLine } from '../../rent-ledger/web/ArrearsLine'
import { matchesContract } from '../rules-list'
import { monthRent } from '../../rent/rules'
import { isRunning } from '../rules-standing'
import { contractDetailWords } from '../words'
import { contractColumns } from './contract-columns'

const address = z.object({
  q: z.string().max(100).default('').catch(''),
  sort: z.string().max(20).default('-start').catch('-start'),
})

/** The rent contracts of the chosen house, or of all. */
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
