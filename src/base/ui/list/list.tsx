import './ui-list.css'
import { Button } from '@mantine/core'
import { useDeferredValue, useId, useMemo, useState, type ReactNode } from 'react'
import { readSorting, sortRows } from '../../kit/sorting'
import { SelectField } from '../field/select-field'
import { EmptyState } from '../page/empty-state'
import { ErrorState } from '../page/error-state'
import { ListSkeleton } from '../page/loading'
import { useShownBeforeApplied } from '../page/use-answered-first'
import { useWords } from '../words/use-words'
import { listWords } from '../words/words-list'
import { ListCards, ListTableHead, TableRows, type Column } from './list-rows'
import { useIsTable } from './use-is-table'

export type { Column }

export interface ListProps<T> {
  readonly label: string
  readonly columns: readonly Column<T>[]
  /** Undefined while they are loading. */
  readonly rows: readonly T[] | undefined
  readonly rowKey: (row: T) => string
  readonly href: (row: T) => string
  /** Called when a click on a row is likely, to fetch what the click needs. */
  readonly onIntent?: (row: T) => void
  /** `date`, `-date` or '', as in the address. */
  readonly sort: string
  readonly onSort: (sort: string) => void
  readonly query: { readonly error: unknown; readonly refetch: () => unknown }
  /** True if a search or filter is active. Then no rows means "no hits", not "empty". */
  readonly filtered?: boolean
  readonly onClearFilters?: () => void
  readonly empty: { readonly title: string; readonly text?: ReactNode; readonly action?: ReactNode }
  /** "23 vouchers". Left out when the page says it elsewhere. */
  readonly count?: (rows: number) => string
  readonly sum?: ReactNode
  /** The number of pages of 100 rows that are shown, when the address stores it. */
  readonly pages?: number
  readonly onPages?: (pages: number) => void
  /** The number of cards before the first "Show more", for a list with something below it. */
  readonly firstCards?: number
  /**
   * The number of all rows, when `rows` has only the first ones. The others must be fetched from
   * the server.
   */
  readonly total?: number
  /** True if a `ListBar` is above the list. On a phone its button shows the choice of a sorting. */
  readonly hasBar?: boolean
}

/** The number of rows that each click on "Show more" adds. */
const pageSize = 100

/** The number of rows on these pages. The first page of cards may be shorter. */
const rowsOfPages = (pages: number, isTable: boolean, firstCards = pageSize): number =>
  (isTable ? pageSize : firstCards) + (pages - 1) * pageSize

/** With fewer rows than this, all are in sight. They need no search, and on a phone no choice of a sorting. */
export const manyRows = 8

/**
 * The drawn rows. They change a moment after a click, so that the page first shows the heading's
 * arrow or the filter's new value.
 */
function useShownRows<T>({
  columns,
  rows,
  sort,
  most,
}: Pick<ListProps<T>, 'columns' | 'rows' | 'sort'> & { most: number }) {
  const late = useDeferredValue(rows)
  // The first rows come with the rest of the page, so that nothing moves while it loads.
  const shown = { columns: useDeferredValue(columns), rows: late ?? rows, sort: useDeferredValue(sort) }
  const sorted = useMemo(() => {
    const sorting = readSorting(shown.sort)
    const valueOf = shown.columns.find((column) => column.key === sorting?.key)?.sortBy
    return shown.rows && (sorting && valueOf ? sortRows(shown.rows, valueOf, sorting.descending) : shown.rows)
  }, [shown.sort, shown.columns, shown.rows])
  const first = useMemo(() => sorted?.slice(0, most), [sorted, most])
  return { columns: shown.columns, count: sorted?.length ?? 0, first }
}

/** A list: a table from 768 px, cards below. */
export function DataList<T extends object>(props: ListProps<T>) {
  const { columns, rows, query, filtered = false, onClearFilters, empty, count, sum, href, onIntent } = props
  const t = useWords(listWords)
  const isTable = useIsTable()
  const [ownPages, setOwnPages] = useState(1)
  const pages = props.pages ?? ownPages
  const [sort, onSort] = useShownBeforeApplied(props.sort, props.onSort)
  const shown = useShownRows({ columns, rows, sort: props.sort, most: rowsOfPages(pages, isTable, props.firstCards) })
  const links = useMemo(() => ({ href, onIntent }), [href, onIntent])
  // The key depends only on the row, so the first function is always right.
  const [rowKey] = useState(() => props.rowKey)

  if (rows === undefined || shown.first === undefined)
    return query.error ? (
      <ErrorState error={query.error} retry={query.refetch} />
    ) : (
      <ListSkeleton rows={6} columns={columns.length} />
    )
  const all = Math.max(props.total ?? 0, shown.count)
  const clear = onClearFilters && (
    <Button variant="default" onClick={onClearFilters}>
      {t('clearFilters')}
    </Button>
  )
  const more = Math.min(pageSize, all - shown.first.length)
  const drawn = { columns: shown.columns, rows: shown.first, rowKey, links }
  return (
    <div className="ui-list">
      {query.error ? <ErrorState error={query.error} retry={query.refetch} /> : null}
      {count && (
        <p className="ui-list-count" role="status">
          {shown.count === 0 && !filtered ? '' : count(all)}
        </p>
      )}
      {shown.count === 0 ? (
        filtered ? (
          <EmptyState title={t('noHitsTitle')} text={t('noHitsText')} action={clear} />
        ) : (
          <EmptyState {...empty} />
        )
      ) : (
        <>
          {isTable ? (
            <table className="ui-table">
              <caption className="ui-hidden">{props.label}</caption>
              <ListTableHead columns={columns} sort={sort} onSort={onSort} />
              <TableRows {...drawn} />
            </table>
          ) : (
            <>
              {all >= (props.hasBar ? 2 : manyRows) && <ListSort columns={columns} sort={sort} onSort={onSort} />}
              <ListCards {...drawn} label={props.label} />
            </>
          )}
          <div className="ui-list-foot">
            {more > 0 && (
              <>
                <Button
                  variant="default"
                  onClick={() => (props.onPages ? props.onPages(pages + 1) : setOwnPages(pages + 1))}
                >
                  {t('showMore', { count: more })}
                </Button>
                <span className="ui-fine">{t('shownOf', { shown: shown.first.length, all })}</span>
              </>
            )}
            {sum !== undefined && <div className="ui-list-sum">{sum}</div>}
          </div>
        </>
      )}
    </div>
  )
}

/** The choice of a sorting above cards, which have no column headings to click. */
function ListSort<T>({ columns, sort, onSort }: Pick<ListProps<T>, 'columns' | 'sort' | 'onSort'>) {
  const t = useWords(listWords)
  const id = useId()
  const options = columns.flatMap(({ key, label, sortBy }) =>
    sortBy
      ? [
          { value: key, label: t('ascending', { column: label }) },
          { value: `-${key}`, label: t('descending', { column: label }) },
        ]
      : [],
  )
  if (options.length === 0) return null
  return (
    <div className="ui-cards-sort ui-no-print">
      <SelectField
        id={id}
        name="sort"
        label={t('sortBy')}
        placeholder={t('usualOrder')}
        options={options}
        value={options.some(({ value }) => value === sort) ? sort : ''}
        onChange={onSort}
      />
    </div>
  )
}
