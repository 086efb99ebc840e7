import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { RouteLink } from '../page/link'
import type { Column, ListProps } from './list'
import { nextSorting } from '../../kit/sorting'

function SortHead<T>({ column, sort, onSort }: { column: Column<T>; sort: string; onSort: (sort: string) => void }) {
  const end = column.align === 'end' || undefined
  if (!column.sortBy)
    return (
      <th scope="col" data-end={end}>
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

/** From 900 px. The row's first cell is the link, and covers the whole row. */
export function ListTable<T>({ label, columns, rows, rowKey, href, sort, onSort }: ListProps<T>) {
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
                <td key={column.key} data-end={column.align === 'end' || undefined}>
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
