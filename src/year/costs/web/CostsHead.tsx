import { formatOre } from '../../../base/kit/money'
import { ListHead } from '../../../base/ui/list/list-head'
import { useWords } from '../../../base/ui/words/use-words'
import { costsSentence, type ComparedCosts } from '../rules-compare'
import { costsWords } from '../words'

interface CostsHeadProps {
  /** Undefined while they load, and without any costs. */
  readonly costs: ComparedCosts | undefined
  readonly year: number
  /** True if there is no sentence to wait for. */
  readonly hasNone: boolean
}

/** Says in one sentence how much was spent. */
export function CostsHead({ costs, year, hasNone }: CostsHeadProps) {
  const t = useWords(costsWords)
  return (
    <div className="costs-head">
      <ListHead
        title={t('title')}
        heading={
          costs ? (
            <Sentence costs={costs} />
          ) : hasNone ? (
            t('title')
          ) : (
            <>
              <span className="ui-hidden">{t('title')}</span>
              <span className="costs-wait" aria-hidden />
            </>
          )
        }
        answer={t('sub', { before: (costs?.year ?? year) - 1 })}
      />
    </div>
  )
}

const monthCounts = [
  'months1',
  'months2',
  'months3',
  'months4',
  'months5',
  'months6',
  'months7',
  'months8',
  'months9',
  'months10',
  'months11',
  'months12',
] as const

function Sentence({ costs }: { readonly costs: ComparedCosts }) {
  const t = useWords(costsWords)
  const { key, spent, amount } = costsSentence(costs)
  const sum = formatOre(spent, 'needed')
  const months = t(monthCounts[costs.months - 1] ?? 'months12')
  return t(key, {
    spent: costs.isThisYear
      ? t('spentInMonths', { amount: sum, months })
      : t('spentInYear', { amount: sum, year: costs.year }),
    amount: formatOre(amount, 'needed'),
    before: costs.isThisYear ? t('lastYear') : t('inYear', { year: costs.year - 1 }),
  })
}
