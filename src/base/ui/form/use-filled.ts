import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { FieldProps } from '../field/field'
import { mayFill } from './may-fill'

/** Unless the field was typed into or has the focus. `filledBefore`: filled in when the form was opened. */
export function useFilled(field: FieldProps<string>, filledBefore = ''): (value: string) => void {
  const latest = useRef(field)
  const filled = useRef(filledBefore)
  useEffect(() => {
    latest.current = field
  })
  return (value) => {
    const { id, value: now, onChange } = latest.current
    if (value === now || !mayFill(now, filled.current, document.activeElement?.id === id)) return
    filled.current = value
    // Before the user can focus the field: a later value would be added to the typed text.
    flushSync(() => onChange(value))
  }
}
