import { osloDay } from '../../../base/kit/day'
import { Badge } from '../../../base/ui/badge'
import { DescriptionList } from '../../../base/ui/description-list'
import { dmy, kr } from '../../../base/ui/format'
import { useWords } from '../../../base/ui/use-words'
import type { ItemDetail } from '../model'
import { depreciationWords } from '../words'

/** Everything that is known of a household item, to be read. */
export function ItemFacts({ item, houseName }: { item: ItemDetail; houseName: string }) {
  const t = useWords(depreciationWords)
  return (
    <>
      <p>
        <Badge kind="depreciation">{t('badgeItem')}</Badge>
      </p>
      <DescriptionList
        items={[
          { term: t('sum'), value: kr(item.sum) },
          { term: t('date'), value: dmy(item.date) },
          { term: t('lifetimeShort'), value: item.lifetime === 0 ? t('under') : t('years', { count: item.lifetime }) },
          { term: t('deductedIn'), value: item.rows[0] ? kr(item.rows[0].depreciation) : null },
          { term: t('houseId'), value: houseName },
          { term: t('changed'), value: dmy(osloDay(item.updated_at)) },
        ]}
      />
    </>
  )
}
