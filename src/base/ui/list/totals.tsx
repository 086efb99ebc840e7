import './totals.css'
import type { ReactNode } from 'react'

export interface Total {
  readonly label: string
  readonly value: ReactNode
  /** The text under the number ("deficit kr 12 000,00"). */
  readonly note?: ReactNode
}

export function Totals({ label, items }: { label: string; items: readonly Total[] }) {
  return (
    <dl className="ui-totals" aria-label={label}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>
            <span className="ui-total">{item.value}</span>
            {item.note !== undefined && item.note !== null && <span className="ui-fine">{item.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
