import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { readCount } from './amount'
import { shared, type FieldProps, type FieldText } from './field'

export interface CountFieldProps extends FieldProps<number | null>, FieldText {
  readonly maxLength?: number
}

/** A whole number: `number | null`; what is no number stays visible and is refused by the schema (NaN). */
export function CountField({ maxLength = 16, ...field }: CountFieldProps) {
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null)
  const shown = field.value === null || Number.isNaN(field.value) ? '' : String(field.value)
  return (
    <TextInput
      {...shared(field)}
      className="ui-figures"
      inputMode="numeric"
      autoComplete="off"
      maxLength={maxLength}
      value={typed !== null && Object.is(typed.value, field.value) ? typed.text : shown}
      onChange={(event) => {
        const value = readCount(event.currentTarget.value)
        setTyped({ text: event.currentTarget.value, value })
        field.onChange(value)
      }}
      onBlur={() => {
        if (!Number.isNaN(field.value)) setTyped(null)
        field.onBlur?.()
      }}
    />
  )
}
