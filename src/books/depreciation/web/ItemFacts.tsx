import { osloDay } from '../../../base/kit/day'
import { Badge } from '../../../base/ui/page/badge'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { recordFacts } from '../../../base/ui/list/record-facts'
import { dmy, kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { useHouseName } from '../../../landlord/house/web/use-house-name'
import { uiWords } from '../../../base/ui/words/words'
import { useTaxLineFact } from '../../tax-line/web/TaxLineNote'
import { itemRecord, type ItemDetail } from '../model'
import { lineOfItem } from '../rules'
import { depreciationWords } from '../words'

export function ItemFacts({ item }: { item: ItemDetail }) {
  const t = useWords(depreciationWords)
  const ui = useWords(uiWords)
  const houseName = useHouseName(item.houseId)
  const taxLine = useTaxLineFact(lineOfItem(item))
  return (
    <>
      <p>
        <Badge kind="depreciation">{t('badgeItem')}</Badge>
      </p>
      <DescriptionList
        items={[
          ...recordFacts(itemRecord, item, t, ui, {
            first: ['sum'],
            special: {
              lifetime: {
                term: t('lifetimeShort'),
                value: item.lifetime === 0 ? t('under') : t('years', { count: item.lifetime }),
              },
              at_once: { term: t('deductedIn'), value: item.rows[0] ? kr(item.rows[0].depreciation) : null },
              sold_on: item.sold_on === null ? null : { term: t('sold_on'), value: dmy(item.sold_on) },
              sold_for: item.sold_for === null ? null : { term: t('sold_for'), value: kr(item.sold_for) },
              carried:
                item.carried === null
                  ? null
                  : { term: t('carried'), value: `${kr(item.carried.balance)}, ${dmy(item.carried.on)}` },
              upgrades:
                item.upgrades.length === 0
                  ? null
                  : {
                      term: t('upgrades'),
                      value: item.upgrades.map((one) => `${dmy(one.date)}: ${kr(one.sum)}`).join(', '),
                    },
              name: null,
              houseId: null,
              documents: null,
            },
          }),
          taxLine,
          { term: t('houseId'), value: houseName },
          { term: t('changed'), value: dmy(osloDay(item.updated_at)) },
        ]}
      />
    </>
  )
}
