import {
  CircleCheck,
  CircleDashed,
  CircleX,
  EllipsisVertical,
  Hourglass,
  PencilLine,
  Trash2,
  TrendingUp,
} from 'lucide-react'
import { monthOf } from '../../../base/kit/day'
import { MenuButton } from '../../../base/ui/page/menu-button'
import { kr, monthAndYear, monthName } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { MonthState } from '../rules-months'
import { rentWords } from '../words'
import { useMonthChoices, type BookedMonth, type ContractIncomeRow } from './month-choices'

const icons = {
  booked: CircleCheck,
  changed: PencilLine,
  trashed: Trash2,
  deleted: CircleX,
  waiting: Hourglass,
  ahead: CircleDashed,
} as const satisfies Record<MonthState, unknown>

interface MonthCellsProps {
  readonly months: readonly BookedMonth[]
  /** Takes a voucher out of the trash folder. */
  readonly restore: (income: ContractIncomeRow) => void
  readonly label: string
}

/** Months side by side, each with what became of its rent and a menu of what can be done with it. */
export function MonthCells({ months, restore, label }: MonthCellsProps) {
  const t = useWords(rentWords)
  const [language] = useLanguage()
  const choicesOf = useMonthChoices(restore)
  return (
    <ul className="months-cells" aria-label={label}>
      {months.map((one) => {
        const Icon = icons[one.state]
        const choices = choicesOf(one)
        return (
          <li key={one.month} data-state={one.state}>
            <div className="months-head">
              <strong>{monthName(monthOf(one.month), language)}</strong>
              {choices.length > 0 && (
                <MenuButton
                  iconOnly
                  variant="subtle"
                  icon={<EllipsisVertical size={18} aria-hidden />}
                  label={t('monthMenu', { month: monthAndYear(one.month, language) })}
                  choices={choices}
                />
              )}
            </div>
            <span className="months-line">
              <Icon size={16} aria-hidden />
              {t(`month_${one.state}`)}
            </span>
            {one.state !== 'deleted' && <span className="ui-figures">{kr(one.sum)}</span>}
            {one.isRaise && (
              <span className="months-line">
                <TrendingUp size={16} aria-hidden />
                {t('raise')}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
