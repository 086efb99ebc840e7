import { useEffect, useRef } from 'react'
import { TextField, type TextFieldProps } from './text-field'
import { focusField } from './focus-field'
import { useShortcut } from '../page/shortcut'
import { useShownBeforeApplied } from '../page/use-answered-first'

/**
 * A search field. `/` moves the focus to it. `onChange` is called for each key after the text has
 * been shown. A page that stores the text in its address must replace the history entry.
 */
export function SearchField(props: Omit<TextFieldProps, 'kind'>) {
  const id = useRef(props.id)
  const [value, onChange] = useShownBeforeApplied(props.value, props.onChange)
  useEffect(() => {
    id.current = props.id
  }, [props.id])
  useShortcut('/', () => focusField(id.current))
  return <TextField {...props} value={value} onChange={onChange} kind="search" maxLength={props.maxLength ?? 100} />
}
