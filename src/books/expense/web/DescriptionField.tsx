import { ComboboxField } from '../../../base/ui/field/combobox-field'
import { TextAreaField } from '../../../base/ui/field/text-area-field'
import type { FormState } from '../../../base/ui/form/form-state'
import { recordLines } from '../../../base/ui/form/record-field'
import { useWords } from '../../../base/ui/words/use-words'
import { expenseInput, type ExpenseValues } from '../model'
import { earlierDescriptions, type EarlierVoucher } from '../rules-earlier'
import { expenseWords } from '../words'
import { SuggestedField, type Suggestions } from './SuggestMark'

export interface DescriptionFieldProps<B> {
  readonly form: FormState<ExpenseValues, B>
  readonly earlier: readonly EarlierVoucher[]
  readonly autoFocus: boolean
  readonly suggestions: Suggestions
  /** Called when the focus leaves the field, or a description is chosen from the list. */
  readonly onWritten: (description: string) => void
}

/** The field of the description. It shows one line. An older description with several lines keeps them. */
export function DescriptionField<B>(props: DescriptionFieldProps<B>) {
  const { form, earlier, autoFocus, suggestions, onWritten } = props
  const t = useWords(expenseWords)
  const { of: _, onBlur, onChange, ...line } = recordLines(expenseInput, form, t)('description')
  const leave = () => {
    onWritten(line.value)
    onBlur?.()
  }
  const write = (text: string) => {
    suggestions.touch('description')
    onChange(text)
  }
  if (line.value.includes('\n'))
    return (
      <TextAreaField
        {...line}
        onChange={write}
        onBlur={leave}
        help={t('descriptionHelp')}
        rows={2}
        autoFocus={autoFocus}
      />
    )
  const supplierId = form.values.supplierId === '' ? null : Number(form.values.supplierId)
  const options = earlierDescriptions(earlier, line.value, supplierId)
  return (
    <SuggestedField what="description" suggestions={suggestions}>
      {(mark) => (
        <ComboboxField
          {...line}
          {...mark}
          onChange={write}
          onBlur={leave}
          options={options.map((value) => ({ value, label: value }))}
          onPick={(value) => {
            write(value)
            onWritten(value)
          }}
          autoFocus={autoFocus}
        />
      )}
    </SuggestedField>
  )
}
