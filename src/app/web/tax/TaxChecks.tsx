import { useLocation } from '@tanstack/react-router'
import { Panel } from '../../../base/ui/page/page'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { patchUrl } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { taxCalls } from '../../../year/tax/calls'
import { TaxCheckList } from '../../../year/tax/web/TaxCheckList'
import { taxCheckWords } from '../../../year/tax/words-check'

/** What is missing in the chosen houses before the year is handed in. */
export function TaxChecks({ year, houses }: { readonly year: number; readonly houses: readonly House[] }) {
  const t = useWords(taxCheckWords)
  const { pathname, searchStr } = useLocation()
  const query = useEndpointQuery(
    taxCalls.checkList,
    { query: { year: String(year) } },
    { staleTime: 0, keepPreviousData: false },
  )
  return (
    <Panel title={t('title')}>
      <QueryGate query={query}>
        {(all) => {
          const found = houses.map((house) => ({ house, checks: all.filter(({ houseId }) => houseId === house.id) }))
          if (found.every(({ checks }) => checks.length === 0)) return <p>{t('nothing')}</p>
          return (
            <div className="tax-facts">
              <p className="ui-fine">{t('hint')}</p>
              {found.map(({ house, checks }) => (
                <section key={house.id} aria-label={`${t('title')}: ${house.name}`}>
                  {houses.length > 1 && <h3>{house.name}</h3>}
                  <TaxCheckList checks={checks} dialogHref={(params) => patchUrl(pathname, searchStr, params)} />
                </section>
              ))}
            </div>
          )
        }}
      </QueryGate>
    </Panel>
  )
}
