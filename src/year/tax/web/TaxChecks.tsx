import { useLocation } from '@tanstack/react-router'
import { Panel } from '../../../base/ui/page/page'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { patchUrl } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { taxCalls } from '../calls'
import { TaxCheckList } from './TaxCheckList'
import { taxCheckWords } from '../words-check'

interface TaxChecksProps {
  readonly year: number
  readonly houses: readonly House[]
  /** Ids of the houses that belong in the return: the others need no numbers. */
  readonly entered: readonly number[]
}

/** What is missing in houses before the year is handed in. */
export function TaxChecks({ year, houses, entered }: TaxChecksProps) {
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
          const found = houses.map((house) => ({
            house,
            checks: all.filter(
              ({ houseId, kind }) => houseId === house.id && (kind !== 'houseNumbers' || entered.includes(houseId)),
            ),
          }))
          if (found.every(({ checks }) => checks.length === 0)) return <p>{t('nothing')}</p>
          return (
            <div className="tax-facts">
              <p className="ui-fine">{t('hint')}</p>
              {found.map(({ house, checks }) =>
                // What is left out and has nothing to mend is not named.
                checks.length === 0 && !entered.includes(house.id) ? null : (
                  <section key={house.id} aria-label={`${t('title')}: ${house.name}`}>
                    {houses.length > 1 && <h3>{house.name}</h3>}
                    <TaxCheckList checks={checks} dialogHref={(params) => patchUrl(pathname, searchStr, params)} />
                  </section>
                ),
              )}
            </div>
          )
        }}
      </QueryGate>
    </Panel>
  )
}
