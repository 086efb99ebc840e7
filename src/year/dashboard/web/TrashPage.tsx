import { useMemo } from 'react'
import { z } from 'zod'
import { useAnswer } from '../../../base/ui/answer'
import { Badge } from '../../../base/ui/badge'
import { Filters } from '../../../base/ui/filters'
import { dmy, kr } from '../../../base/ui/format'
import { DataList, type Column } from '../../../base/ui/list'
import { pagesInAddress } from '../../../base/ui/list-pages'
import { PageHead, Panel } from '../../../base/ui/page'
import { SearchField } from '../../../base/ui/search-field'
import { useAddress } from '../../../base/ui/use-address'
import { useWords, type Say } from '../../../base/ui/use-words'
import { RestoreButton } from '../../../books/trash/web/RestoreButton'
import type { House } from '../../../landlord/house/model'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import { dashboardCalls } from '../calls'
import { isSort, matches, sortRows, type Sort } from '../rules'
import { dashboardWords, type DashboardKey } from '../words'
import { kindBadge } from './kind-badge'
import { trashRows, type TrashRow } from './trash-rows'
import { lists } from './vouchers'

const address = z.object({
  q: z.string().max(100).default('').catch(''),
  sort: z
    .string()
    .refine((text): text is Sort => isSort(text))
    .default('-date')
    .catch('-date'),
  pages: pagesInAddress(),
})

const columnsOf = (t: Say<DashboardKey>): Column<TrashRow>[] => [
  { key: 'name', label: t('name'), cell: (row) => row.name || t('untitled'), sortBy: (row) => row.name, card: 'title' },
  { key: 'type', label: t('type'), cell: (row) => <Badge kind={kindBadge[row.type]}>{t(row.type)}</Badge>, sortBy: (row) => row.type, card: 'badge' },
  { key: 'date', label: t('date'), cell: (row) => <span className="ui-figures">{dmy(row.date)}</span>, sortBy: (row) => row.date, card: 'date' },
  { key: 'sum', label: t('amount'), cell: (row) => (row.sum === null ? '–' : kr(row.sum)), sortBy: (row) => row.sum, align: 'end', card: 'amount' },
  {
    key: 'restore',
    label: t('bringBack'),
    cell: (row) => <RestoreButton inList type={row.trashType} record={row} name={row.name || t('untitled')} refreshes={lists} />,
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
  const [{ q, sort, pages }, set] = useAddress(address)
  const answer = useAnswer(dashboardCalls.allTypes, { query: { houseId: String(house.id), trashed: 'true' } })
  const all = useMemo(() => answer.data && trashRows(answer.data), [answer.data])
  const rows = useMemo(() => all && (sortRows(all.filter((row) => matches(row, q)), sort) as TrashRow[]), [all, q, sort])
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <>
      <PageHead title={t('trash')} sub={t('trashSub')} />
      <Panel flush>
        {all !== undefined && all.length > 0 && (
          <Filters label={t('filters')}>
            <SearchField id="trash-search" name="q" label={t('search')} value={q} onChange={(next) => set({ q: next, pages: 1 })} />
          </Filters>
        )}
        <DataList
          sorted
          label={t('trashOf', { house: house.name })}
          columns={columns}
          rows={rows}
          answer={answer}
          rowKey={(row) => row.key}
          href={(row) => `/home/trash-folder/${row.slug}`}
          sort={sort}
          onSort={(next) => set({ sort: isSort(next) ? next : '' })}
          filtered={q !== ''}
          onClearFilters={() => set({ q: '', pages: 1 })}
          pages={pages}
          onPages={(next) => set({ pages: next })}
          empty={{ title: t('noTrashTitle'), text: t('noTrashText') }}
          count={(count) => t('count', { count })}
        />
      </Panel>
    </>
  )
}
