import { useMemo } from 'react'
import { Filters } from '../../../base/ui/filters'
import { DataList, type ListProps } from '../../../base/ui/list'
import { Panel } from '../../../base/ui/page'
import { SearchField } from '../../../base/ui/search-field'
import { useAddress } from '../../../base/ui/use-address'
import { useWords } from '../../../base/ui/use-words'
import { filterRows, isSort, sortRows, type DashboardRow } from '../rules'
import { dashboardWords } from '../words'
import { listAddress } from './dashboard-address'

export interface SearchedListProps<R extends DashboardRow> extends Pick<
  ListProps<R>,
  'label' | 'columns' | 'href' | 'answer' | 'empty'
> {
  /** Of the search field. */
  readonly id: string
  /** All that there is, before the search; undefined while nothing has been answered. */
  readonly all: readonly R[] | undefined
  /** Whether there is anything to search. */
  readonly searchable: boolean
  /** What stands under the list about the rows that are shown. */
  readonly sum?: (rows: readonly R[]) => string
}

/** A list of records with a search; search, order and pages stand in the address. */
export function SearchedList<R extends DashboardRow>({ id, all, searchable, sum, ...given }: SearchedListProps<R>) {
  const t = useWords(dashboardWords)
  const [{ q, sort, pages }, set] = useAddress(listAddress)
  const rows = useMemo(() => all && sortRows(filterRows(all, { search: q }), sort), [all, q, sort])
  return (
    <Panel flush>
      {searchable && (
        <Filters label={t('filters')}>
          <SearchField id={id} name="q" label={t('search')} value={q} onChange={(next) => set({ q: next, pages: 1 })} />
        </Filters>
      )}
      <DataList
        {...given}
        sorted
        rows={rows}
        rowKey={(row) => row.key}
        sort={sort}
        onSort={(next) => set({ sort: isSort(next) ? next : '' })}
        filtered={q !== ''}
        onClearFilters={() => set({ q: '', pages: 1 })}
        pages={pages}
        onPages={(next) => set({ pages: next })}
        count={(count) => t('count', { count })}
        {...(sum && { sum: sum(rows ?? []) })}
      />
    </Panel>
  )
}
