import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { readKroner, showKroner } from './amount'
import { shared, type FieldProps, type FieldText } from './field'

export interface MoneyFieldProps extends FieldProps<number | null>, FieldText {}

/** The typed text while the field has it, for whichever value it stands for. */
interface Typed {
  readonly text: string
  readonly value: number | null
}

/**
 * An amount in kroner: `number | null`, at most two decimals. Takes `1 234,50` and `1234.5`, shows space and comma
 * when left. The library's number field may hand out a string and moves the caret while it formats, so this is a text field.
 */
export function MoneyField({ ...field }: MoneyFieldProps) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const text = typed !== null && Object.is(typed.value, field.value) ? typed.text : showKroner(field.value)
  return (
    <TextInput
      {...shared(field)}
      className="ui-figures ui-money"
      inputMode="decimal"
      autoComplete="off"
      leftSection={<span aria-hidden>kr</span>}
      leftSectionWidth={36}
      value={text}
      onChange={(event) => {
        const value = readKroner(event.currentTarget.value)
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
