import './months.css'
import { useMemo, useState } from 'react'
import { dayOf, daysInMonth, endOfYear, startOfYear, yearOf, type Day } from '../../../base/kit/day'
import { formatKr, ore, sumOre } from '../../../base/kit/money'
import { useShownBeforeApplied } from '../../../base/ui/page/use-answered-first'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { kr, monthName } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { repeatCalls } from '../../../books/repeat/calls'
import { contractListCalls } from '../../../lease/contract/calls-list'
import { ledgerCalls } from '../../../books/ledger/calls'
import { comingMonths, type ComingMonth } from '../../../year/dashboard/rules-coming'
import { deductionsOf, monthsInPeriod } from '../../../year/dashboard/rules-months'
import type { Period } from '../../../books/ledger/rules-period'
import { plotBars, type PlotBar } from '../../../year/dashboard/rules-plot'
import { roundedToKroner } from '../../../year/dashboard/rules-result'
import { dashboardWords } from '../../../year/dashboard/words'
import { homeWords } from '../../../year/dashboard/words-home'
import { vouchersQuery } from './use-home-figures'

interface MonthsPanelProps {
  readonly houseId: number | null
  readonly period: Period
  readonly today: Day
  /** Called with a chosen month. Null: back to the whole year. */
  readonly onPeriod: (period: Period | null) => void
}

const noCosts: ComingMonth = { income: ore(0), costs: ore(0) }

/** The months of the year in which the period ends. A period of several years shows all its months, or its years. */
export default function MonthsPanel({ houseId, period, today, onPeriod }: MonthsPanelProps) {
  const t = useWords(dashboardWords)
  const home = useWords(homeWords)
  const [isTable, setTable] = useState(false)
  const year = yearOf(period.to)
  const isOneYear = yearOf(period.from) === year
  const shown = useMemo<Period>(
    () => (isOneYear ? { from: startOfYear(year), to: endOfYear(year) } : period),
    [isOneYear, year, period],
  )
  const { data: vouchers } = useEndpointQuery(ledgerCalls.allTypes, vouchersQuery(houseId, shown), {
    keepPreviousData: false,
  })
  const coming = useComing(isOneYear && year === yearOf(today), houseId, shown, today)
  const bars = useMemo(
    () => (vouchers ? plotBars(monthsInPeriod(vouchers, shown), deductionsOf(vouchers, shown)) : []),
    [vouchers, shown],
  )
  const byYear = bars.length > 0 && bars.every((bar) => bar.month === null)
  const comingOf = (bar: PlotBar) => (bar.month === null ? undefined : coming.get(bar.month)) ?? noCosts
  return (
    <section className="ui-panel home-months" aria-label={home(byYear ? 'years' : 'months')}>
      <div className="home-months-head">
        <h2>{isOneYear ? home('monthsOf', { year }) : home(byYear ? 'years' : 'months')}</h2>
        <span className="home-legend" aria-hidden>
          <span data-colour="income">{t('income')}</span>
          <span data-colour="cost">{t('costs')}</span>
        </span>
        <button type="button" className="home-as-table" aria-expanded={isTable} onClick={() => setTable(!isTable)}>
          {home(isTable ? 'hideTable' : 'asTable')}
        </button>
      </div>
      <Bars bars={bars} comingOf={comingOf} period={period} onPeriod={onPeriod} />
      <Expected coming={coming} />
      <div className="home-months-table" data-open={isTable || undefined}>
        <table>
          <caption className="ui-hidden">{t(byYear ? 'plotYears' : 'plot')}</caption>
          <thead>
            <tr>
              <th scope="col">{t(byYear ? 'year' : 'month')}</th>
              <th scope="col">{t('income')}</th>
              <th scope="col">{t('costs')}</th>
            </tr>
          </thead>
          <tbody>
            <MonthRows {...{ bars, comingOf }} />
            {!byYear && vouchers && <DeductionRows of={deductionsOf(vouchers, shown)} />}
          </tbody>
        </table>
        {vouchers && deductionsOf(vouchers, shown).length > 0 && <p className="ui-fine">{t('plotNote')}</p>}
      </div>
    </section>
  )
}

/** The sums that are expected in the rest of this year, by month. Empty for another year. */
function useComing(
  isThisYear: boolean,
  houseId: number | null,
  year: Period,
  today: Day,
): ReadonlyMap<number, ComingMonth> {
  const vouchers = useEndpointQuery(ledgerCalls.allTypes, vouchersQuery(houseId, year)).data
  const contracts = useEndpointQuery(contractListCalls.list).data
  const repeats = useEndpointQuery(repeatCalls.planRepeats).data
  return useMemo(
    () =>
      isThisYear && vouchers && contracts && repeats
        ? comingMonths({ contracts, repeats: repeats.running, vouchers, houseId }, today)
        : new Map(),
    [isThisYear, vouchers, contracts, repeats, houseId, today],
  )
}

