import { RouteLink } from '../page/link'
import type { ListProps } from './list'

/** The list below 900 px. */
export function ListCards<T>({ label, columns, rows, rowKey, href }: ListProps<T>) {
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
