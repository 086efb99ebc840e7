import type { Row } from '../../../base/kit/endpoint'
import { outdate, useSend } from '../../../base/ui/answer'
import { ConfirmDialog } from '../../../base/ui/confirm-dialog'
import { toast } from '../../../base/ui/toast'
import { useWords } from '../../../base/ui/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { depreciationCalls } from '../calls'
import type { Item } from '../model'
import { depreciationWords } from '../words'

export interface ItemTrashProps {
  readonly item: Item
  readonly refreshes: readonly Row[]
  /** Takes it out of the trash folder again. */
  readonly undo: (record: { readonly id: number; readonly houseId: number }) => void
  readonly onKeep: () => void
  readonly onGone: () => void
}

/** Asks before a household item goes to the trash folder; the note afterwards can bring it back. */
export function ItemTrashQuestion({ item, refreshes, undo, onKeep, onGone }: ItemTrashProps) {
  const t = useWords(depreciationWords)
  const remove = useSend(depreciationCalls.remove, { refreshes: [...refreshes, accountCalls.profile] })
  const { name } = item
  const sendRemoval = async () => {
    try {
      await remove.send({ params: { id: String(item.id) } })
    } catch {
      // The refusal stands in the dialog.
      return
    }
    outdate(depreciationCalls.read)
    toast.success(t('trashed', { name }), { undo: { run: () => undo(item) } })
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
