import { useState, type ReactNode } from 'react'
import { DocumentsField } from '../../../base/file/web/DocumentsField'
import { FieldPair } from '../../../base/ui/form/form'
import { kr } from '../../../base/ui/words/format'
import { TextAreaField } from '../../../base/ui/field/text-area-field'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { today } from '../../../base/ui/words/today'
import type { FormState } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import type { Day } from '../../../base/kit/day'
import { maxOre } from '../../../base/kit/money'
import type { House } from '../../../landlord/house/model'
import type { Supplier } from '../../supplier/model'
import { TaxLineNote } from '../../tax-line/web/TaxLineNote'
import { costTypes, expenseInput, hasCostLine, type ExpenseValues } from '../model'
import { deductible, lineOfExpense } from '../rules'
import { expenseWords } from '../words'
import { recall } from './remembered'
import { repeatHelp } from './repeat-help'
import { supplierFields } from './expense-form'
import { SuggestedField, SuggestStatus } from './SuggestMark'
import { SupplierPart } from './SupplierPart'
import { RecordHouseField } from '../../../landlord/house/web/RecordHouseField'
import { useSuggestions } from './use-suggestions'

export interface ExpenseFieldsProps<B> {
  readonly form: FormState<ExpenseValues, B>
  readonly houses: readonly House[]
  readonly suppliers: readonly Supplier[]
  /** Made by a repeat: only description and files are open. */
  readonly locked: boolean
  /** Its repeat has made vouchers already. */
  readonly hasSeries: boolean
  /** How many vouchers the plan leaves beside this one; null: any number. */
  readonly quota: number | null
  /** The first day on which the plan allows nothing more, as it stands now; null: none is known. */
  readonly end: Day | null
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
  hasSeries,
  quota,
  end,
  own,
  incoming,
  from,
  question,
}: ExpenseFieldsProps<B>) {
  const t = useWords(expenseWords)
  const { values, settled } = form
  const costType = costTypes.find((one) => one === settled.cost_type)
  const line = recordLines(expenseInput, form, t)
  const [remembered, setRemembered] = useState('')
  const suggestions = useSuggestions({ form, suppliers, own, enabled: !locked })

  // A known description brings what went with it last time; nothing that is chosen already is changed.
  const recallHabit = () => {
    const habit = values.supplierId === '' ? recall(values) : null
    const supplier = suppliers.find((one) => String(one.id) === habit?.supplierId && !one.archived)
    if (!habit || !supplier) return
    form.setMany({ ...habit, ...supplierFields(supplier) })
    setRemembered(String(supplier.id))
  }
  const amount = settled.sum !== null && settled.sum >= 0 && settled.sum <= maxOre ? settled.sum : null
  const description = line('description')
  const documents = line('documents')
  // A field that was written in is the landlord's own.
  const typed = <K extends 'sum' | 'date'>(name: K) => {
    const given = line(name)
    return {
      ...given,
      onChange: (value: ExpenseValues[K]) => {
        suggestions.touch(name)
        given.onChange(value)
      },
    }
  }
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
      <FieldPair>
        <SuggestedField what="sum" suggestions={suggestions}>
          {(mark) => <RecordField {...typed('sum')} {...mark} disabled={locked} />}
        </SuggestedField>
        <SuggestedField what="date" suggestions={suggestions}>
          {(mark) => (
            <RecordField
              {...typed('date')}
              {...(from ? { label: t('changedFrom') } : {})}
              {...mark}
              disabled={locked}
            />
          )}
        </SuggestedField>
      </FieldPair>
      <FieldPair>
        <RecordField {...line('cost_type')} disabled={locked} />
        {costType !== undefined && (
          <p className="ui-fine ui-below">
            {t(`${costType}Help`)}{' '}
            <TaxLineNote
              line={lineOfExpense({ ...settled, cost_type: costType, cost_line: settled.cost_line || 'other' })}
            />
          </p>
        )}
        {hasCostLine(settled) && <RecordField {...line('cost_line')} help={t('cost_lineHelp')} disabled={locked} />}
        <RecordField
          {...line('repeat')}
          help={locked || from ? undefined : repeatHelp(t, { values: settled, today: today(), hasSeries, quota, end })}
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
      <RecordField
        {...line('franchise')}
        help={
          <>
            {t('franchiseHelp')}
            {amount !== null && amount > 0 && (
              <>
                {' '}
                <strong className="ui-figures">
                  {t('deducts', { amount: kr(deductible({ ...settled, sum: amount })) })}
                </strong>
              </>
            )}
          </>
        }
        disabled={locked}
      />
    </>
  )
}
