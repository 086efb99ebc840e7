import './costs.css'
import { useMemo } from 'react'
import { z } from 'zod'
import { yearOf } from '../../../base/kit/day'
import { SelectField } from '../../../base/ui/field/select-field'
import { EmptyState } from '../../../base/ui/page/empty-state'
import { LinkButton } from '../../../base/ui/page/link'
import { ListSkeleton } from '../../../base/ui/page/loading'
import { Panel } from '../../../base/ui/page/page'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { useSearchParams } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import { costsCalls } from '../calls'
import type { CostsOfYear } from '../model'
import { comparedCosts } from '../rules-compare'
import { costsWords } from '../words'
import { CostsCards } from './CostsCards'
import { CostsHead } from './CostsHead'
import { CostsTable } from './CostsTable'
import { SuppliersPanel } from './SuppliersPanel'
import { ToDashboard } from './ToDashboard'
import { TypeBar } from './TypeBar'
import type { AmountsProps } from './use-cells'

/** The number of years to choose from, including this one. */
const yearsBack = 10

const address = z.object({
  year: z.coerce.number().int().min(1900).max(2999).optional().catch(undefined),
  /** The cell whose vouchers are shown. */
  cell: z.string().default('').catch(''),
})

/** The costs of a year, compared with the year before. Each amount shows its vouchers. */
export function DetailedCosts() {
  const t = useWords(costsWords)
  return <HouseGate title={t('title')}>{(house) => <CostsOfHouse key={house.id} house={house} />}</HouseGate>
}

const isEmpty = ({ types, archived, yearly }: CostsOfYear): boolean =>
  archived.count === 0 && yearly === 0 && types.every((type) => type.total === 0 && type.totalBefore === 0)

function CostsOfHouse({ house }: { house: House }) {
  const t = useWords(costsWords)
  const now = today()
  const [{ year = yearOf(now), cell }, set] = useSearchParams(address)
  // Something may have been recorded on another page, so each visit asks again.
  const query = useEndpointQuery(
    costsCalls.read,
    { query: { houseId: String(house.id), year: String(year) } },
    { staleTime: 0 },
  )
  const costs = query.data
  const compared = useMemo(() => costs && comparedCosts(costs, now), [costs, now])
  const years = [...new Set([year, ...Array.from({ length: yearsBack }, (_, back) => yearOf(now) - back)])].toSorted(
    (a, b) => b - a,
  )
  const shown = costs && compared && !isEmpty(costs) ? compared : undefined
  return (
    <>
      <CostsHead costs={shown} year={year} hasNone={(costs && isEmpty(costs)) === true || query.error !== null} />
      <div className="costs-page">
        <Panel flush>
          <div className="costs-top">
            <TypeBar costs={shown} />
            <SelectField
              id="costs-year"
              name="year"
              label={t('year')}
              placeholder={false}
              options={years.map((one) => ({ value: String(one), label: String(one) }))}
              value={String(year)}
              onChange={(next) => set({ year: Number(next), cell: '' })}
            />
          </div>
          <QueryGate query={query} waiting={<ListSkeleton rows={7} columns={4} />}>
            {(read) =>
              compared && !isEmpty(read) ? (
                <Amounts costs={read} open={cell} onOpen={(next) => set({ cell: next })} {...{ compared, house }} />
              ) : (
                <EmptyState
                  title={t('emptyTitle', { year: read.year })}
                  text={t('emptyText')}
                  action={<LinkButton href="/home/dashboard">{t('toVouchers')}</LinkButton>}
                />
              )
            }
          </QueryGate>
        </Panel>
        {costs === undefined || isEmpty(costs) ? null : (
          <div className="costs-below">
            <SuppliersPanel vouchers={costs.vouchers} />
            <ToDashboard costs={costs} house={house} />
          </div>
        )}
      </div>
    </>
  )
}

/** A table, and on a phone a row for each type. Paper gets the table. */
function Amounts(props: AmountsProps) {
  const t = useWords(costsWords)
  return (
    <>
      <CostsTable {...props} />
      <CostsCards {...props} />
      <p className="costs-hint ui-fine ui-no-print">{t('press')}</p>
    </>
  )
}
