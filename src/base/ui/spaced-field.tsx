import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { shared, type FieldProps, type FieldText } from './field'

interface SpacedFieldProps extends FieldProps<string>, FieldText {
  readonly autoComplete: string
  readonly inputMode: 'numeric' | 'text' | 'tel'
  readonly maxLength: number
  /** What was typed -> the form's value. */
  readonly plain: (typed: string) => string
  /** The form's value -> what is shown when the field is left. */
  readonly space: (value: string) => string
}

/** A number that people write in groups: any spacing is taken, the groups are drawn on blur (while typing they move the caret). */
export function SpacedField({ autoComplete, inputMode, maxLength, plain, space, ...field }: SpacedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      {...shared(field)}
      className="ui-figures"
      inputMode={inputMode}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxLength}
      value={typed !== null && plain(typed) === field.value ? typed : space(field.value)}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        field.onChange(plain(event.currentTarget.value))
      }}
      onBlur={() => {
        setTyped(null)
        field.onBlur?.()
      }}
    />
  )
}
