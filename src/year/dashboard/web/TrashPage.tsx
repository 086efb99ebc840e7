import { useMemo } from 'react'
import { useAnswer } from '../../../base/ui/answer'
import { Badge } from '../../../base/ui/badge'
import { dmy, kr } from '../../../base/ui/format'
import type { Column } from '../../../base/ui/list'
import { PageHead } from '../../../base/ui/page'
import { useWords, type Say } from '../../../base/ui/use-words'
import { RestoreButton } from '../../../books/trash/web/RestoreButton'
import type { House } from '../../../landlord/house/model'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import { dashboardCalls } from '../calls'
import { dashboardWords, type DashboardKey } from '../words'
import { kindBadge } from './kind-badge'
import { SearchedList } from './SearchedList'
import { trashRows, type TrashRow } from './trash-rows'
import { lists } from './vouchers'

const columnsOf = (t: Say<DashboardKey>): Column<TrashRow>[] => [
  { key: 'name', label: t('name'), cell: (row) => row.name || t('untitled'), sortBy: (row) => row.name, card: 'title' },
  {
    key: 'type',
    label: t('type'),
    cell: (row) => <Badge kind={kindBadge[row.type]}>{t(row.type)}</Badge>,
    sortBy: (row) => row.type,
    card: 'badge',
  },
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
    cell: (row) => (row.sum === null ? '–' : kr(row.sum)),
    sortBy: (row) => row.sum,
    align: 'end',
    card: 'amount',
  },
  {
    key: 'restore',
    label: t('bringBack'),
    cell: (row) => (
      <RestoreButton inList type={row.trashType} record={row} name={row.name || t('untitled')} refreshes={lists} />
    ),
    align: 'end',
    card: 'action',
  },
]

/** What was moved to the trash folder in the chosen house, of every kind. */
export default function TrashPage() {
  const t = useWords(dashboardWords)
  return <HouseGate title={t('trash')}>{(house) => <Trash key={house.id} house={house} />}</HouseGate>
}

function Trash({ house }: { house: House }) {
  const t = useWords(dashboardWords)
  const answer = useAnswer(dashboardCalls.allTypes, { query: { houseId: String(house.id), trashed: 'true' } })
  const all = useMemo(() => answer.data && trashRows(answer.data), [answer.data])
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <>
      <PageHead title={t('trash')} sub={t('trashSub')} />
      <SearchedList
        id="trash-search"
        label={t('trashOf', { house: house.name })}
        columns={columns}
        all={all}
        searchable={all !== undefined && all.length > 0}
        answer={answer}
        href={(row) => `/home/trash-folder/${row.slug}`}
        empty={{ title: t('noTrashTitle'), text: t('noTrashText') }}
      />
    </>
  )
}
