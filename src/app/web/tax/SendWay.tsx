import { Button, type ButtonProps } from '@mantine/core'
import type { LucideIcon } from 'lucide-react'

interface SendWayProps extends Pick<ButtonProps, 'variant' | 'loading' | 'disabled'> {
  readonly id: string
  readonly Icon: LucideIcon
  readonly text: string
  readonly help: string
  readonly onClick: () => void
}

/** A button with what it does below. */
export function SendWay({ id, Icon, text, help, ...button }: SendWayProps) {
  return (
    <div>
      <Button {...button} leftSection={<Icon size={18} aria-hidden />} aria-describedby={id}>
        {text}
      </Button>
      <p className="ui-fine" id={id}>
        {help}
      </p>
    </div>
  )
}
