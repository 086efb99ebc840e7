import './badge.css'
import type { ReactNode } from 'react'

export type BadgeKind = 'expense' | 'income' | 'contract' | 'depreciation' | 'archived' | 'error'

/** A word with a colour; the colour adds nothing that the word does not say. */
export function Badge({ kind, children }: { kind: BadgeKind; children: ReactNode }) {
  return (
    <span className="ui-badge" data-kind={kind}>
      {children}
    </span>
  )
}
