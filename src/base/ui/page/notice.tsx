import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export interface NoticeProps {
  readonly kind?: 'info' | 'warning'
  readonly children: ReactNode
  readonly action?: ReactNode
  readonly label?: string
}

/** A notice in the page, which never covers content. */
export function Notice({ kind = 'info', children, action, label }: NoticeProps) {
  const Icon = kind === 'info' ? Info : TriangleAlert
  return (
    <div className="ui-notice" data-kind={kind} role={label === undefined ? undefined : 'region'} aria-label={label}>
      <Icon size={18} aria-hidden />
      <span>{children}</span>
      {action}
    </div>
  )
}
