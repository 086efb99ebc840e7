import type { FieldProps, FieldText } from './field'
import { SpacedField } from './spaced-field'
import { plainNationalId, spaceNationalId } from './spacing'
import { useWords } from './use-words'
import { uiWords } from './words'

/** A Norwegian national identity number, only in its own edit form; elsewhere it is shown by `maskNationalId`. */
export function NationalIdField(field: FieldProps<string> & FieldText) {
  const t = useWords(uiWords)
  return (
    <SpacedField
      {...field}
      help={field.help ?? t('nationalIdHelp')}
      autoComplete="off"
      inputMode="numeric"
      maxLength={16}
      plain={plainNationalId}
      space={spaceNationalId}
    />
  )
}
