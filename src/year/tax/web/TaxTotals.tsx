import { ore, sumOre, type Ore } from '../../../base/kit/money'
import { Totals } from '../../../base/ui/list/totals'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { HouseTax } from '../model'
import { taxScreenWords } from '../words-screen'

/** What the chosen houses come to together, as the landlord's own share. */
export function TaxTotals({ shown }: { shown: readonly HouseTax[] }) {
  const t = useWords(taxScreenWords)
  const sum = (of: (tax: HouseTax) => Ore) => sumOre(shown.map(of))
  const net = sum(({ lines }) => lines.net_share)
  return (
    <Totals
      label={t('altogether')}
      items={[
        { label: t('expenses'), value: kr(sum(({ bilagsSum }) => bilagsSum)), note: t('expensesNote') },
        { label: t('depreciation'), value: kr(sum((tax) => tax.depreciationSum)), note: t('depreciationNote') },
        { label: t('income'), value: kr(sum((tax) => tax.incomebilagsSum)), note: t('incomeNote') },
        { label: t('netAll'), value: kr(net), note: t(net < ore(0) ? 'deficitNote' : 'netNote') },
      ]}
    />
  )
}