function Expected({ coming }: { readonly coming: ReadonlyMap<number, ComingMonth> }) {
  const home = useWords(homeWords)
  const [language] = useLanguage()
  const [next] = [...coming].toSorted(([a], [b]) => a - b)
  const whole = (amount: ComingMonth['income']) => formatKr(roundedToKroner(amount), 'needed')
  return (
    <p className="home-expected">
      {next &&
        home('expected', {
          month: monthName(next[0], language),
          income: whole(next[1].income),
          costs: whole(next[1].costs),
        })}
    </p>
  )
}

interface BarsProps extends Pick<MonthsPanelProps, 'period' | 'onPeriod'> {
  readonly bars: readonly PlotBar[]
  readonly comingOf: (bar: PlotBar) => ComingMonth
}

function Bars({ bars, comingOf, period, onPeriod }: BarsProps) {
  const t = useWords(homeWords)
  const nameOf = useBarName()
  const short = useShortName(bars)
  const [chosen, choose] = useShownBeforeApplied<Period | null>(period, onPeriod)
  const highest = Math.max(
    1,
    ...bars.flatMap((bar) => [
      bar.income + comingOf(bar).income,
      sumOre([bar.costs, bar.deduction]) + comingOf(bar).costs,
    ]),
  )
  return (
    <div className="home-bars" role="group" aria-label={t('choosePeriod')}>
      {bars.map((bar) => {
        const days = daysOf(bar)
        const isChosen = days.from === chosen?.from && days.to === chosen.to
        const { income, costs } = comingOf(bar)
        const spent = sumOre([bar.costs, bar.deduction])
        const words = t('bar', { month: nameOf(bar), income: kr(bar.income), costs: kr(spent) })
        const ahead = income > 0 || costs > 0 ? ` ${t('expectedThere', { income: kr(income), costs: kr(costs) })}` : ''
        return (
          <button
            key={days.from}
            type="button"
            aria-label={`${short(bar)}: ${words}${ahead}`}
            title={words + ahead}
            aria-pressed={isChosen}
            onClick={() => choose(isChosen ? null : days)}
          >
            <span className="home-pair">
              <Column kind="income" is={bar.income / highest} ahead={income / highest} />
              <Column kind="cost" is={spent / highest} ahead={costs / highest} />
            </span>
            <span>{short(bar)}</span>
          </button>
        )
      })}
    </div>
  )
}

/** A bar of income or costs. The expected amount is on top of the bar. Both are shares of the highest bar. */
function Column({
  kind,
  is,
  ahead,
}: {
  readonly kind: 'income' | 'cost'
  readonly is: number
  readonly ahead: number
}) {
  const height = (share: number) => ({ height: `${Math.round(share * 1000) / 10}%` })
  return (
    <span className="home-bar" data-colour={kind}>
      {ahead > 0 && <span data-ahead style={height(ahead)} />}
      {is > 0 && <span style={height(is)} />}
    </span>
  )
}

const daysOf = ({ year, month }: PlotBar): Period =>
  month === null
    ? { from: startOfYear(year), to: endOfYear(year) }
    : { from: dayOf(year, month, 1), to: dayOf(year, month, daysInMonth(year, month)) }

/** Returns a function that names a bar: `mars 2026`, or a year. */
function useBarName(): (bar: PlotBar) => string {
  const [language] = useLanguage()
  return ({ year, month }) => (month === null ? String(year) : `${monthName(month, language)} ${year}`)
}

function useShortName(bars: readonly PlotBar[]): (bar: PlotBar) => string {
  const [language] = useLanguage()
  return ({ year, month }) => {
    if (month === null) return String(year)
    const name = monthName(month, language)
    return bars.length > 12 ? name.slice(0, 1).toLocaleUpperCase(language) : name.slice(0, 3)
  }
}

function MonthRows({ bars, comingOf }: Pick<BarsProps, 'bars' | 'comingOf'>) {
  const nameOf = useBarName()
  return bars.map((bar) => (
    <tr key={nameOf(bar)}>
      <th scope="row">{nameOf(bar)}</th>
      <td>
        {kr(bar.income)} <Ahead of={comingOf(bar).income} />
      </td>
      <td>
        {kr(sumOre([bar.costs, bar.deduction]))} <Ahead of={comingOf(bar).costs} />
      </td>
    </tr>
  ))
}

function Ahead({ of }: { readonly of: ComingMonth['income'] }) {
  const home = useWords(homeWords)
  return of > 0 && <span className="home-ahead">{home('ahead', { amount: kr(of) })}</span>
}

/** Rows of deductions, which belong to the year, not to a month. */
function DeductionRows({ of }: { readonly of: ReturnType<typeof deductionsOf> }) {
  const t = useWords(dashboardWords)
  return of.map(({ year, deduction }) => (
    <tr key={`deductions ${year}`} data-whole-year>
      <th scope="row">{t('deductionsOf', { year })}</th>
      <td>{kr(ore(0))}</td>
      <td>{kr(deduction)}</td>
    </tr>
  ))
}
