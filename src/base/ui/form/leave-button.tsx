import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

export interface LeaveButtonProps {
  readonly onClick: () => void
  readonly children: ReactNode
  /** True if it deletes something. */
  readonly danger?: boolean
  readonly disabled?: boolean
  /** True if it has the focus when the dialog opens. */
  readonly autoFocus?: boolean
}

/** A button that leaves a form or deletes its record. It is plain text, at the left of the other buttons. */
export function LeaveButton({
  onClick,
  children,
  danger = false,
  disabled = false,
  autoFocus = false,
}: LeaveButtonProps) {
  return (
    <Button
      className="ui-leave"
      variant="subtle"
      color={danger ? 'red' : 'gray'}
      disabled={disabled}
      data-autofocus={autoFocus || undefined}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
