import { useMemo } from 'react'
import { DataList, type ListProps } from '../../../base/ui/list/list'
import { ListBar } from '../../../base/ui/list/list-head'
import { Panel } from '../../../base/ui/page/page'
import { useSearchParams } from '../../../base/ui/page/use-search-params'
import { useWords } from '../../../base/ui/words/use-words'
import type { DashboardRow } from '../../../year/dashboard/model-row'
import { filterRows, isRowSort } from '../../../year/dashboard/rules-search'
import { voucherWords } from '../../../year/dashboard/words-vouchers'
import { listSearchParams } from './dashboard-address'
import { useRowLabel } from './use-row-label'

export interface SearchedListProps<R extends DashboardRow> extends Pick<
  ListProps<R>,
  'label' | 'columns' | 'href' | 'query' | 'empty'
> {
  readonly id: string
  /** The rows. Undefined while they load. */
  readonly all: readonly R[] | undefined
  readonly title?: string
  readonly searchable: boolean
  /** The text under the list. `rows` are the rows that the search has found. */
  readonly sum?: (rows: readonly R[]) => string
}

/** A list of vouchers. The address contains its search, order and pages. */
export function SearchedList<R extends DashboardRow>({
  id,
  title,
  all,
  searchable,
  sum,
  ...given
}: SearchedListProps<R>) {
  const t = useWords(voucherWords)
  const [{ q, sort, pages }, set] = useSearchParams(listSearchParams)
  const labelOf = useRowLabel(q !== '')
  // A search that is typed stays visible, although few rows are left.
  const hasBar = searchable || q !== ''
  const rows = useMemo(() => all && filterRows(all, { search: q }, labelOf), [all, q, labelOf])
  return (
    <Panel flush {...(title !== undefined && { title })}>
      {hasBar && (
        <ListBar
          label={t('filters')}
          search={{
            id,
            label: t('search'),
            placeholder: t('search'),
            value: q,
            onChange: (next) => set({ q: next, pages: 1 }),
          }}
          count={rows === undefined ? [] : [t('count', { count: rows.length })]}
        />
      )}
      <DataList
        {...given}
        rows={rows}
        rowKey={(row) => row.key}
        sort={sort}
        onSort={(next) => set({ sort: isRowSort(next) ? next : '' })}
        filtered={q !== ''}
        onClearFilters={() => set({ q: '', pages: 1 })}
        pages={pages}
        onPages={(next) => set({ pages: next })}
        hasBar={hasBar}
        {...(sum && { sum: sum(rows ?? []) })}
      />
    </Panel>
  )
}
