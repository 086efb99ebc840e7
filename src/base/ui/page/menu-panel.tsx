import '../field/choice-field.css'
import './menu-panel.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { PopupAnchor } from '../dialog/lazy-popup'

export interface MenuChoice {
  readonly key: string
  readonly label: string
  readonly help?: string
  readonly icon?: ReactNode
  /** True if it deletes something. */
  readonly danger?: boolean
  readonly disabled?: boolean
  /** Shown when the pointer rests on it, such as its keys. */
  readonly title?: string
  readonly onClick: () => void
}

interface MenuPanelProps {
  readonly label: string
  readonly choices: readonly MenuChoice[]
  readonly open: boolean
  readonly onChange: (open: boolean) => void
}

export function MenuPanel({ label, choices, open, onChange }: MenuPanelProps) {
  return (
    // The menu is rendered in its place in the page, so that it belongs to a landmark. Its first choice has the focus.
    <Menu
      opened={open}
      onChange={onChange}
      position="bottom-end"
      width={300}
      returnFocus={false}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <PopupAnchor label={label} />
      </Menu.Target>
      <Menu.Dropdown data-mantine-stop-propagation>
        {choices.map((choice, index) => (
          <Menu.Item
            key={choice.key}
            data-autofocus={index === 0 || undefined}
            leftSection={choice.icon}
            {...(choice.danger === true && { color: 'red' })}
            disabled={choice.disabled === true}
            onClick={choice.onClick}
          >
            <span className="ui-choice-label">{choice.label}</span>
            {choice.help !== undefined && <span className="ui-fine ui-choice-help">{choice.help}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
