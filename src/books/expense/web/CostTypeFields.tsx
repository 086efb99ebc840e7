import { ChoiceField } from '../../../base/ui/field/choice-field'
import type { FormState } from '../../../base/ui/form/form-state'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { useWords } from '../../../base/ui/words/use-words'
import { TaxLineNote } from '../../tax-line/web/TaxLineNote'
import { costTypes, expenseInput, hasCostLine, type ExpenseValues } from '../model'
import { lineOfExpense } from '../rules'
import { expenseWords } from '../words'
import { workbenchWords } from '../words-workbench'
import { SuggestedField, type Suggestions } from './SuggestMark'

export interface CostTypeFieldsProps<B> {
  readonly form: FormState<ExpenseValues, B>
  readonly locked: boolean
  readonly suggestions: Suggestions
}

export function CostTypeFields<B>({ form, locked, suggestions }: CostTypeFieldsProps<B>) {
  const t = useWords(expenseWords)
  const w = useWords(workbenchWords)
  const { settled } = form
  const chosen = costTypes.find((one) => one === settled.cost_type)
  const line = recordLines(expenseInput, form, t)
  const { of: _, options: __, ...field } = line('cost_type')
  return (
    <>
      <SuggestedField what="kind" suggestions={suggestions}>
        {(mark) => (
          <ChoiceField
            {...field}
            {...mark}
            compact
            onChange={(value) => {
              suggestions.touch('kind')
              field.onChange(value)
            }}
            options={costTypes.map((value) => ({ value, label: t(value), help: w(value) }))}
            disabled={locked}
          />
        )}
      </SuggestedField>
      {chosen !== undefined && (
        <p className="ui-fine ui-below">
          {t(`${chosen}Help`)}{' '}
          <TaxLineNote
            line={lineOfExpense({ ...settled, cost_type: chosen, cost_line: settled.cost_line || 'other' })}
          />
        </p>
      )}
      {hasCostLine(settled) && <RecordField {...line('cost_line')} disabled={locked} />}
    </>
  )
}
