import { Button } from '@mantine/core'
import { useWords } from '../../../base/ui/words/use-words'
import type { Income } from '../model'
import { isSeparateIncome, mayChangeRentSum } from '../rules'
import { incomeWords } from '../words'

export interface IncomeActionsProps {
  readonly income: Income
  readonly onTrash: () => void
  readonly onEdit: () => void
  readonly onRent: () => void
}

/** The buttons of an income. All of separate income can be changed. For contract income, only the month's sum can. */
export function IncomeActions({ income, onTrash, onEdit, onRent }: IncomeActionsProps) {
  const t = useWords(incomeWords)
  return (
    <div className="ui-form-actions">
      <Button variant="outline" color="red" onClick={onTrash}>
        {t('toTrash')}
      </Button>
      {isSeparateIncome(income) && <Button onClick={onEdit}>{t('edit')}</Button>}
      {mayChangeRentSum(income) && <Button onClick={onRent}>{t('changeRent')}</Button>}
    </div>
  )
}
