import './ui-list.css'
import { Button } from '@mantine/core'
import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table'
import { useMemo, useState, type ReactNode } from 'react'
import { ListCards } from './list-cards'
import { ListTable } from './list-table'
import { compareValues, readSort, type SortValue } from './sorting'
import { EmptyState, ErrorState, ListSkeleton } from './states'
import { useWords } from './use-words'
import { uiWords } from './words'

export interface Column<T> {
  readonly key: string
  readonly label: string
  readonly cell: (row: T) => ReactNode
  /** What the column is sorted by; left out: it is not. */
  readonly sortBy?: (row: T) => SortValue
  /** Figures stand to the right. */
  readonly align?: 'end'
  /** Where it stands in the card below 768 px (the first column is always the title). */
  readonly card?: 'title' | 'amount' | 'badge' | 'date' | 'rest' | 'action' | 'hide'
}

export interface ListProps<T> {
  /** The name of the table. */
  readonly label: string
  readonly columns: readonly Column<T>[]
  /** What is left after the filters; undefined while nothing has been answered. */
  readonly rows: readonly T[] | undefined
  readonly rowKey: (row: T) => string
  /** Where the first column's link leads. */
  readonly href: (row: T) => string
  /** `date`, `-date` or '' as it stands in the address. */
  readonly sort: string
  readonly onSort: (sort: string) => void
  /** The rows come in the order that `sort` says (a room's own rule). */
  readonly sorted?: boolean
  readonly answer: { readonly error: unknown; readonly refetch: () => unknown }
  /** A search or filter is on: nothing left means "no hits", not "empty". */
  readonly filtered?: boolean
  readonly onClearFilters?: () => void
  readonly empty: { readonly title: string; readonly text?: ReactNode; readonly action?: ReactNode }
  /** "23 vouchers" */
  readonly count: (rows: number) => string
  /** The sum of what is shown. */
  readonly sum?: ReactNode
  /** Pages of 100 that are shown, where the address keeps it; left out the list keeps it itself. */
  readonly pages?: number
  readonly onPages?: (pages: number) => void
}

const step = 100
const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

/** A list: a table from 768 px, cards below, with all four states. */
export function DataList<T extends object>(props: ListProps<T>) {
  const {
    columns,
    rows,
    sort,
    onSort,
    answer,
    filtered = false,
    onClearFilters,
    empty,
    count,
    sum,
    sorted: presorted = false,
  } = props
  const t = useWords(uiWords)
  const [own, setOwn] = useState(1)
  const pages = props.pages ?? own
  const defs = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, T> => ({
        id: column.key,
        accessorFn: (row: T): SortValue => column.sortBy?.(row) ?? null,
        enableSorting: column.sortBy !== undefined,
        sortFn: (a, b, id) => compareValues(a.getValue<SortValue>(id), b.getValue<SortValue>(id)),
        sortUndefined: false,
      })),
    [columns],
  )
  const data = useMemo(() => [...(rows ?? [])], [rows])
  const sorting = useMemo(() => {
    const said = presorted ? null : readSort(sort)
    return said !== null && columns.some((column) => column.key === said.key && column.sortBy)
      ? [{ id: said.key, desc: said.desc }]
      : []
  }, [sort, columns, presorted])
  const table = useTable({ features, columns: defs, data, state: { sorting } })

  if (rows === undefined)
    return answer.error ? (
      <ErrorState error={answer.error} retry={answer.refetch} />
    ) : (
      <ListSkeleton rows={6} columns={columns.length} />
    )
  const sorted = table.getRowModel().rows.map((row) => row.original)
  const shown = sorted.slice(0, pages * step)
  const clear = onClearFilters && (
    <Button variant="default" onClick={onClearFilters}>
      {t('clearFilters')}
    </Button>
  )
  const more = Math.min(step, sorted.length - shown.length)
  return (
    <div className="ui-list">
      {answer.error ? <ErrorState error={answer.error} retry={answer.refetch} /> : null}
      <p className="ui-list-count" role="status">
        {rows.length === 0 && !filtered ? '' : count(sorted.length)}
      </p>
      {rows.length === 0 ? (
        filtered ? (
          <EmptyState title={t('noHitsTitle')} text={t('noHitsText')} action={clear} />
        ) : (
          <EmptyState {...empty} />
        )
      ) : (
        <>
          <ListTable {...props} rows={shown} sort={sort} onSort={onSort} />
          <ListCards {...props} rows={shown} />
          <div className="ui-list-foot">
            {more > 0 && (
              <>
                <Button
                  variant="default"
                  onClick={() => (props.onPages ? props.onPages(pages + 1) : setOwn(pages + 1))}
                >
                  {t('showMore', { count: more })}
                </Button>
                <span className="ui-fine">{t('shownOf', { shown: shown.length, all: sorted.length })}</span>
              </>
            )}
            {sum !== undefined && <div className="ui-list-sum">{sum}</div>}
          </div>
        </>
      )}
    </div>
  )
}
