import './filters.css'
import type { ReactNode } from 'react'

export function Filters({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="ui-filters" role="search" aria-label={label}>
      {children}
    </div>
  )
}
