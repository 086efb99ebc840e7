import { outdate } from '../../../base/ui/answer'
import { SendQuestion } from '../../../base/ui/send-question'
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
  return (
    <SendQuestion
      title={t('removeTitle', { name })}
      text={t('removeText')}
      cancelText={t('removeKeep')}
      confirmText={t('removeGo')}
      row={lifeCalls.remove}
      input={{ params: { id: String(contract.id) } }}
      refreshes={refreshes.filter((row) => row !== lifeCalls.read)}
      onCancel={onClose}
      onDone={() => {
        outdate(lifeCalls.read)
        toast.success(t('removed', { name }))
        onGone()
      }}
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
  return (
    <SendQuestion
      title={t('trashIncomeTitle')}
      text={t('trashIncomeText', { count })}
      cancelText={t('trashIncomeKeep')}
      confirmText={t('trashIncomeGo')}
      row={lifeCalls.trashIncome}
      input={{ params: { id: String(contract.id) } }}
      refreshes={refreshes}
      onCancel={onClose}
      onDone={({ trashed }) => {
        toast.success(t('trashedIncome', { count: trashed }), { undo: { run: undo } })
        onClose()
      }}
    />
  )
}
