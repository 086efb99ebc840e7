import './ui-list.css'
import { Button } from '@mantine/core'
import { useMemo, useState, type ReactNode } from 'react'
import { ListCards } from './list-cards'
import { ListSort } from './list-sort'
import { ListTable } from './list-table'
import { readSorting, sortRows, type SortValue } from '../../kit/sorting'
import { EmptyState } from '../page/empty-state'
import { ErrorState } from '../page/error-state'
import { ListSkeleton } from '../page/loading'
import { useWords } from '../words/use-words'
import { listWords } from '../words/words-list'

export interface Column<T> {
  readonly key: string
  readonly label: string
  readonly cell: (row: T) => ReactNode
  /** Left out: the column can't be sorted. */
  readonly sortBy?: (row: T) => SortValue
  readonly align?: 'end'
  /** Below 900 px. The first column is always the title. */
  readonly card?: 'title' | 'amount' | 'badge' | 'date' | 'rest' | 'action' | 'hide'
}

export interface ListProps<T> {
  readonly label: string
  readonly columns: readonly Column<T>[]
  /** Undefined while they are loading. */
  readonly rows: readonly T[] | undefined
  readonly rowKey: (row: T) => string
  readonly href: (row: T) => string
  /** `date`, `-date` or '', as in the address. */
  readonly sort: string
  readonly onSort: (sort: string) => void
  readonly query: { readonly error: unknown; readonly refetch: () => unknown }
  /** A search or filter is active: no rows means "no hits", not "empty". */
  readonly filtered?: boolean
  readonly onClearFilters?: () => void
  readonly empty: { readonly title: string; readonly text?: ReactNode; readonly action?: ReactNode }
  /** "23 vouchers". Left out when the page says it elsewhere. */
  readonly count?: (rows: number) => string
  readonly sum?: ReactNode
  /** How many pages of 100 rows are shown, when the address stores it. */
  readonly pages?: number
  readonly onPages?: (pages: number) => void
  /** When `rows` are only the first rows. The server is asked for the shown pages. */
  readonly total?: number
}

/** Added by each click on "Show more". */
const pageSize = 100

/** A table from 900 px, cards below. */
export function DataList<T extends object>(props: ListProps<T>) {
  const { columns, rows, sort, onSort, query, filtered = false, onClearFilters, empty, count, sum } = props
  const t = useWords(listWords)
  const [ownPages, setOwnPages] = useState(1)
  const pages = props.pages ?? ownPages
  const sorted = useMemo(() => {
    const sorting = readSorting(sort)
    const valueOf = columns.find((column) => column.key === sorting?.key)?.sortBy
    return rows && (sorting && valueOf ? sortRows(rows, valueOf, sorting.descending) : rows)
  }, [sort, columns, rows])

  if (rows === undefined || sorted === undefined)
    return query.error ? (
      <ErrorState error={query.error} retry={query.refetch} />
    ) : (
      <ListSkeleton rows={6} columns={columns.length} />
    )
  const shown = sorted.slice(0, pages * pageSize)
  const all = Math.max(props.total ?? 0, sorted.length)
  const clear = onClearFilters && (
    <Button variant="default" onClick={onClearFilters}>
      {t('clearFilters')}
    </Button>
  )
  const more = Math.min(pageSize, all - shown.length)
  return (
    <div className="ui-list">
      {query.error ? <ErrorState error={query.error} retry={query.refetch} /> : null}
      {count && (
        <p className="ui-list-count" role="status">
          {rows.length === 0 && !filtered ? '' : count(all)}
        </p>
      )}
      {rows.length === 0 ? (
        filtered ? (
          <EmptyState title={t('noHitsTitle')} text={t('noHitsText')} action={clear} />
        ) : (
          <EmptyState {...empty} />
        )
      ) : (
        <>
          <ListTable {...props} rows={shown} sort={sort} onSort={onSort} />
          {all > 1 && <ListSort columns={columns} sort={sort} onSort={onSort} />}
          <ListCards {...props} rows={shown} />
          <div className="ui-list-foot">
            {more > 0 && (
              <>
                <Button
                  variant="default"
                  onClick={() => (props.onPages ? props.onPages(pages + 1) : setOwnPages(pages + 1))}
                >
                  {t('showMore', { count: more })}
                </Button>
                <span className="ui-fine">{t('shownOf', { shown: shown.length, all })}</span>
              </>
            )}
            {sum !== undefined && <div className="ui-list-sum">{sum}</div>}
          </div>
        </>
      )}
    </div>
  )
}
