import { TextInput } from '@mantine/core'
import type { Ore } from '../../kit/money'
import { amountFormat } from './amount'
import { inputProps, type FieldProps, type FieldText } from './field'
import { useTypedText } from './use-typed-text'

export interface MoneyFieldProps extends FieldProps<Ore | null>, FieldText {}

/**
 * An amount: typed in kroner with at most two decimals, held in øre. Accepts `1 234,50` and `1234.5`. The library's
 * number field may give out a string and moves the caret while it formats, so this is a text field.
 */
export function MoneyField(field: MoneyFieldProps) {
  return (
    <TextInput
      {...inputProps(field)}
      {...useTypedText(field, amountFormat)}
      className="ui-figures ui-money"
      inputMode="decimal"
      autoComplete="off"
      leftSection={<span aria-hidden>kr</span>}
      leftSectionWidth={36}
    />
  )
}
