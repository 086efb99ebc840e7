import type { ReactNode } from 'react'

export interface FactGroupProps {
  readonly title: string
  readonly children: ReactNode
}

/** Facts that belong together, under a heading inside a collapsible section of the page. */
export function FactGroup({ title, children }: FactGroupProps) {
  return (
    <section className="contract-part" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
