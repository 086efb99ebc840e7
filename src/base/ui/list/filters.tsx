import './filters.css'
import type { ReactNode } from 'react'

/**
 * The filter fields above a list. They are next to each other when there is space, and the first one uses the remaining
 * width.
 */
export function Filters({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="ui-filters" role="search" aria-label={label}>
      {children}
    </div>
  )
}
