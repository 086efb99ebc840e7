import { ActionIcon, Button } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useLazyPopup } from '../dialog/lazy-popup'
import { lazyPart } from './lazy-part'
import type { MenuChoice } from './menu-panel'

export interface MenuButtonProps {
  readonly label: string
  /** A shorter text, which must be a part of the label. */
  readonly short?: string
  readonly icon?: ReactNode
  readonly choices: readonly MenuChoice[]
  readonly variant?: 'filled' | 'default' | 'subtle'
  readonly iconOnly?: boolean
  /** Called when a click on the button is likely, to fetch what its choices need. */
  readonly onIntent?: () => void
}

const MenuPanel = lazyPart(async () => ({ default: (await import('./menu-panel')).MenuPanel }))

/** A button with a menu. The menu is a separate chunk. It is loaded when the button is hovered or focused. */
export function MenuButton(props: MenuButtonProps) {
  const { label, short, icon, choices, variant = 'filled', iconOnly = false, onIntent } = props
  const [open, setOpen] = useState(false)
  const popup = useLazyPopup(open, setOpen)
  const prepare = () => {
    MenuPanel.fetch()
    onIntent?.()
  }
  const button = {
    variant,
    'aria-haspopup': 'menu',
    onPointerEnter: prepare,
    onFocus: prepare,
    ...popup.button,
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
      {/* A choice answers without the menu: to close it, the library would draw and place it four times again. */}
      {open && (
        <Suspense>
          <MenuPanel label={label} choices={choices} onChange={popup.change} />
        </Suspense>
      )}
    </span>
  )
}
