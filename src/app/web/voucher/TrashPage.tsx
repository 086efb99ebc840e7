import { useMemo } from 'react'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, kr } from '../../../base/ui/words/format'
import { manyRows, type Column } from '../../../base/ui/list/list'
import { ListHead } from '../../../base/ui/list/list-head'
import { useWords, type Translate } from '../../../base/ui/words/use-words'
import { RestoreButton } from '../../../books/trash/web/RestoreButton'
import type { House } from '../../../landlord/house/model'
import { DeletedHouses } from '../../../landlord/house/web/DeletedHouses'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import { ledgerCalls } from '../../../books/ledger/calls'
import { signedSum } from '../../../year/dashboard/rules-search'
import { dashboardWords, type DashboardKey } from '../../../year/dashboard/words'
import { typeColumn } from './type-column'
import { SearchedList } from './SearchedList'
import { trashRows, type TrashRow } from './trash-rows'
import { callsStaleAfterTrash } from './vouchers'

const columnsOf = (t: Translate<DashboardKey>): Column<TrashRow>[] => [
  { key: 'name', label: t('name'), cell: (row) => row.name || t('untitled'), sortBy: (row) => row.name, card: 'title' },
  typeColumn(t),
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
  {
    key: 'restore',
    label: t('restoreColumn'),
    cell: (row) => (
      <RestoreButton
        inList
        series={row.inSeries}
        type={row.trashType}
        record={row}
        name={row.name || t('untitled')}
        stale={callsStaleAfterTrash}
      />
    ),
    align: 'end',
    card: 'action',
  },
]

export default function TrashPage() {
  const t = useWords(dashboardWords)
  return (
    <HouseGate title={t('trash')} isList>
      {(house) => <Trash key={house.id} house={house} />}
    </HouseGate>
  )
}

function Trash({ house }: { house: House }) {
  const t = useWords(dashboardWords)
  const query = useEndpointQuery(ledgerCalls.allTypes, { query: { houseId: String(house.id), trashed: 'true' } })
  const all = useMemo(() => query.data && trashRows(query.data), [query.data])
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <>
      <ListHead
        title={t('trash')}
        answer={all && (all.length === 0 ? t('trashSub') : t('inTrash', { count: all.length }))}
      />
      <SearchedList
        id="trash-search"
        label={t('trashOf', { house: house.name })}
        columns={columns}
        all={all}
        searchable={all !== undefined && all.length >= manyRows}
        query={query}
        href={(row) => `/home/trash-folder/${row.slug}`}
        empty={{ title: t('noTrashTitle'), text: t('noTrashText') }}
      />
      <DeletedHouses />
    </>
  )
}
