import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import type { FormState } from '../../../base/ui/form/form-state'
import { useWords } from '../../../base/ui/words/use-words'
import { TaxLineNote } from '../../tax-line/web/TaxLineNote'
import { costTypes, expenseInput, hasCostLine, type ExpenseValues } from '../model'
import { lineOfExpense } from '../rules'
import { expenseWords } from '../words'

/** What kind of cost it is, with the line of the tax return on which it lands. */
export function CostTypeFields<B>({ form, locked }: { form: FormState<ExpenseValues, B>; locked: boolean }) {
  const t = useWords(expenseWords)
  const { settled } = form
  const chosen = costTypes.find((one) => one === settled.cost_type)
  const line = recordLines(expenseInput, form, t)
  return (
    <>
      <RecordField {...line('cost_type')} disabled={locked} />
      {chosen !== undefined && (
        <p className="ui-fine ui-below">
          {t(`${chosen}Help`)}{' '}
          <TaxLineNote
            line={lineOfExpense({ ...settled, cost_type: chosen, cost_line: settled.cost_line || 'other' })}
          />
        </p>
      )}
      {hasCostLine(settled) && <RecordField {...line('cost_line')} help={t('cost_lineHelp')} disabled={locked} />}
    </>
  )
}
