import type { Tagged } from '../../../base/ui/query/call'
import { useWords } from '../../../base/ui/words/use-words'
import { TrashQuestion, type TrashOptions } from '../../trash/web/TrashQuestion'
import { incomeCalls } from '../calls'
import { incomeRecord, type IncomeDetail } from '../model'
import { incomeName } from '../rules'
import { incomeWords } from '../words'
import { useIncomeTexts } from './income-texts'

export function IncomeTrashQuestion({ income, ...way }: TrashOptions & { readonly income: Tagged<IncomeDetail> }) {
  const t = useWords(incomeWords)
  const name = incomeName(income)
  const says = useIncomeTexts()
  return (
    <TrashQuestion
      {...way}
      record={income}
      row={incomeCalls.remove}
      read={incomeCalls.read}
      input={{ params: { id: String(income.id) }, ifMatch: income.etag }}
      changes={{ before: incomeRecord.toForm(income), toForm: incomeRecord.toForm, says }}
      title={t('toTrashTitle', { name })}
      text={t('toTrashText')}
      cancelText={t('keep')}
      confirmText={t('toTrash')}
      trashedText={t('trashed', { name })}
    />
  )
}
