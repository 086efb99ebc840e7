import { Info } from 'lucide-react'
import { lazy, memo, Suspense, useState } from 'react'
import { yearOf, type Day } from '../../../base/kit/day'
import { formatKr, type Ore } from '../../../base/kit/money'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import type { AllVouchers } from '../../../books/ledger/model'
import type { Period } from '../../../books/ledger/rules-period'
import { isResultEmpty, periodKind, roundedToKroner } from '../../../year/dashboard/rules-result'
import { taxNotesOf } from '../../../year/dashboard/rules-tax-note'
import { voucherWords } from '../../../year/dashboard/words-vouchers'
import { homeWords } from '../../../year/dashboard/words-home'
import { wholeYear, type DashboardSearchParams } from '../voucher/dashboard-address'
import type { HomeFigures } from './use-home-figures'
import { usePeriodWords } from './use-period-words'

interface HomeTotalsProps {
  readonly figures: HomeFigures
  readonly vouchers: AllVouchers | undefined
  readonly houses: readonly Pick<House, 'id' | 'years'>[]
  readonly today: Day
}

const names = ['income', 'costs', 'taxFree', 'tax'] as const
type Name = (typeof names)[number]
const figureOf = { income: 'income', costs: 'costs', taxFree: 'taxFree', tax: 'estimatedTax' } as const

/** The totals of the period, each compared with the same days a year before. */
function HomeTotals({ figures, vouchers, houses, today }: HomeTotalsProps) {
  const t = useWords(voucherWords)
  const home = useWords(homeWords)
  const { figureBefore } = usePeriodWords(today)
  const [opened, setOpened] = useState<Name | null>(null)
  const { totals, totalsBefore, before } = figures
  const noteOf = useNotes(figures, vouchers, houses)
  const shown = (amount: Ore | undefined) => (amount === undefined ? '–' : kr(amount))
  const shownBefore = (name: Name) =>
    totalsBefore === undefined
      ? '–'
      : isResultEmpty(totalsBefore)
        ? home('nothingBefore')
        : formatKr(roundedToKroner(totalsBefore[figureOf[name]]), 'needed')
  return (
    <div className="home-totals">
      <dl aria-label={t('totals')}>
        {names.map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd className="home-total">{shown(totals?.[figureOf[name]])}</dd>
            <dd className="home-before">{figureBefore(before.period, shownBefore(name))}</dd>
            <dd className="home-about">
              <button
                type="button"
                aria-label={home('aboutFigure', { name: t(name) })}
                aria-expanded={opened === name}
                aria-controls={`home-about-${name}`}
                onClick={() => setOpened(opened === name ? null : name)}
              >
                <Info size={16} aria-hidden />
              </button>
            </dd>
            <dd className="home-note" id={`home-about-${name}`} hidden={opened !== name}>
              {noteOf(name)} {home('beforeNote')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function useNotes(
  { totals, period }: HomeFigures,
  vouchers: AllVouchers | undefined,
  houses: HomeTotalsProps['houses'],
): (name: Name) => string {
  const t = useWords(voucherWords)
  return (name) => {
    if (name === 'income') return t('incomeNote')
    if (name === 'taxFree') return t('taxFreeNote')
    if (name === 'costs') {
      const archived = vouchers?.bilags.filter((one) => one.archived && !one.isTrashed && one.sum !== null).length ?? 0
      return archived === 0 ? t('costsNote') : `${t('costsNote')} ${t('archivedNote', { count: archived })}`
    }
    const notes = vouchers ? taxNotesOf(vouchers, period, houses) : (['taxNote'] as const)
    return notes.map((note) => t(note, { amount: totals ? kr(totals.deficit) : '–' })).join(' ')
  }
}

const isMonth = (period: Period) => periodKind(period).kind === 'month'

const TodoPanel = lazy(() => import('./TodoPanel'))
const MonthsPanel = lazy(() => import('./MonthsPanel'))

interface HomeOverviewProps {
  readonly figures: HomeFigures
  readonly vouchers: AllVouchers | undefined
  readonly houses: readonly House[]
  /** The house. Null: all houses. */
  readonly houseId: number | null
  readonly period: Period
  readonly today: Day
  readonly narrow: (patch: Partial<DashboardSearchParams>) => void
}

export const HomeOverview = memo(function HomeOverview(props: HomeOverviewProps) {
  const { figures, vouchers, houses, houseId, period, today, narrow } = props
  return (
    <>
      <HomeTotals figures={figures} vouchers={vouchers} houses={houses} today={today} />
      <div className="home-panels">
        <Suspense fallback={<div className="ui-panel home-todo" />}>
          <TodoPanel houseId={houses.length > 1 ? houseId : null} today={today} />
        </Suspense>
        <Suspense fallback={<div className="ui-panel home-months" />}>
          <MonthsPanel
            houseId={houseId}
            period={period}
            today={today}
            onPeriod={(next) =>
              narrow(
                next
                  ? { period: isMonth(next) ? 'month' : 'custom', ...next }
                  : wholeYear(yearOf(period.to), yearOf(today)),
              )
            }
          />
        </Suspense>
      </div>
    </>
  )
})
