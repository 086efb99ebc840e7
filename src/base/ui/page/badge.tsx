import './badge.css'
import type { ReactNode } from 'react'

export type BadgeKind = 'expense' | 'income' | 'contract' | 'depreciation' | 'archived' | 'error'

/** A word in a colour. The colour adds nothing to the meaning of the word. */
export function Badge({ kind, children }: { kind: BadgeKind; children: ReactNode }) {
  return (
    <span className="ui-badge" data-kind={kind}>
      {children}
    </span>
  )
}
