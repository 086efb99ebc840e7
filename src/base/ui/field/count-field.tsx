import { TextInput } from '@mantine/core'
import { countFormat } from './amount'
import { inputProps, type FieldProps, type FieldText } from './field'
import { useTypedText } from './use-typed-text'

export interface CountFieldProps extends FieldProps<number | null>, FieldText {
  readonly maxLength?: number
}

/** A field for a count. Text that is not a number stays visible, and the schema refuses it (NaN). */
export function CountField({ maxLength = 16, ...field }: CountFieldProps) {
  return (
    <TextInput
      {...inputProps(field)}
      {...useTypedText(field, countFormat)}
      className="ui-figures"
      inputMode="numeric"
      autoComplete="off"
      maxLength={maxLength}
    />
  )
}
