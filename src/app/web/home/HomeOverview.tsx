import { lazy, Suspense } from 'react'
import { yearOf, type Day } from '../../../base/kit/day'
import type { House } from '../../../landlord/house/model'
import type { AllVouchers } from '../../../year/dashboard/model'
import type { Period } from '../../../year/dashboard/rules-period'
import { periodName } from '../../../year/dashboard/rules-result'
import { wholeYear, type DashboardAddress } from '../voucher/dashboard-address'
import { HomeTotals } from './HomeTotals'
import type { HomeFigures } from './use-home-figures'

const isMonth = (period: Period) => periodName(period).kind === 'month'

const TodoPanel = lazy(() => import('./TodoPanel'))
const MonthsPanel = lazy(() => import('./MonthsPanel'))

interface HomeOverviewProps {
  readonly figures: HomeFigures
  readonly vouchers: AllVouchers | undefined
  readonly houses: readonly House[]
  /** Null: all houses. */
  readonly houseId: number | null
  readonly period: Period
  readonly today: Day
  readonly narrow: (patch: Partial<DashboardAddress>) => void
}

/** What stands over the list: the totals, what is to be done, and the months. */
export function HomeOverview({ figures, vouchers, houses, houseId, period, today, narrow }: HomeOverviewProps) {
  return (
    <>
      <HomeTotals figures={figures} vouchers={vouchers} houses={houses} today={today} />
      <div className="home-panels">
        <Suspense fallback={<div className="ui-panel home-todo" />}>
          <TodoPanel houseId={houseId} today={today} />
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
}
