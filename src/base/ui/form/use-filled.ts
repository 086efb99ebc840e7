import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { FieldProps } from '../field/field'
import { mayFill } from './may-fill'

/**
 * Fills a field from what is typed elsewhere; what was typed into it stays, and so does the one that somebody is in.
 * `filledBefore` is what the field follows from as the form is opened.
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
    // Written before anybody can go into the field: a value that comes between focus and key would stand beside what is typed.
    flushSync(() => onChange(value))
  }
}
