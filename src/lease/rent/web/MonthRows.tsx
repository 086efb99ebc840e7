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
import { monthOf, type Day } from '../../../base/kit/day'
import { MenuButton } from '../../../base/ui/page/menu-button'
import { kr, monthAndYear, monthName } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { MonthState } from '../rules-months'
import { rentWords } from '../words'
import { useMonthChoices, type BookedMonth, type ContractIncomeRow } from './month-choices'
import type { MonthNote } from './month-note'

const icons = {
  booked: CircleCheck,
  changed: PencilLine,
  trashed: Trash2,
  deleted: CircleX,
  waiting: Hourglass,
  ahead: CircleDashed,
} as const satisfies Record<MonthState, unknown>

interface MonthRowsProps {
  readonly months: readonly BookedMonth[]
  /** Takes a voucher out of the trash folder. */
  readonly restore: (income: ContractIncomeRow) => void
  readonly label: string
  /** What is said of the payment of a month, by its first day. */
  readonly notes: ReadonlyMap<Day, MonthNote>
}

/** Booked as the lease says, which is not told where it is told that it is paid or isn't. */
const isPlain = (state: MonthState) => state === 'booked' || state === 'ahead'

/** A month on each line, with what became of its rent and a menu of what can be done with it. */
export function MonthRows({ months, restore, label, notes }: MonthRowsProps) {
  const t = useWords(rentWords)
  const [language] = useLanguage()
  const choicesOf = useMonthChoices(restore)
  return (
    <ul className="months-rows" aria-label={label}>
      {months.map((one) => {
        const note = notes.get(one.month)
        const Icon = note?.Icon ?? icons[one.state]
        const choices = [...(note?.choices ?? []), ...choicesOf(one)]
        const says = note && isPlain(one.state) ? [note.text] : [t(`month_${one.state}`), ...(note ? [note.text] : [])]
        return (
          <li key={one.month} data-state={one.state} data-tone={note?.tone}>
            <strong>{monthName(monthOf(one.month), language)}</strong>
            <span className="months-line">
              <Icon size={16} aria-hidden />
              <span>
                {says.join(' · ')}
                {one.isRaise && (
                  <span className="months-raise">
                    <TrendingUp size={14} aria-hidden /> {t('raise')}
                  </span>
                )}
              </span>
            </span>
            <span className="ui-figures">{one.state !== 'deleted' && kr(one.sum)}</span>
            {choices.length > 0 && (
              <MenuButton
                iconOnly
                variant="subtle"
                icon={<EllipsisVertical size={18} aria-hidden />}
                label={t('monthMenu', { month: monthAndYear(one.month, language) })}
                choices={choices}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
