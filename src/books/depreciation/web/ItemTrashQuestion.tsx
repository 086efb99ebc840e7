import { useFieldTexts } from '../../../base/ui/form/field-texts'
import type { Tagged } from '../../../base/ui/query/call'
import { useWords } from '../../../base/ui/words/use-words'
import { useHouse } from '../../../landlord/house/web/use-house'
import { TrashQuestion, type TrashOptions } from '../../trash/web/TrashQuestion'
import { depreciationCalls } from '../calls'
import { itemRecord, type ItemDetail } from '../model'
import { depreciationWords } from '../words'

export function ItemTrashQuestion({ item, ...way }: TrashOptions & { readonly item: Tagged<ItemDetail> }) {
  const t = useWords(depreciationWords)
  const { name } = item
  const { houses } = useHouse()
  const says = useFieldTexts(itemRecord, t, {
    houseId: (id: string) => houses.find((house) => String(house.id) === id)?.name ?? '',
  })
  return (
    <TrashQuestion
      {...way}
      record={item}
      row={depreciationCalls.remove}
      read={depreciationCalls.read}
      input={{ params: { id: String(item.id) }, ifMatch: item.etag }}
      changes={{ before: itemRecord.toForm(item), toForm: itemRecord.toForm, says }}
      title={t('toTrashTitle', { name })}
      text={t('toTrashText')}
      cancelText={t('keep')}
      confirmText={t('toTrash')}
      trashedText={t('trashed', { name })}
    />
  )
}
