import { useWords } from '../../../base/ui/words/use-words'
import { TrashQuestion, type TrashWay } from '../../trash/web/TrashQuestion'
import { depreciationCalls } from '../calls'
import type { Item } from '../model'
import { depreciationWords } from '../words'

/** Asks before a household item goes to the trash folder. */
export function ItemTrashQuestion({ item, ...way }: TrashWay & { readonly item: Item }) {
  const t = useWords(depreciationWords)
  const { name } = item
  return (
    <TrashQuestion
      {...way}
      record={item}
      row={depreciationCalls.remove}
      read={depreciationCalls.read}
      input={{ params: { id: String(item.id) } }}
      title={t('toTrashTitle', { name })}
      text={t('toTrashText')}
      cancelText={t('keep')}
      confirmText={t('toTrash')}
      trashedText={t('trashed', { name })}
    />
  )
}
