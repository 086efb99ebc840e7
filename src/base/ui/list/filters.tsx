import './filters.css'
import type { ReactNode } from 'react'

/** The fields over a list that narrow it: side by side where there is room, the first one takes what is left. */
export function Filters({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="ui-filters" role="search" aria-label={label}>
      {children}
    </div>
  )
}
