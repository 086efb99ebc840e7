import { sumOre } from '../../../base/kit/money'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { RouteLink } from '../../../base/ui/page/link'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import type { CostsOfYear } from '../model'
import { daysOfMonthOrYear } from '../rules'
import { costsWords } from '../words'

/** Shows how the table's total becomes the dashboard's figure, which includes other costs. */
export function ToDashboard({ costs, house }: { readonly costs: CostsOfYear; readonly house: House }) {
  const t = useWords(costsWords)
  const { year, types, archived, yearly } = costs
  const { from, to } = daysOfMonthOrYear(year)
  const shown = { house: String(house.id), period: 'custom', from, to }
  return (
    <section className="ui-panel costs-to-dashboard" aria-labelledby="costs-to-dashboard">
      <h2 id="costs-to-dashboard">{t('toDashboard')}</h2>
      <DescriptionList
        items={[
          { term: t('wholeSums'), value: kr(sumOre(types.map(({ total }) => total))) },
          { term: t('deductibleShares'), value: kr(sumOre(types.map(({ deductible }) => deductible))) },
          ...(archived.count === 0
            ? []
            : [{ term: t('archived', { count: archived.count }), value: kr(archived.deductible) }]),
          ...(yearly === 0 ? [] : [{ term: t('yearly'), value: kr(yearly) }]),
          {
            term: t('dashboardCosts', { year }),
            value: (
              <RouteLink href={`/home/dashboard?${new URLSearchParams(shown).toString()}`}>{kr(costs.costs)}</RouteLink>
            ),
          },
        ]}
      />
    </section>
  )
}
