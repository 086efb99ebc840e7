import './filters.css'
import type { ReactNode } from 'react'

/** Next to each other when there is space. The first one uses the remaining width. */
export function Filters({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="ui-filters" role="search" aria-label={label}>
      {children}
    </div>
  )
}
