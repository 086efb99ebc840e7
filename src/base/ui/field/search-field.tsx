import { useEffect, useRef } from 'react'
import { TextField, type TextFieldProps } from './text-field'
import { focusField } from './focus-field'
import { useShortcut } from '../page/shortcut'

/** A search field. `/` moves the focus to it. `onChange` is called at each key: `replace` the address with the text. */
export function SearchField(props: Omit<TextFieldProps, 'kind'>) {
  const id = useRef(props.id)
  useEffect(() => {
    id.current = props.id
  }, [props.id])
  useShortcut('/', () => focusField(id.current))
  return <TextField {...props} kind="search" maxLength={props.maxLength ?? 100} />
}
