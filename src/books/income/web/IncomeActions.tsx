import { LeaveButton } from '../../../base/ui/form/leave-button'
import { useWords } from '../../../base/ui/words/use-words'
import type { Income } from '../model'
import { isSeparateIncome, mayChangeRentSum } from '../rules'
import { incomeWords } from '../words'

export interface IncomeChange {
  readonly text: string
  readonly onClick: () => void
}

/** The change of an income. All of separate income can be changed. For contract income, only the month's sum can. */
export function useIncomeChange(income: Income, onEdit: () => void, onRent: () => void): IncomeChange | undefined {
  const t = useWords(incomeWords)
  if (isSeparateIncome(income)) return { text: t('edit'), onClick: onEdit }
  return mayChangeRentSum(income) ? { text: t('changeRent'), onClick: onRent } : undefined
}

export function IncomeFoot({ onTrash }: { readonly onTrash: () => void }) {
  const t = useWords(incomeWords)
  return (
    <div className="ui-form-actions">
      <LeaveButton danger onClick={onTrash}>
        {t('toTrash')}
      </LeaveButton>
    </div>
  )
}
