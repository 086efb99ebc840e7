import type { ReactNode } from 'react'

export interface EmptyStateProps {
  readonly title: string
  readonly text?: ReactNode
  readonly action?: ReactNode
}

/** Says what an empty list is for, with one button. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="ui-empty">
      <p className="ui-empty-title">{title}</p>
      {text !== undefined && <p>{text}</p>}
      {action}
    </div>
  )
}
