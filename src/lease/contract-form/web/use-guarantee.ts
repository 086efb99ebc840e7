import { formatKr, type Ore } from '../../../base/kit/money'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { guaranteeKinds } from '../../contract/model'
import { guaranteeLine } from '../../contract/rules-guarantee'
import { guaranteeWords } from '../../contract/words-guarantee'

interface GuaranteeShown {
  readonly kind: string
  readonly by: string
  readonly sum: Ore | null
  readonly until: string | null
}

/** Returns a function that describes a guarantee. The text is empty when there is none. */
export function useGuarantee(): (guarantee: GuaranteeShown | null) => string {
  const t = useWords(guaranteeWords)
  return (guarantee) => {
    if (guarantee === null) return ''
    const kind = guaranteeKinds.find((one) => one === guarantee.kind)
    return guaranteeLine(guarantee, {
      kind: kind === undefined ? '' : t(kind),
      sum: guarantee.sum === null || Number.isNaN(guarantee.sum) ? '' : formatKr(guarantee.sum, 'needed'),
      until: guarantee.until ? t('untilDay', { day: dmy(guarantee.until) }) : '',
    })
  }
}
