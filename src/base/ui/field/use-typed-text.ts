import { useState, type ChangeEvent } from 'react'
import type { FieldProps } from './field'

/** Turns a typed text into a value, and a value into a text. `parse` returns NaN for text that is not a number. */
export interface TextFormat<T> {
  readonly parse: (text: string) => T
  readonly format: (value: T) => string
}

/**
 * The text of a field and its handlers. While the field is edited the text stays as it was typed, so that the caret
 * does not move. It is formatted on blur. Text that is not a number (NaN) stays visible with its error.
 */
export function useTypedText<T>({ value, onChange, onBlur }: FieldProps<T>, { parse, format }: TextFormat<T>) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: T } | null>(null)
  return {
    // A value that other code sets replaces the typed text.
    value: typed !== null && Object.is(typed.value, value) ? typed.text : format(value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const text = event.currentTarget.value
      const parsed = parse(text)
      setTyped({ text, value: parsed })
      onChange(parsed)
    },
    onBlur: () => {
      if (!Number.isNaN(value)) setTyped(null)
      onBlur?.()
    },
  }
}
