import type { ReactNode } from 'react'

export type BadgeKind = 'expense' | 'income' | 'contract' | 'depreciation' | 'archived' | 'error'

/** A word with its colour; the word says everything, the colour only helps. */
export function Badge({ kind, children }: { kind: BadgeKind; children: ReactNode }) {
  return (
    <span className="ui-badge" data-kind={kind}>
      {children}
    </span>
  )
}
