import { useWords } from '../../../base/ui/use-words'
import { TrashQuestion, type TrashWay } from '../../expense/web/TrashQuestion'
import { incomeCalls } from '../calls'
import type { Income } from '../model'
import { incomeWords } from '../words'
import { incomeName } from './income-values'

/** Asks before an income goes to the trash folder. */
export function IncomeTrashQuestion({ income, ...way }: TrashWay & { readonly income: Income }) {
  const t = useWords(incomeWords)
  const name = incomeName(income)
  return (
    <TrashQuestion
      {...way}
      record={income}
      row={incomeCalls.remove}
      read={incomeCalls.read}
      input={{ params: { id: String(income.id) } }}
      title={t('toTrashTitle', { name })}
      text={t('toTrashText')}
      cancelText={t('keep')}
      confirmText={t('toTrash')}
      trashedText={t('trashed', { name })}
    />
  )
}
