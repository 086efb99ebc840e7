import { parseDay, yearOf } from '../../../base/kit/day'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import type { FormState } from '../../../base/ui/form/form-state'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { expenseCalls } from '../../expense/calls'
import { expenseInput, type ExpenseDetail, type ExpenseValues } from '../../expense/model'
import { isBookedRepeat } from '../rules-change'
import { repeatWords } from '../words'
import type { ChangeScope } from './use-questions'

export interface ConcernsFieldProps<B> {
  readonly expense: ExpenseDetail
  readonly form: FormState<ExpenseValues, B>
  readonly value: ChangeScope
  readonly onChange: (value: ChangeScope) => void
  readonly error: string | undefined
}

/**
 * Asks whether a change is for this voucher only, or for all vouchers from a date on. Shown if the
 * repeat is running and has booked vouchers. The second choice puts that date into the form, and
 * removes the files of this voucher from it.
 */
export function ConcernsField<B>({ expense, form, value, onChange, error }: ConcernsFieldProps<B>) {
  const t = useWords(repeatWords)
  const { isAutoGenerate, parentBilagId } = expense
  const parent = useEndpointQuery(
    expenseCalls.read,
    { params: { id: String(parentBilagId ?? expense.id) } },
    { enabled: isAutoGenerate && parentBilagId !== null },
  ).data
  const repeating = isAutoGenerate ? parent : expense
  if (!repeating || !isBookedRepeat(repeating, today())) return null
  const { values } = form
  const choose = (next: ChangeScope) => {
    onChange(next)
    const before = expenseInput.toForm(expense)
    const own = new Set(expense.documents)
    const added = values.documents.filter((file) => !own.has(file.url))
    if (next === 'later')
      form.setMany({
        documents: added,
        ...(isAutoGenerate ? { repeat: repeating.repeat } : { date: repeating.next_on ?? '' }),
      })
    else
      form.setMany({
        ...(isAutoGenerate ? { ...before, description: values.description } : { date: before.date }),
        documents: [...before.documents, ...added],
      })
  }
  const from = parseDay(values.date, yearOf(today()))
  const date = value === 'later' && from !== null ? dmy(from) : '…'
  return (
    <ChoiceField
      id={`${form.id}-concerns`}
      name="concerns"
      label={t('concerns')}
      required
      value={value}
      onChange={choose}
      error={error}
      options={[
        isAutoGenerate
          ? { value: 'this', label: t('onlyThis'), help: t('onlyThisHelp') }
          : { value: 'this', label: t('thisAndToCome'), help: t('thisAndToComeHelp') },
        {
          value: 'later',
          label: t(isAutoGenerate ? 'thisAndLater' : 'fromDate'),
          help: value === 'later' ? t('fromDateHelp', { day: date }) : t('fromDateShort'),
        },
      ]}
    />
  )
}
