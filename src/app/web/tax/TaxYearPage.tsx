import '../../../year/tax/web/tax-page.css'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { PageHeader } from '../../../base/ui/page/page'
import { patchUrl, useSearchParams } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import type { House } from '../../../landlord/house/model'
import { submissionCalls } from '../../../year/tax-submission/calls'
import { taxAddress, taxYears } from '../../../year/tax/web/tax-address'
import { TaxYearGate } from './TaxYearGate'
import { TaxYearTabs } from './TaxYearTabs'
import { taxPageWords } from './words'

interface TaxYearPageProps {
  /** The last year whose return can be handed in. */
  readonly last: number
  readonly houses: readonly House[]
  /** The house that is chosen beside the page: choosing another one shows its column where there is room for one. */
  readonly shown: number
}

/** What a year comes to for each house, and beside it the way to the tax authority. */
export function TaxYearPage({ last, houses, shown: beside }: TaxYearPageProps) {
  const t = useWords(taxPageWords)
  const { pathname, searchStr } = useLocation()
  const [sight, set] = useSearchParams(useMemo(() => taxAddress(last), [last]))
  const { year } = sight
  const states = useEndpointQuery(submissionCalls.years, {}, { staleTime: 0 })
  const before = useRef(beside)
  useEffect(() => {
    if (before.current === beside) return
    before.current = beside
    set({ show: beside })
  }, [beside, set])
  return (
    <>
      <PageHeader
        title={t('title', { year })}
        action={
          <TaxYearTabs
            years={taxYears(last)}
            year={year}
            states={states.data}
            hrefOf={(each) => patchUrl(pathname, searchStr, { year: each, line: '' }, { year: last })}
          />
        }
      />
      <TaxYearGate key={year} houses={houses} sight={sight} set={set} />
    </>
  )
}
