import './contract-months.css'
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
import { sumOre } from '../../../base/kit/money'
import { EmptyState } from '../../../base/ui/page/empty-state'
import { MenuButton } from '../../../base/ui/page/menu-button'
import { Panel } from '../../../base/ui/page/page'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { kr, monthAndYear, monthName } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import { contractMonths, yearsOf, type ContractYear, type MonthState } from '../rules-months'
import { rentWords } from '../words'
import { useMonthChoices, type BookedMonth, type ContractIncomeRow } from './month-choices'

export interface ContractMonthsProps {
  readonly contract: Contract
  /** The income it has made, with what lies in the trash folder. */
  readonly query: {
    readonly data: readonly ContractIncomeRow[] | undefined
    readonly error: unknown
    readonly refetch: () => unknown
  }
  /** Takes a voucher out of the trash folder. */
  readonly restore: (income: ContractIncomeRow) => void
}

const icons = {
  booked: CircleCheck,
  changed: PencilLine,
  trashed: Trash2,
  deleted: CircleX,
  waiting: Hourglass,
  ahead: CircleDashed,
} as const satisfies Record<MonthState, unknown>

interface MonthsProps {
  readonly months: readonly BookedMonth[]
  readonly restore: ContractMonthsProps['restore']
}

/** The rent of a contract month by month: what is booked, waits or lies in the trash folder, with a menu each. */
export function ContractMonths({ contract, query, restore }: ContractMonthsProps) {
  const t = useWords(rentWords)
  return (
    <Panel title={t('income')}>
      <QueryGate query={query}>
        {(incomes) => {
          const months = contractMonths(contract, incomes, today())
          const booked = incomes.filter(({ isTrashed }) => !isTrashed)
          if (months.length === 0) return <EmptyState title={t('noIncomeTitle')} text={t('noIncomeText')} />
          return (
            <div className="months">
              <p className="months-sum">
                <span role="status">{t('incomeCount', { count: booked.length })}</span>
                <span>{t('incomeSumShown', { amount: kr(sumOre(booked.map(({ sum }) => sum))) })}</span>
              </p>
              {contract.isFinished && booked.length === 0 && <p>{t('noIncomeFinished')}</p>}
              {yearsOf(months, today()).map((year) => (
                <Year key={year.year} year={year} restore={restore} />
              ))}
            </div>
          )
        }}
      </QueryGate>
    </Panel>
  )
}

/** The months of a year under its heading; older ones are folded, with what they come to. */
function Year({ year, restore }: { year: ContractYear<ContractIncomeRow>; restore: ContractMonthsProps['restore'] }) {
  const t = useWords(rentWords)
  const cells = <Cells months={year.months} restore={restore} label={String(year.year)} />
  if (!year.isOld)
    return (
      <section>
        <h3>{year.year}</h3>
        {cells}
      </section>
    )
  return (
    <details>
      <summary>
        <h3>{t('yearFolded', { year: year.year, count: year.count, sum: kr(year.sum) })}</h3>
      </summary>
      {cells}
    </details>
  )
}

function Cells({ months, restore, label }: MonthsProps & { readonly label: string }) {
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
