import type { ReactNode } from 'react'

export interface FactGroupProps {
  readonly title: string
  readonly children: ReactNode
}

export function FactGroup({ title, children }: FactGroupProps) {
  return (
    <section className="contract-part" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
