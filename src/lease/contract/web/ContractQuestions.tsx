import { outdate, useSend } from '../../../base/ui/answer'
import { ConfirmDialog } from '../../../base/ui/confirm-dialog'
import { toast } from '../../../base/ui/toast'
import { useWords } from '../../../base/ui/use-words'
import { lifeCalls } from '../calls-life'
import { fullName } from '../rules-list'
import { contractDetailWords } from '../words-detail'
import type { ContractDialogProps } from './FinishDialog'

export interface RemoveContractProps extends ContractDialogProps {
  readonly onGone: () => void
}

/** Asks before a contract that nobody has signed is deleted for good. */
export function RemoveContractQuestion({ contract, refreshes, onClose, onGone }: RemoveContractProps) {
  const t = useWords(contractDetailWords)
  const name = fullName(contract)
  const remove = useSend(lifeCalls.remove, { refreshes: refreshes.filter((row) => row !== lifeCalls.read) })
  const send = async () => {
    try {
      await remove.send({ params: { id: String(contract.id) } })
    } catch {
      // The refusal stands in the dialog.
      return
    }
    outdate(lifeCalls.read)
    toast.success(t('removed', { name }))
    onGone()
  }
  return (
    <ConfirmDialog
      title={t('removeTitle', { name })}
      text={t('removeText')}
      opened
      onCancel={onClose}
      cancelText={t('removeKeep')}
      confirmText={t('removeGo')}
      onConfirm={() => void send()}
      danger
      busy={remove.busy}
      error={remove.error}
    />
  )
}

export interface TrashIncomeProps extends ContractDialogProps {
  readonly count: number
  /** Takes all that was moved out of the trash folder again. */
  readonly undo: () => void
}

/** Asks before all income of a contract goes to the trash folder; the note afterwards can bring it back. */
export function TrashIncomeQuestion({ contract, refreshes, count, undo, onClose }: TrashIncomeProps) {
  const t = useWords(contractDetailWords)
  const trash = useSend(lifeCalls.trashIncome, { refreshes })
  const send = async () => {
    try {
      const { trashed } = await trash.send({ params: { id: String(contract.id) } })
      toast.success(t('trashedIncome', { count: trashed }), { undo: { run: undo } })
      onClose()
    } catch {
      // The refusal stands in the dialog.
    }
  }
  return (
    <ConfirmDialog
      title={t('trashIncomeTitle')}
      text={t('trashIncomeText', { count })}
      opened
      onCancel={onClose}
      cancelText={t('trashIncomeKeep')}
      confirmText={t('trashIncomeGo')}
      onConfirm={() => void send()}
      danger
      busy={trash.busy}
      error={trash.error}
    />
  )
}
