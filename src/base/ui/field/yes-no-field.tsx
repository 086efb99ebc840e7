import type { FieldProps, FieldText } from './field'
import { ChoiceField } from './choice-field'
import { useWords } from '../words/use-words'
import { uiWords } from '../words/words'

export interface YesNoFieldProps extends FieldProps<boolean | null>, FieldText {
  readonly consequences?: { readonly yes: string; readonly no: string }
}

/** A field for a yes-or-no question. Its value is null while it is unanswered. */
export function YesNoField({ value, onChange, consequences, ...field }: YesNoFieldProps) {
  const t = useWords(uiWords)
  return (
    <ChoiceField<'' | 'yes' | 'no'>
      {...field}
      row={consequences === undefined}
      value={value === null ? '' : value ? 'yes' : 'no'}
      onChange={(chosen) => onChange(chosen === 'yes')}
      options={[
        { value: 'yes', label: t('yes'), ...(consequences && { help: consequences.yes }) },
        { value: 'no', label: t('no'), ...(consequences && { help: consequences.no }) },
      ]}
    />
  )
}
