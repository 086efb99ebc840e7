import { ActionIcon, Button } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useLazyPopup } from '../dialog/lazy-popup'
import type { MenuChoice } from './menu-panel'

export interface MenuButtonProps {
  readonly label: string
  /** A shorter text, which must be a part of the label. */
  readonly short?: string
  readonly icon?: ReactNode
  readonly choices: readonly MenuChoice[]
  readonly variant?: 'filled' | 'default' | 'subtle'
  readonly iconOnly?: boolean
}

const load = () => import('./menu-panel')
const MenuPanel = lazy(async () => ({ default: (await load()).MenuPanel }))

/** A button with a menu. The menu is a separate chunk. It is loaded when the button is hovered or focused. */
export function MenuButton({ label, short, icon, choices, variant = 'filled', iconOnly = false }: MenuButtonProps) {
  const [open, setOpen] = useState(false)
  const [requested, setRequested] = useState(false)
  const popup = useLazyPopup(open, setOpen)
  const button = {
    variant,
    'aria-haspopup': 'menu',
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    ...popup.button,
    onClick: () => {
      setRequested(true)
      popup.button.onClick()
    },
  } as const
  return (
    <span className="ui-anchor">
      {iconOnly ? (
        <ActionIcon {...button} aria-label={label} size={variant === 'subtle' ? 'md' : 40}>
          {icon}
        </ActionIcon>
      ) : (
        <Button
          {...button}
          {...(short === undefined ? {} : { 'aria-label': label, rightSection: <ChevronDown size={16} aria-hidden /> })}
          leftSection={icon}
        >
          {short ?? label}
        </Button>
      )}
      {requested && (
        <Suspense>
          <MenuPanel label={label} choices={choices} open={open} onChange={popup.change} />
        </Suspense>
      )}
    </span>
  )
}
