import type { FieldProps, FieldText } from './field'
import { SpacedField } from './spaced-field'
import { plainIban, spaceIban } from './spacing'
import { useWords } from './use-words'
import { uiWords } from './words'

/** An account number. The form's value has no spaces. */
export function IbanField(field: FieldProps<string> & FieldText) {
  const t = useWords(uiWords)
  return (
    <SpacedField
      {...field}
      help={field.help ?? t('ibanHelp')}
      autoComplete="off"
      inputMode="text"
      maxLength={50}
      plain={plainIban}
      space={spaceIban}
    />
  )
}
