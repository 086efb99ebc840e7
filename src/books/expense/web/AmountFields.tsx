import { maxOre } from '../../../base/kit/money'
import type { FormState } from '../../../base/ui/form/form-state'
import { FieldPair } from '../../../base/ui/form/form'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { expenseInput, type ExpenseValues } from '../model'
import { deductible } from '../rules'
import { expenseWords } from '../words'
import { SuggestedField, type Suggestions } from './SuggestMark'

export interface SumAndDateProps<B> {
  readonly form: FormState<ExpenseValues, B>
  readonly locked: boolean
  /** True if the form changes a repeat. The date is then the first changed date. */
  readonly from: boolean
  readonly suggestions: Suggestions
}

/** The fields of sum and date. If the landlord types in a field, its value is no longer a suggestion. */
export function SumAndDate<B>({ form, locked, from, suggestions }: SumAndDateProps<B>) {
  const t = useWords(expenseWords)
  const line = recordLines(expenseInput, form, t)
  const { settled } = form
  const typed = <K extends 'sum' | 'date'>(name: K) => {
    const given = line(name)
    return {
      ...given,
      disabled: locked,
      onChange: (value: ExpenseValues[K]) => {
        suggestions.touch(name)
        given.onChange(value)
      },
    }
  }
  return (
    <FieldPair>
      <SuggestedField what="sum" suggestions={suggestions}>
        {(mark) => (
          <RecordField
            {...typed('sum')}
            {...(settled.sum !== null && settled.sum < 0 && { help: t('creditHelp') })}
            {...mark}
          />
        )}
      </SuggestedField>
      <SuggestedField what="date" suggestions={suggestions}>
        {(mark) => <RecordField {...typed('date')} {...(from ? { label: t('changedFrom') } : {})} {...mark} />}
      </SuggestedField>
    </FieldPair>
  )
}

export function DeductibleShareField<B>({ form, locked }: Pick<SumAndDateProps<B>, 'form' | 'locked'>) {
  const t = useWords(expenseWords)
  const { settled } = form
  const { sum } = settled
  return (
    <RecordField
      {...recordLines(expenseInput, form, t)('franchise')}
      help={
        <>
          {t('franchiseHelp')}
          {sum !== null && sum !== 0 && Math.abs(sum) <= maxOre && (
            <>
              {' '}
              <strong className="ui-figures">{t('deducts', { amount: kr(deductible({ ...settled, sum })) })}</strong>
            </>
          )}
        </>
      }
      disabled={locked}
    />
  )
}
