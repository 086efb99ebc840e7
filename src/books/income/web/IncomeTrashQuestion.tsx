import { useWords } from '../../../base/ui/words/use-words'
import { TrashQuestion, type TrashWay } from '../../trash/web/TrashQuestion'
import { incomeCalls } from '../calls'
import type { Income } from '../model'
import { incomeName } from '../rules'
import { incomeWords } from '../words'

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
