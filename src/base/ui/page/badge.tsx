import './badge.css'
import type { ReactNode } from 'react'

export type BadgeKind = 'expense' | 'income' | 'contract' | 'depreciation' | 'archived' | 'error'

/** A word in a colour, which adds nothing to its meaning. */
export function Badge({ kind, children }: { kind: BadgeKind; children: ReactNode }) {
  return (
    <span className="ui-badge" data-kind={kind}>
      {children}
    </span>
  )
}
