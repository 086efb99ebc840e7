import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { FieldProps } from '../field/field'
import { mayFillField } from './may-fill'

/**
 * Returns a function that fills a field in, unless it was typed into or has the focus. `filledBefore` was filled in
 * when the form was opened.
 */
export function useFillField(field: FieldProps<string>, filledBefore = ''): (value: string) => void {
  const latest = useRef(field)
  const filled = useRef(filledBefore)
  useEffect(() => {
    latest.current = field
  })
  return (value) => {
    const { id, value: now, onChange } = latest.current
    if (value === now || !mayFillField(now, filled.current, document.activeElement?.id === id)) return
    filled.current = value
    // The value is set before the user can focus the field. A late value would be added to the typed text.
    flushSync(() => onChange(value))
  }
}
