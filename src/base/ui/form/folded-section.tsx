import './folded-section.css'
import { useState, type ReactNode } from 'react'
import type { FieldProps } from '../field/field'

export interface CollapsibleSectionProps {
  readonly title: string
  readonly says?: string
  readonly help?: ReactNode
  readonly fields: readonly Pick<FieldProps<unknown>, 'value' | 'error'>[]
  readonly children: ReactNode
}

const isGiven = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== '' && value !== null)

/**
 * A section that can be collapsed. It is open at first when a field in it has a value, and opens
 * when a field in it has an error.
 */
export function CollapsibleSection({ title, says, help, fields, children }: CollapsibleSectionProps) {
  const [opened, setOpened] = useState(() => fields.some(({ value }) => isGiven(value)))
  const isRefused = fields.some(({ error }) => error !== undefined)
  const [wasRefused, setWasRefused] = useState(isRefused)
  if (isRefused !== wasRefused) {
    setWasRefused(isRefused)
    if (isRefused) setOpened(true)
  }
  return (
    <details className="ui-folded" open={opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        {title}
        {says !== undefined && <span className="ui-fine"> {says}</span>}
      </summary>
      <div className="ui-part">
        {help !== undefined && <p className="ui-fine">{help}</p>}
        {children}
      </div>
    </details>
  )
}
