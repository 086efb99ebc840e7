import './ui-list.css'
import { Button } from '@mantine/core'
import { useId, useMemo, useState, type ReactNode } from 'react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { nextSorting, readSorting, sortRows, type SortValue } from '../../kit/sorting'
import { SelectField } from '../field/select-field'
import { EmptyState } from '../page/empty-state'
import { ErrorState } from '../page/error-state'
import { RouteLink } from '../page/link'
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
  /**
   * The column's place on a card, below 768 px. The first column is always the title. `rest` shows the label too, `note`
   * only the value.
   */
  readonly card?: 'title' | 'amount' | 'badge' | 'date' | 'note' | 'rest' | 'action' | 'hide'
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
  /** True if a search or filter is active. Then no rows means "no hits", not "empty". */
  readonly filtered?: boolean
  readonly onClearFilters?: () => void
  readonly empty: { readonly title: string; readonly text?: ReactNode; readonly action?: ReactNode }
  /** "23 vouchers". Left out when the page says it elsewhere. */
  readonly count?: (rows: number) => string
  readonly sum?: ReactNode
  /** How many pages of 100 rows are shown, when the address stores it. */
  readonly pages?: number
  readonly onPages?: (pages: number) => void
  /**
   * The number of all rows, when `rows` has only the first ones. More shown pages then need another call to the server.
   */
  readonly total?: number
  /** True if a `ListBar` is above the list. On a phone its button shows the choice of a sorting. */
  readonly hasBar?: boolean
}

/** How many rows each click on "Show more" adds. */
const pageSize = 100

/** With fewer rows than this, all are in sight. They need no search, and on a phone no choice of a sorting. */
export const manyRows = 8

/** A list: a table from 768 px, cards below. */
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
          {all >= (props.hasBar ? 2 : manyRows) && <ListSort columns={columns} sort={sort} onSort={onSort} />}
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

function SortHead<T>({ column, sort, onSort }: { column: Column<T>; sort: string; onSort: (sort: string) => void }) {
  const end = column.align === 'end' || undefined
  if (!column.sortBy)
    return (
      <th scope="col" data-end={end} data-action={column.card === 'action' || undefined}>
        {column.label}
      </th>
    )
  const state = sort === column.key ? 'ascending' : sort === `-${column.key}` ? 'descending' : 'none'
  const Icon = state === 'ascending' ? ArrowUp : state === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <th scope="col" data-end={end} aria-sort={state}>
      <button type="button" className="ui-sort" onClick={() => onSort(nextSorting(sort, column.key))}>
        {column.label}
        <Icon size={16} aria-hidden />
      </button>
    </th>
  )
}

/** The list from 768 px and on paper. The row's first cell is the link, and covers the whole row. */
function ListTable<T>({ label, columns, rows, rowKey, href, sort, onSort }: ListProps<T>) {
  return (
    <table className="ui-table">
      <caption className="ui-hidden">{label}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <SortHead key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {(rows ?? []).map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.key} scope="row" data-end={column.align === 'end' || undefined}>
                  <RouteLink href={href(row)} className="ui-row-link">
                    {column.cell(row)}
                  </RouteLink>
                </th>
              ) : (
                <td
                  key={column.key}
                  data-end={column.align === 'end' || undefined}
                  data-action={column.card === 'action' || undefined}
                >
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
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

/** The list below 768 px. */
function ListCards<T>({ label, columns, rows, rowKey, href }: ListProps<T>) {
  const [first, ...others] = columns
  if (!first) return null
  const at = (place: string) => others.filter((column) => (column.card ?? 'rest') === place)
  return (
    <ul className="ui-cards" aria-label={label}>
      {(rows ?? []).map((row) => (
        <li key={rowKey(row)} className="ui-card">
          <div className="ui-card-line">
            <RouteLink href={href(row)} className="ui-row-link ui-card-title">
              {first.cell(row)}
            </RouteLink>
            {at('amount').map((column) => (
              <span key={column.key} className="ui-card-amount">
                <span className="ui-hidden">{column.label}: </span>
                {column.cell(row)}
              </span>
            ))}
          </div>
          <div className="ui-card-line">
            {at('badge').map((column) => (
              <span key={column.key}>{column.cell(row)}</span>
            ))}
            {at('date').map((column) => (
              <span key={column.key} className="ui-card-date">
                <span className="ui-hidden">{column.label}: </span>
                {column.cell(row)}
              </span>
            ))}
          </div>
          {at('note').map((column) => (
            <div key={column.key} className="ui-card-note">
              <span className="ui-hidden">{column.label}: </span>
              {column.cell(row)}
            </div>
          ))}
          {at('rest').length > 0 && (
            <dl className="ui-card-rest">
              {at('rest').map((column) => (
                <div key={column.key}>
                  <dt>{column.label}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
          )}
          {at('action').map((column) => (
            <div key={column.key} className="ui-card-action">
              {column.cell(row)}
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
