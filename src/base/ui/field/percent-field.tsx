import { TextInput } from '@mantine/core'
import { percentFormat } from './amount'
import { inputProps, type FieldProps, type FieldText } from './field'
import { useTypedText } from './use-typed-text'

/** A field for a percentage. Text that is not a percentage stays visible, and the schema refuses it (NaN). */
export function PercentField(field: FieldProps<number | null> & FieldText) {
  return (
    <TextInput
      {...inputProps(field)}
      {...useTypedText(field, percentFormat)}
      className="ui-figures"
      inputMode="decimal"
      autoComplete="off"
      maxLength={10}
      rightSection={<span aria-hidden>%</span>}
    />
  )
}
