import '../../../year/tax/web/tax-page.css'
import { useLocation } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { yearOf } from '../../../base/kit/day'
import { PageHeader } from '../../../base/ui/page/page'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { patchUrl, useSearchParams } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import { useHouse } from '../../../landlord/house/web/use-house'
import { taxCalls } from '../../../year/tax/calls'
import type { HouseTax } from '../../../year/tax/model'
import type { Check } from '../../../year/tax/model-check'
import { checksOfHouses } from '../../../year/tax/rules-check-groups'
import { TaxTable } from '../../../year/tax/web/TaxTable'
import { taxFormCalls } from '../../../year/tax-form/calls'
import type { SavedLogin } from '../../../year/tax-form/model'
import { OlderPath } from '../../../year/tax-form/web/OlderPath'
import { taxAddress } from '../../../year/tax/web/tax-address'
import { TaxChecks } from '../../../year/tax/web/TaxChecks'
import { HouseNotes } from './HouseNotes'
import { TaxVouchers } from './TaxVouchers'
import { voucherParams } from './voucher-href'
import { olderPathWords } from '../../../year/tax-form/words'

/**
 * The authority's older path: choose houses, log in in steps, choose the form, send
 * (docs/rules/year.md#older-tax-path).
 */
export default function OlderPathPage() {
  const t = useWords(olderPathWords)
  const { house, houses } = useHouse()
  const saved = useEndpointQuery(taxFormCalls.saved, {}, { staleTime: 0 })
  const year = yearOf(today()) - 1
  const figures = useEndpointQuery(taxCalls.figures, { query: { year: String(year) } }, { staleTime: 0 })
  const checks = useEndpointQuery(taxCalls.checkList, { query: { year: String(year) } }, { staleTime: 0 })
  if (house === null) return <HouseGate title={t('title', { year })}>{() => null}</HouseGate>
  return (
    <>
      <PageHeader title={t('title', { year })} sub={t('sub')} />
      <QueryGate query={saved}>
        {(login) => (
          <QueryGate query={figures}>
            {(all) => (
              <QueryGate query={checks}>
                {(found) => <OlderPathYear houses={houses} saved={login} year={year} figures={all} checks={found} />}
              </QueryGate>
            )}
          </QueryGate>
        )}
      </QueryGate>
    </>
  )
}

interface OlderPathYearProps {
  readonly houses: readonly House[]
  readonly saved: SavedLogin
  readonly year: number
  readonly figures: readonly HouseTax[]
  readonly checks: readonly Check[]
}

function OlderPathYear({ houses, saved, year, figures, checks }: OlderPathYearProps) {
  const [{ year: _year, houses: _houses, line, show, ...list }, set] = useSearchParams(
    useMemo(() => taxAddress(year), [year]),
  )
  const { pathname, searchStr } = useLocation()
  const taxOf = (id: number) => figures.find(({ houseId }) => houseId === id)
  const entered = houses.flatMap(({ id }) => (taxOf(id)?.state === 'entered' ? [id] : []))
  // The houses that the landlord chose. Null before that: then the houses that belong in the tax return are used.
  const [chosenBy, setChosen] = useState<readonly number[] | null>(null)
  const chosen = chosenBy ?? entered
  const shown = houses.flatMap(({ id }) => (chosen.includes(id) || !entered.includes(id) ? [id] : []))
  const here = (params: Readonly<Record<string, string | number>>) => patchUrl(pathname, searchStr, params)
  return (
    <div className="tax-page">
      <OlderPath houses={houses.filter(({ id }) => chosen.includes(id))} saved={saved} />
      <TaxChecks houses={houses} checks={checksOfHouses(checks, shown, entered)} dialogHref={here} />
      <TaxTable
        houses={houses}
        figures={figures}
        chosen={chosen}
        onChoose={setChosen}
        isChoice
        open={line}
        onOpen={(row) => set({ line: row })}
        shown={show}
        onShow={(id) => set({ show: id })}
        voucherHref={(voucher) => here(voucherParams(voucher.kind, voucher, voucher.houseId))}
        listHref={(kind, of) => here({ list: kind, of })}
      >
        {houses.map((house) => {
          const tax = taxOf(house.id)
          return (
            tax && (
              <HouseNotes key={house.id} tax={tax} house={house} shortHref={here({ list: 'short', of: house.id })} />
            )
          )
        })}
      </TaxTable>
      <TaxVouchers year={year} houses={houses} figures={figures} {...list} onSort={(order) => set({ order })} />
    </div>
  )
}
