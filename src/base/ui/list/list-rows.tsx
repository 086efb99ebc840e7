import { createContext, memo, use, type ReactNode } from 'react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { nextSorting, type SortValue } from '../../kit/sorting'
import { PlainLink } from '../page/link'

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

/** The data of a row. It is drawn again only when one of these changes, so `columns` must stay the same. */
interface RowProps<T> {
  readonly row: T
  readonly columns: readonly Column<T>[]
}

export interface PlainLinks<T> {
  readonly href: (row: T) => string
  /** Called when a click on a row is likely, to fetch what the click needs. */
  readonly onIntent?: ((row: T) => void) | undefined
}

/**
 * The links of the rows. They are passed by context, because their addresses contain the sorting
 * and the filters. So a new sorting renders the links again, but not the rows.
 */
const Links = createContext<PlainLinks<unknown>>({ href: () => '' })

export interface RowsProps<T> {
  readonly label: string
  readonly columns: readonly Column<T>[]
  readonly rows: readonly T[]
  readonly rowKey: (row: T) => string
  readonly links: PlainLinks<T>
}

function LinkOfRow({ row, className, children }: { row: unknown; className: string; children: ReactNode }) {
  const { href, onIntent } = use(Links)
  return (
    <PlainLink href={href(row)} className={className} onIntent={onIntent && (() => onIntent(row))}>
      {children}
    </PlainLink>
  )
}

const TableRow = memo(function TableRow<T>({ row, columns }: RowProps<T>) {
  return (
    <tr>
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.key} scope="row" data-end={column.align === 'end' || undefined}>
            <LinkOfRow row={row} className="ui-row-link">
              {column.cell(row)}
            </LinkOfRow>
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
  )
}) as <T>(props: RowProps<T>) => ReactNode

/** The rows of a table. The row's first cell is the link, and covers the whole row. */
export const TableRows = memo(function TableRows<T>({ columns, rows, rowKey, links }: Omit<RowsProps<T>, 'label'>) {
  return (
    <Links value={links as PlainLinks<unknown>}>
      <tbody>
        {rows.map((row) => (
          <TableRow key={rowKey(row)} row={row} columns={columns} />
        ))}
      </tbody>
    </Links>
  )
}) as <T>(props: Omit<RowsProps<T>, 'label'>) => ReactNode

interface HeadProps<T> {
  readonly columns: readonly Column<T>[]
  readonly sort: string
  readonly onSort: (sort: string) => void
}

function SortHead<T>({ column, sort, onSort }: Omit<HeadProps<T>, 'columns'> & { column: Column<T> }) {
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

export const ListTableHead = <T,>({ columns, sort, onSort }: HeadProps<T>) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <SortHead key={column.key} column={column} sort={sort} onSort={onSort} />
      ))}
    </tr>
  </thead>
)

const Card = memo(function Card<T>({ row, columns }: RowProps<T>) {
  const [first, ...others] = columns
  if (!first) return null
  const at = (place: string) => others.filter((column) => (column.card ?? 'rest') === place)
  return (
    <li className="ui-card">
      <div className="ui-card-line">
        <LinkOfRow row={row} className="ui-row-link ui-card-title">
          {first.cell(row)}
        </LinkOfRow>
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
  )
}) as <T>(props: RowProps<T>) => ReactNode

/** The list below 768 px. */
export const ListCards = memo(function ListCards<T>({ label, columns, rows, rowKey, links }: RowsProps<T>) {
  return (
    <Links value={links as PlainLinks<unknown>}>
      <ul className="ui-cards" aria-label={label}>
        {rows.map((row) => (
          <Card key={rowKey(row)} row={row} columns={columns} />
        ))}
      </ul>
    </Links>
  )
}) as <T>(props: RowsProps<T>) => ReactNode
