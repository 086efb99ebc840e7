import { RouteLink } from '../../../base/ui/page/link'
import { useWords } from '../../../base/ui/words/use-words'
import type { Item } from '../model'
import { isDeductedAtOnce } from '../rules-group'
import { depreciationWords } from '../words'

/** Links to the group's rate. Shows nothing for an item that is deducted at once. */
export function RateLink({ item }: { readonly item: Item }) {
  const t = useWords(depreciationWords)
  if (isDeductedAtOnce(item)) return null
  return (
    <p className="ui-fine ui-no-print">
      <RouteLink href={`/altinn/sheet?house=${item.houseId}`}>{t('toRate')}</RouteLink>
    </p>
  )
}
