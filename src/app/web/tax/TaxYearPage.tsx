import './tax.css'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { ore, sumOre, type Ore } from '../../../base/kit/money'
import { Totals } from '../../../base/ui/list/totals'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { SelectField } from '../../../base/ui/field/select-field'
import { patchUrl, useSearchParams } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { taxCalls } from '../../../year/tax/calls'
import type { HouseTax } from '../../../year/tax/model'
import { HouseTaxPanel } from '../../../year/tax/web/HouseTaxPanel'
import { taxScreenWords } from '../../../year/tax/words-screen'
import { returnCalls } from '../../../year/tax-return/calls'
import { ChooseHouses } from './ChooseHouses'
import { HouseHints } from './HouseHints'
import { chosenOf, taxAddress, taxYears, textOf } from './tax-address'
import { TaxChecks } from './TaxChecks'
import { TaxCourse } from './TaxCourse'
import { TaxVouchers } from './TaxVouchers'
import { sentHouses, usualHouses } from './usual-houses'
import { taxPageWords } from './words'

export interface TaxYearPageProps {
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
  const submissions = useEndpointQuery(returnCalls.submissions, { query }, { staleTime: 0, keepPreviousData: false })
  const sent = sentHouses(submissions.data ?? [])
  const usual = usualHouses(figures.data ?? [], sent)
  const ids = houses.map(({ id }) => id)
  const chosen = chosenOf(text, ids, usual)
  const before = useRef(beside)
  useEffect(() => {
    if (before.current === beside) return
    before.current = beside
    document.getElementById(`tax-house-${beside}`)?.scrollIntoView()
  }, [beside])
  const choice = (
    <SelectField
      id="tax-year"
      name="year"
      label={t('year')}
      placeholder={false}
      options={taxYears(last).map((one) => ({ value: String(one), label: String(one) }))}
      value={String(year)}
      onChange={(next) => set({ year: Number(next) })}
    />
  )
  return (
    <>
      <PageHeader title={t('title', { year })} sub={t('sub')} action={choice} />
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
                        onChange={(next) => set({ houses: textOf(next, usual) })}
                        stateOf={(id) => taxOf(id)?.state}
                        isSent={(id) => sent.has(id)}
                      />
                    )}
                    {shown.length === 0 && (
                      <Panel>
                        <p>{t('noneShown')}</p>
                      </Panel>
                    )}
                    {together.length > 1 && <Together shown={together} />}
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

/** What the chosen houses come to together, as the landlord's own share. */
function Together({ shown }: { shown: readonly HouseTax[] }) {
  const t = useWords(taxPageWords)
  const f = useWords(taxScreenWords)
  const sum = (of: (tax: HouseTax) => Ore) => sumOre(shown.map(of))
  const net = sum(({ lines }) => lines.net_share)
  return (
    <Totals
      label={t('altogether')}
      items={[
        { label: f('expenses'), value: kr(sum(({ bilagsSum }) => bilagsSum)), note: f('expensesNote') },
        { label: f('depreciation'), value: kr(sum((tax) => tax.depreciationSum)), note: f('depreciationNote') },
        { label: f('income'), value: kr(sum((tax) => tax.incomebilagsSum)), note: f('incomeNote') },
        { label: t('netAll'), value: kr(net), note: t(net < ore(0) ? 'deficitNote' : 'netNote') },
      ]}
    />
  )
}
