import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { expenseWords } from '../../../books/expense/words'
import type { ComparedCosts } from '../rules-compare'
import { costsWords } from '../words'
import { wholeAmount } from './whole-amount'

/**
 * One bar with a part for each type, as wide as its share of the costs. Screen readers read the
 * amounts as text.
 */
export function TypeBar({ costs }: { readonly costs: ComparedCosts | undefined }) {
  const t = useWords(costsWords)
  const nameOf = useWords(expenseWords)
  if (!costs) return <div className="costs-bar" data-empty aria-hidden />
  const { types, year } = costs
  // A type of which more came back than was paid has no part of the bar.
  const parts = types.filter(({ total }) => total > 0)
  const whole = parts.reduce((sum, { total }) => sum + total, 0)
  const textOf = ({ cost_type, total }: (typeof parts)[number]) =>
    t('part', { kind: nameOf(cost_type), amount: kr(total), percent: Math.round((total / whole) * 100) })
  return (
    <div
      className="costs-bar"
      role="img"
      aria-label={parts.length === 0 ? t('noneYet', { year }) : `${t('split')}: ${parts.map(textOf).join(', ')}`}
      data-empty={parts.length === 0 || undefined}
    >
      {parts.map((part) => (
        <span
          key={part.cost_type}
          className="costs-part"
          data-type={part.cost_type}
          title={textOf(part)}
          style={{ flexGrow: part.total }}
        >
          <span>{nameOf(part.cost_type)}</span>
          <strong>{wholeAmount(part.total)}</strong>
          <span className="costs-share">{Math.round((part.total / whole) * 100)} %</span>
        </span>
      ))}
    </div>
  )
}
