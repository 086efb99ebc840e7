import './contract-months.css'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { type Day, monthOf } from '../../../base/kit/day'
import { useSearchParams } from '../../../base/ui/page/use-search-params'
import { kr, monthAndYear, monthName } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords, useLanguage } from '../../../base/ui/words/use-words'
import { shownYear, monthsByYear, type MonthState } from '../rules-months'
import { rentWords } from '../words'
import { type ContractIncomeRow, useMonthChoices, type BookedMonth } from './month-choices'
import type { MonthNote } from './month-note'
import { YearTabs } from './YearTabs'
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
import { MenuButton } from '../../../base/ui/page/menu-button'

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
  /** Restores a voucher from the trash folder. */
  readonly restore: (income: ContractIncomeRow) => void
  readonly label: string
  /** The notes by the month's first day. */
  readonly notes: ReadonlyMap<Day, MonthNote>
}

/** True for a plain state. It is not written next to a note that says whether the month is paid. */
const isPlain = (state: MonthState) => state === 'booked' || state === 'ahead'

function MonthRows({ months, restore, label, notes }: MonthRowsProps) {
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

export interface MonthPayments {
  readonly notes: ReadonlyMap<Day, MonthNote>
  readonly action: ReactNode
  readonly foot: ReactNode
}

const address = z.object({ year: z.coerce.number().int().min(0).max(9999).default(0).catch(0) })

export interface ContractMonthsProps {
  /** The months of the contract. At least one. */
  readonly months: readonly BookedMonth[]
  /** Restores a voucher from the trash folder. */
  readonly restore: (income: ContractIncomeRow) => void
  /** The notes by the month's first day. */
  readonly notes: MonthPayments['notes']
}

/** The months of a contract as a table, a tab for each year. */
export function ContractMonths({ months: all, restore, notes }: ContractMonthsProps) {
  const t = useWords(rentWords)
  const [at, set] = useSearchParams(address)
  const years = monthsByYear(all)
  const chosen = shownYear(years, at.year, today())
  return (
    <div className="months">
      {years.length > 1 && (
        <YearTabs
          label={t('years')}
          years={years.map(({ year }) => year)}
          chosen={chosen}
          onChoose={(year) => set({ year })}
        />
      )}
      {years.map(({ year, months, sum, count }) => (
        <div
          key={year}
          id={`months-${year}`}
          hidden={year !== chosen}
          {...(years.length > 1 && { role: 'tabpanel', 'aria-labelledby': `year-${year}` })}
        >
          <MonthRows months={months} restore={restore} label={String(year)} notes={notes} />
          <p className="months-sum" role={year === chosen ? 'status' : undefined}>
            {t('yearSum', { count, year, sum: kr(sum) })}
          </p>
        </div>
      ))}
    </div>
  )
}
