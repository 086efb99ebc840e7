import { TextInput } from '@mantine/core'
import { useWords } from '../words/use-words'
import { uiWords } from '../words/words'
import { inputProps, type FieldProps, type FieldText } from './field'
import { ibanFormat, nationalIdFormat } from './grouped-number'
import { useTypedText, type TextFormat } from './use-typed-text'

interface GroupedNumberFieldProps extends FieldProps<string>, FieldText {
  readonly numberFormat: TextFormat<string>
  readonly inputMode: 'numeric' | 'text'
  readonly maxLength: number
}

function GroupedNumberField({ numberFormat, inputMode, maxLength, ...field }: GroupedNumberFieldProps) {
  return (
    <TextInput
      {...inputProps(field)}
      {...useTypedText(field, numberFormat)}
      className="ui-figures"
      inputMode={inputMode}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxLength}
    />
  )
}

/** A field for an account: an IBAN or a Norwegian number. The form's value has no spaces. */
export function IbanField(field: FieldProps<string> & FieldText) {
  const t = useWords(uiWords)
  return (
    <GroupedNumberField
      {...field}
      help={field.help ?? t('ibanHelp')}
      numberFormat={ibanFormat}
      inputMode="text"
      maxLength={50}
    />
  )
}

/** A field for a national id, which it shows in full. Elsewhere `maskNationalId` hides a part of the number. */
export function NationalIdField(field: FieldProps<string> & FieldText) {
  const t = useWords(uiWords)
  return (
    <GroupedNumberField
      {...field}
      help={field.help ?? t('nationalIdHelp')}
      numberFormat={nationalIdFormat}
      inputMode="numeric"
      maxLength={16}
    />
  )
}
