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
  readonly onChange: (open: boolean) => void
}

/** The least distance from the edges of the window, in px. Without room below its button the menu opens above it. */
const windowEdge = 8

/** The choices of a menu button, while the menu is open. */
export function MenuPanel({ label, choices, onChange }: MenuPanelProps) {
  return (
    // The menu is rendered in its place in the page, so that it belongs to a landmark. Its first choice has the focus.
    // It is fixed, because before it is placed it would make the page wider, and a phone then zooms out and scrolls.
    <Menu
      opened
      onChange={onChange}
      position="bottom-end"
      width={300}
      floatingStrategy="fixed"
      middlewares={{ flip: { padding: windowEdge }, shift: { padding: windowEdge } }}
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
