import { useState, type ReactNode } from 'react'
import { DocumentsField } from '../../../base/file/web/DocumentsField'
import { FieldPair } from '../../../base/ui/form/form'
import { TextAreaField } from '../../../base/ui/field/text-area-field'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { today } from '../../../base/ui/words/today'
import type { FormState } from '../../../base/ui/form/form-state'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { RecordHouseField } from '../../../landlord/house/web/RecordHouseField'
import type { Supplier } from '../../supplier/model'
import { expenseInput, type ExpenseValues } from '../model'
import { expenseWords } from '../words'
import { CostTypeFields } from './CostTypeFields'
import { supplierFields } from './expense-form'
import { recall } from './remembered'
import { repeatHelp, type RepeatHelpFacts } from './repeat-help'
import { SuggestStatus } from './SuggestMark'
import { DeductibleShareField, SumAndDate } from './AmountFields'
import { SupplierPart } from './SupplierPart'
import { useSuggestions } from './use-suggestions'

export interface ExpenseFieldsProps<B> extends Pick<RepeatHelpFacts, 'hasSeries' | 'quota' | 'end'> {
  readonly form: FormState<ExpenseValues, B>
  readonly houses: readonly House[]
  readonly suppliers: readonly Supplier[]
  /** Made by a repeat: only description and files are open. */
  readonly locked: boolean
  /** Names of the landlord, who stands on receipts too. */
  readonly own: readonly string[]
  readonly incoming?: readonly File[]
  /** The date says from when on a repeat is changed. */
  readonly from: boolean
  /** What is asked about the date and the repeat. */
  readonly question: ReactNode
}

/** All fields of an expense, in the order in which they stand on a receipt. */
export function ExpenseFields<B>({
  form,
  houses,
  suppliers,
  locked,
  own,
  incoming,
  from,
  question,
  ...plan
}: ExpenseFieldsProps<B>) {
  const t = useWords(expenseWords)
  const { values, settled } = form
  const line = recordLines(expenseInput, form, t)
  const [remembered, setRemembered] = useState('')
  const choosable = suppliers.filter((one) => !one.archived)
  const suggestions = useSuggestions({ form, suppliers: choosable, own, enabled: !locked })

  // A known description brings what went with it last time; nothing that is chosen already is changed.
  const recallHabit = () => {
    const habit = values.supplierId === '' ? recall(values) : null
    const supplier = choosable.find((one) => String(one.id) === habit?.supplierId)
    if (!habit || !supplier) return
    form.setMany({ ...habit, ...supplierFields(supplier) })
    setRemembered(String(supplier.id))
  }
  const description = line('description')
  const documents = line('documents')
  return (
    <>
      <DocumentsField
        {...documents}
        onChange={(next) => {
          suggestions.documentsChanged(next)
          documents.onChange(next)
        }}
        {...(incoming ? { incoming } : {})}
        onUpload={suggestions.follow}
      />
      <SuggestStatus note={suggestions.note} />
      <TextAreaField
        {...description}
        onBlur={() => {
          recallHabit()
          description.onBlur?.()
        }}
        help={t('descriptionHelp')}
        rows={2}
        autoFocus
      />
      <SumAndDate form={form} locked={locked} from={from} suggestions={suggestions} />
      <FieldPair>
        <CostTypeFields form={form} locked={locked} />
        <RecordField
          {...line('repeat')}
          help={locked || from ? undefined : repeatHelp(t, { ...plan, values: settled, today: today() })}
          disabled={locked}
        />
      </FieldPair>
      {question}
      <RecordHouseField {...line('houseId')} disabled={locked} houses={houses} />
      <SupplierPart
        form={form}
        suppliers={suppliers}
        locked={locked}
        remembered={remembered !== '' && remembered === settled.supplierId}
        suggestions={suggestions}
      />
      <DeductibleShareField form={form} locked={locked} />
    </>
  )
}
