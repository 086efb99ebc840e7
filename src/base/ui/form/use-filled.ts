import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { FieldProps } from '../field/field'
import { mayFill } from './may-fill'

/**
 * Fills a field from a value that is typed elsewhere, unless it was typed into or has the focus. `filledBefore` is the
 * value that the field was filled from when the form is opened.
 */
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
    // Written before the user can focus the field: a value between focus and key press would be added to the typed
    // text.
    flushSync(() => onChange(value))
  }
}
