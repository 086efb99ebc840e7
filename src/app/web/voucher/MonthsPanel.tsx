import './months.css'
import { lazy, Suspense } from 'react'
import { sumOre } from '../../../base/kit/money'
import { kr } from '../../../base/ui/words/format'
import { PlotPanel } from '../../../base/ui/list/plot-panel'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { AllVouchers } from '../../../year/dashboard/model'
import { deductionsOf, monthsInPeriod } from '../../../year/dashboard/rules-months'
import type { Period } from '../../../year/dashboard/rules-period'
import { barsOf, hasBars, type Bar } from '../../../year/dashboard/rules-plot'
import { dashboardWords } from '../../../year/dashboard/words'

const MonthPlot = lazy(() => import('./MonthPlot'))

/** The month's name as the language writes it; with its year where the period holds more than one. */
function useBarLabel(bars: readonly Bar[]) {
  const [language] = useLanguage()
  const several = new Set(bars.map((bar) => bar.year)).size > 1
  const name = (style: 'short' | 'long', month: number) =>
    new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' })
      .format(new Date(Date.UTC(2000, month - 1, 1)))
      .replace('.', '')
  return (style: 'short' | 'long') => (bar: Bar) => {
    if (bar.month === null) return String(bar.year)
    const year = style === 'short' ? String(bar.year).slice(2) : String(bar.year)
    return several || style === 'long' ? `${name(style, bar.month)} ${year}` : name(style, bar.month)
  }
}

/** What came in and what may be deducted, month by month: a plot, and the same as a table. */
export function MonthsPanel({ vouchers, period }: { vouchers: AllVouchers | undefined; period: Period }) {
  const t = useWords(dashboardWords)
  const bars = vouchers ? barsOf(monthsInPeriod(vouchers, period), deductionsOf(vouchers, period)) : []
  const label = useBarLabel(bars)
  const drawn = hasBars(bars)
  const byYear = bars.length > 0 && bars.every((bar) => bar.month === null)
  const hasDeductions = bars.some((bar) => bar.deduction > 0)
  const nameOf = (bar: Bar) =>
    bar.month === null && !byYear ? t('deductionsOf', { year: bar.year }) : label('long')(bar)
  return (
    <PlotPanel
      title={t(byYear ? 'plotYears' : 'plot')}
      legend={[
        { colour: 'income', name: t('income') },
        { colour: 'cost', name: t('costs') },
        ...(hasDeductions ? [{ colour: 'deduction', name: t('yearsDeductions') } as const] : []),
      ]}
      plot={
        <div className="months-plot">
          {drawn && (
            <Suspense>
              <MonthPlot
                bars={bars}
                labelOf={label('short')}
                incomeName={t('income')}
                costsName={t('costs')}
                deductionsName={t('yearsDeductions')}
              />
            </Suspense>
          )}
          {vouchers !== undefined && !drawn && <p className="months-nothing">{t('plotNothing')}</p>}
        </div>
      }
      table={
        <>
          <thead>
            <tr>
              <th scope="col">{t(byYear ? 'year' : 'month')}</th>
              <th scope="col">{t('income')}</th>
              <th scope="col">{t('costs')}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={`${bar.year} ${bar.month}`} data-whole-year={bar.month === null && !byYear}>
                <th scope="row">{nameOf(bar)}</th>
                <td>{kr(bar.income)}</td>
                <td>{kr(sumOre([bar.costs, bar.deduction]))}</td>
              </tr>
            ))}
          </tbody>
        </>
      }
      note={hasDeductions && <p className="ui-fine">{t('plotNote')}</p>}
    />
  )
}
