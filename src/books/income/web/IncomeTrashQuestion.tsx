import type { Row } from '../../../base/kit/endpoint'
import { outdate } from '../../../base/ui/answer'
import { SendQuestion } from '../../../base/ui/send-question'
import { toast } from '../../../base/ui/toast'
import { useWords } from '../../../base/ui/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { incomeCalls } from '../calls'
import type { Income } from '../model'
import { incomeWords } from '../words'
import { incomeName } from './income-values'

export interface IncomeTrashProps {
  readonly income: Income
  readonly refreshes: readonly Row[]
  /** Takes it out of the trash folder again. */
  readonly undo: (record: { readonly id: number; readonly houseId: number }) => void
  readonly onKeep: () => void
  readonly onGone: () => void
}

/** Asks before an income goes to the trash folder; the note afterwards can bring it back. */
export function IncomeTrashQuestion({ income, refreshes, undo, onKeep, onGone }: IncomeTrashProps) {
  const t = useWords(incomeWords)
  const name = incomeName(income)
  return (
    <SendQuestion
      title={t('toTrashTitle', { name })}
      text={t('toTrashText')}
      cancelText={t('keep')}
      confirmText={t('toTrash')}
      row={incomeCalls.remove}
      input={{ params: { id: String(income.id) } }}
      refreshes={[...refreshes, accountCalls.profile]}
      onCancel={onKeep}
      onDone={() => {
        outdate(incomeCalls.read)
        toast.success(t('trashed', { name }), { undo: { run: () => undo(income) } })
        onGone()
      }}
    />
  )
}
