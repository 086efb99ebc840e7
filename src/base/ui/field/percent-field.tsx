import { TextInput } from '@mantine/core'
import { percentFormat } from './amount'
import { inputProps, type FieldProps, type FieldText } from './field'
import { useTypedText } from './use-typed-text'

/** At most two decimals. Text that is no percentage stays visible and is refused by the schema (NaN). */
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
