import { Button } from '@mantine/core'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useLatePopup } from './late-popup'

export interface MenuChoice {
  readonly key: string
  readonly label: string
  readonly help?: string
  readonly icon?: ReactNode
  readonly onClick: () => void
}

export interface MenuButtonProps {
  readonly label: string
  readonly icon?: ReactNode
  readonly choices: readonly MenuChoice[]
  readonly variant?: 'filled' | 'default'
}

const load = () => import('./menu-panel')
const MenuPanel = lazy(async () => ({ default: (await load()).MenuPanel }))

/** A button that offers a few things to do. The menu itself is fetched when the button is about to be pressed. */
export function MenuButton({ label, icon, choices, variant = 'filled' }: MenuButtonProps) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const popup = useLatePopup(open, setOpen)
  return (
    <span className="ui-anchor">
      <Button
        variant={variant}
        leftSection={icon}
        aria-haspopup="menu"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        {...popup.button}
        onClick={() => {
          setWanted(true)
          popup.button.onClick()
        }}
      >
        {label}
      </Button>
      {wanted && (
        <Suspense>
          <MenuPanel label={label} choices={choices} open={open} onChange={popup.change} />
        </Suspense>
      )}
    </span>
  )
}
