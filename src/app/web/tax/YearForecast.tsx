import { formatKr, ore, sumOre, type Ore } from '../../../base/kit/money'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import type { ExpectedTax, HouseTaxInYear } from '../../../year/tax/model'
import { isSetAsideMonthly, setAsideAMonth, taxOfNet } from '../../../year/tax/rules-estimate'
import { hasEntryInReturn } from '../../../year/tax/rules-state'
import { taxPageWords } from './words'

const kr = (amount: Ore) => formatKr(amount, 'needed')

interface YearForecastProps {
  readonly year: number
  readonly houses: readonly House[]
  /** The figures of the year so far, each with its forecast. */
  readonly figures: readonly HouseTaxInYear[]
  /** The expected lines of the houses that are in the return. */
  readonly expected: readonly ExpectedTax[]
}

/**
 * Says how much tax the year is expected to cost, what to set aside each month, and what the tax would be if nothing
 * more came. The forecasts of the houses are those of the API (docs/rules/year.md#the-running-year).
 */
export function YearForecast({ year, houses, figures, expected }: YearForecastProps) {
  const t = useWords(taxPageWords)
  if (expected.length === 0) return null
  const net = sumOre(expected.map(({ lines }) => lines.net_share))
  const tax = taxOfNet(net, year)
  const soFar = taxOfNet(sumOre(figures.filter(hasEntryInReturn).map(({ lines }) => lines.net_share)), year)
  return (
    <section className="ui-panel tax-mirror" aria-label={t('mirror')}>
      <p className="tax-mirror-says">
        {tax === 0 ? t('noTax', { year }) : t('taxWillBe', { year, amount: kr(tax) })}{' '}
        <strong>
          {tax > 0 &&
            (isSetAsideMonthly(today())
              ? t('setAside', { amount: kr(setAsideAMonth(tax, today())) })
              : t('setAsideAll', { settled: year + 1 }))}
          {net < ore(0) && t('willLose', { amount: kr(ore(Math.abs(net))) })}
        </strong>
      </p>
      {soFar !== tax && <p>{t('nothingMore', { amount: kr(soFar) })}</p>}
      <Forecasts
        houses={houses}
        figures={figures.filter(({ houseId }) => expected.some((one) => one.houseId === houseId))}
      />
      <p className="ui-fine">{t('expectedHow')}</p>
    </section>
  )
}

/** The forecast of each house, as the API tells it. */
function Forecasts({ houses, figures }: Pick<YearForecastProps, 'houses' | 'figures'>) {
  const t = useWords(taxPageWords)
  return (
    <details className="tax-forecast">
      <summary>{t('forecasts')}</summary>
      {figures.map(({ houseId, forecast }) =>
        forecast === null ? null : (
          <section key={houseId}>
            <h3>{houses.find(({ id }) => id === houseId)?.name}</h3>
            <DescriptionList
              items={[
                { term: t('forecastIncome'), value: kr(forecast.income) },
                { term: t('forecastCosts'), value: kr(forecast.costs) },
                { term: t('forecastNet'), value: kr(forecast.net) },
                { term: t('forecastTax'), value: kr(forecast.tax) },
                ...(isSetAsideMonthly(today()) ? [{ term: t('forecastMonth'), value: kr(forecast.per_month) }] : []),
              ]}
            />
          </section>
        ),
      )}
      {figures.length > 1 && <p className="ui-fine">{t('forecastsTogether')}</p>}
    </details>
  )
}
