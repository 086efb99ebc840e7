import type { ReactNode } from 'react'

export interface EmptyStateProps {
  readonly title: string
  readonly text?: ReactNode
  readonly action?: ReactNode
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="ui-empty">
      <p className="ui-empty-title">{title}</p>
      {text !== undefined && <p>{text}</p>}
      {action}
    </div>
  )
}
