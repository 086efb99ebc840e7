import './costs.css'
import { z } from 'zod'
import { yearOf } from '../../../base/kit/day'
import { formatOre, ore, sumOre, type Ore } from '../../../base/kit/money'
import { Filters } from '../../../base/ui/list/filters'
import { SelectField } from '../../../base/ui/field/select-field'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { EmptyState } from '../../../base/ui/page/empty-state'
import { LinkButton, RouteLink } from '../../../base/ui/page/link'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { useSearchParams } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { kr, monthName } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import { costsCalls } from '../calls'
import type { CostType } from '../../../books/expense/model'
import type { CostsOfYear } from '../model'
import { daysOfMonthOrYear, monthTotals } from '../rules'
import { expenseWords } from '../../../books/expense/words'
import { costsWords } from '../words'

/** The number of years to choose from, including this one. */
const yearsBack = 10

const address = z.object({ year: z.coerce.number().int().min(1900).max(2999).optional().catch(undefined) })

/** The costs of a year, compared with the year before. Each amount links to its vouchers. */
export default function DetailedCostsPage() {
  const t = useWords(costsWords)
  return <HouseGate title={t('title')}>{(house) => <DetailedCosts key={house.id} house={house} />}</HouseGate>
}

function DetailedCosts({ house }: { house: House }) {
  const t = useWords(costsWords)
  const [{ year = yearOf(today()) }, set] = useSearchParams(address)
  const query = useEndpointQuery(costsCalls.read, { query: { houseId: String(house.id), year: String(year) } })
  const now = yearOf(today())
  const years = [...new Set([year, ...Array.from({ length: yearsBack }, (_, back) => now - back)])].toSorted(
    (a, b) => b - a,
  )
  return (
    <>
      <PageHeader title={t('title')} sub={t('sub')} />
      <Panel flush>
        <Filters label={t('chooseYear')}>
          <SelectField
            id="costs-year"
            name="year"
            label={t('year')}
            placeholder={false}
            options={years.map((one) => ({ value: String(one), label: String(one) }))}
            value={String(year)}
            onChange={(next) => set({ year: Number(next) })}
          />
        </Filters>
        <QueryGate query={query}>{(costs) => <Costs costs={costs} house={house} />}</QueryGate>
      </Panel>
    </>
  )
}

function Costs({ costs, house }: { costs: CostsOfYear; house: House }) {
  const t = useWords(costsWords)
  const { year, types, archived, yearly } = costs
  const isEmpty = types.every((type) => type.total === 0 && type.totalBefore === 0)
  if (isEmpty && archived.count === 0 && yearly === 0)
    return (
      <EmptyState
        title={t('emptyTitle', { year })}
        text={t('emptyText')}
        action={<LinkButton href="/home/dashboard">{t('toVouchers')}</LinkButton>}
      />
    )
  return (
    <>
      <CostsTable costs={costs} house={house} />
      <ToDashboard costs={costs} house={house} />
    </>
  )
}

/** Shows how the table's total becomes the dashboard's figure, which includes other costs. */
function ToDashboard({ costs, house }: { costs: CostsOfYear; house: House }) {
  const t = useWords(costsWords)
  const { year, types, archived, yearly } = costs
  const { from, to } = daysOfMonthOrYear(year)
  const shown = { house: String(house.id), period: 'custom', from, to }
  return (
    <section className="costs-to-dashboard" aria-labelledby="costs-to-dashboard">
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

function CostsTable({ costs, house }: { costs: CostsOfYear; house: House }) {
  const t = useWords(costsWords)
  const expense = useWords(expenseWords)
  const [language] = useLanguage()
  const { year, types } = costs
  const label = t('table', { house: house.name, year })
  const all = { total: sumOre(types.map((type) => type.total)), before: sumOre(types.map((type) => type.totalBefore)) }
  // A kind without costs would only make the table wider.
  const kinds = types.flatMap((type) =>
    type.total === 0 && type.totalBefore === 0 ? [] : [{ ...type, name: expense(type.cost_type) }],
  )
  const cell = (kind: Kind | null, month: number | undefined, now: Ore, before: Ore) => (
    <Amount key={kind?.cost_type ?? ''} {...{ house, year, kind, month, now, before }} />
  )
  return (
    // The table is wider than a phone, so it scrolls on its own. Moving from link to link with the keyboard scrolls it
    // too.
    <div className="costs ui-sideways" role="region" aria-label={label}>
      <table>
        <caption className="ui-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            {kinds.map(({ cost_type, name }) => (
              <th key={cost_type} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{t('total')}</th>
          </tr>
        </thead>
        <tbody>
          {monthTotals(costs).map(({ now, before }, index) => (
            <tr key={monthName(index + 1, language)}>
              <th scope="row">{monthName(index + 1, language)}</th>
              {kinds.map((kind) =>
                cell(kind, index + 1, kind.months[index] ?? ore(0), kind.monthsBefore[index] ?? ore(0)),
              )}
              {cell(null, index + 1, now, before)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            {kinds.map((kind) => cell(kind, undefined, kind.total, kind.totalBefore))}
            {cell(null, undefined, all.total, all.before)}
          </tr>
          <tr>
            <th scope="row">{t('deductible')}</th>
            {kinds.map(({ cost_type, deductible }) => (
              <td key={cost_type}>{kr(deductible)}</td>
            ))}
            <td>{kr(sumOre(kinds.map(({ deductible }) => deductible)))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

interface Kind {
  readonly cost_type: CostType
  readonly name: string
}

interface AmountProps {
  readonly house: House
  readonly year: number
  /** The kind of costs. Null for all kinds together. */
  readonly kind: Kind | null
  readonly month: number | undefined
  readonly now: Ore
  readonly before: Ore
}

function Amount({ house, year, kind, month, now, before }: AmountProps) {
  const t = useWords(costsWords)
  const [language] = useLanguage()
  const whenOf = (of: number) => (month === undefined ? String(of) : `${monthName(month, language)} ${of}`)
  const hrefOf = (of: number) => {
    const { from, to } = daysOfMonthOrYear(of, month)
    const shown = {
      house: String(house.id),
      type: 'manual-bilag',
      period: 'custom',
      from,
      to,
      ...(kind && { cost: kind.cost_type }),
    }
    return `/home/dashboard?${new URLSearchParams(shown).toString()}#vouchers`
  }
  const link = (of: number, text: string) => (
    <RouteLink
      href={hrefOf(of)}
      aria-label={t('open', { kind: kind?.name ?? t('total'), when: whenOf(of), amount: text })}
    >
      {text}
    </RouteLink>
  )
  return (
    <td>
      {now === 0 ? '–' : link(year, formatOre(now))}
      {before !== 0 && (
        <span className="costs-before">
          {link(year - 1, t('before', { year: year - 1, amount: formatOre(before) }))}
        </span>
      )}
    </td>
  )
}
