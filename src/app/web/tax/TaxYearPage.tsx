import '../../../year/tax/web/tax-page.css'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { patchUrl, useSearchParams } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { taxCalls } from '../../../year/tax/calls'
import { HouseTaxPanel } from '../../../year/tax/web/HouseTaxPanel'
import { submissionCalls } from '../../../year/tax-submission/calls'
import { ChooseHouses } from '../../../year/tax/web/ChooseHouses'
import { HouseHints } from '../../../year/tax-return/web/HouseHints'
import { housesInAddress, housesToAddress, taxAddress } from '../../../year/tax/web/tax-address'
import { TaxYearField } from '../../../year/tax/web/TaxYearField'
import { TaxChecks } from '../../../year/tax/web/TaxChecks'
import { TaxCourse } from './TaxCourse'
import { TaxVouchers } from './TaxVouchers'
import { sentHouses, usualHouses } from '../../../year/tax-submission/web/usual-houses'
import { TaxTotals } from '../../../year/tax/web/TaxTotals'
import { taxPageWords } from './words'

interface TaxYearPageProps {
  /** The last year whose return can be handed in. */
  readonly last: number
  readonly houses: readonly House[]
  /** The house that is chosen beside the page: choosing another one leads to its figures. */
  readonly shown: number
}

/** What a year comes to for each house, and the way to the tax authority. */
export function TaxYearPage({ last, houses, shown: beside }: TaxYearPageProps) {
  const t = useWords(taxPageWords)
  const { pathname, searchStr } = useLocation()
  const [{ year, houses: text, ...list }, set] = useSearchParams(useMemo(() => taxAddress(last), [last]))
  const query = { year: String(year) }
  // Vouchers are written on other pages: figures that were read before are none.
  const figures = useEndpointQuery(taxCalls.figures, { query }, { staleTime: 0, keepPreviousData: false })
  const submissions = useEndpointQuery(
    submissionCalls.submissions,
    { query },
    { staleTime: 0, keepPreviousData: false },
  )
  const sent = sentHouses(submissions.data ?? [])
  const usual = usualHouses(figures.data ?? [], sent)
  const ids = houses.map(({ id }) => id)
  const chosen = housesInAddress(text, ids, usual)
  const before = useRef(beside)
  useEffect(() => {
    if (before.current === beside) return
    before.current = beside
    document.getElementById(`tax-house-${beside}`)?.scrollIntoView()
  }, [beside])
  return (
    <>
      <PageHeader
        title={t('title', { year })}
        sub={t('sub')}
        action={<TaxYearField id="tax-year" last={last} year={year} onChange={(next) => set({ year: next })} />}
      />
      <div className="tax-page">
        <TaxCourse year={year} houses={houses} chosen={chosen} isLoaded={figures.data !== undefined}>
          {(hints) => (
            <QueryGate query={figures}>
              {(all) => {
                const taxOf = (id: number) => all.find(({ houseId }) => houseId === id)
                const entered = all.flatMap(({ houseId, state }) => (state === 'entered' ? [houseId] : []))
                // What isn't entered is nobody's choice: it is shown with why.
                const shown = houses.filter(({ id }) => chosen.includes(id) || !entered.includes(id))
                const together = all.filter(({ houseId }) => chosen.includes(houseId) && entered.includes(houseId))
                return (
                  <>
                    {(houses.length > 1 || usual.length < houses.length) && (
                      <ChooseHouses
                        houses={houses}
                        chosen={chosen}
                        onChange={(next) => set({ houses: housesToAddress(next, usual) })}
                        stateOf={(id) => taxOf(id)?.state}
                        isSent={(id) => sent.has(id)}
                      />
                    )}
                    {shown.length === 0 && (
                      <Panel>
                        <p>{t('noneShown')}</p>
                      </Panel>
                    )}
                    {together.length > 1 && <TaxTotals shown={together} />}
                    {shown.length > 0 && <TaxChecks year={year} houses={shown} entered={entered} />}
                    {shown.map((house) => {
                      const tax = taxOf(house.id)
                      if (!tax) return null
                      const listHref = (kind: string) => patchUrl(pathname, searchStr, { list: kind, of: house.id })
                      return (
                        <HouseTaxPanel key={house.id} tax={tax} house={house} listHref={listHref}>
                          <HouseHints hints={hints.filter(({ houseId }) => houseId === house.id)} house={house.name} />
                        </HouseTaxPanel>
                      )
                    })}
                    <TaxVouchers
                      year={year}
                      houses={houses}
                      figures={all}
                      {...list}
                      onSort={(order) => set({ order })}
                    />
                  </>
                )
              }}
            </QueryGate>
          )}
        </TaxCourse>
      </div>
    </>
  )
}
