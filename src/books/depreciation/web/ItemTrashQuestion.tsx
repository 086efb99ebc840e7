import type { Row } from '../../../base/kit/endpoint'
import { outdate } from '../../../base/ui/answer'
import { SendQuestion } from '../../../base/ui/send-question'
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
  const { name } = item
  return (
    <SendQuestion
      title={t('toTrashTitle', { name })}
      text={t('toTrashText')}
      cancelText={t('keep')}
      confirmText={t('toTrash')}
      row={depreciationCalls.remove}
      input={{ params: { id: String(item.id) } }}
      refreshes={[...refreshes, accountCalls.profile]}
      onCancel={onKeep}
      onDone={() => {
        outdate(depreciationCalls.read)
        toast.success(t('trashed', { name }), { undo: { run: () => undo(item) } })
        onGone()
      }}
    />
  )
}
