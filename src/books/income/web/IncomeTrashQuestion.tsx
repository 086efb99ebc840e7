import type { Row } from '../../../base/kit/endpoint'
import { outdate, useSend } from '../../../base/ui/answer'
import { ConfirmDialog } from '../../../base/ui/confirm-dialog'
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
  const remove = useSend(incomeCalls.remove, { refreshes: [...refreshes, accountCalls.profile] })
  const name = incomeName(income)
  const sendRemoval = async () => {
    try {
      await remove.send({ params: { id: String(income.id) } })
    } catch {
      // The refusal stands in the dialog.
      return
    }
    outdate(incomeCalls.read)
    toast.success(t('trashed', { name }), { undo: { run: () => undo(income) } })
    onGone()
  }
  return (
    <ConfirmDialog
      title={t('toTrashTitle', { name })}
      text={t('toTrashText')}
      opened
      onCancel={onKeep}
      cancelText={t('keep')}
      confirmText={t('toTrash')}
      onConfirm={() => void sendRemoval()}
      danger
      busy={remove.busy}
      error={remove.error}
    />
  )
}
