import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { ErrorState } from '../../../base/ui/page/error-state'
import { RouteLink } from '../../../base/ui/page/link'
import { Loading } from '../../../base/ui/page/loading'
import { PageHeader } from '../../../base/ui/page/page'
import { patchUrl, useSearchParams } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import type { House } from '../../../landlord/house/model'
import { returnCalls } from '../../../year/tax-return/calls'
import type { YearState } from '../../../year/tax-return/model-submission'
import { taxCalls } from '../../../year/tax/calls'
import { taxAddress, taxYears } from '../../../year/tax/web/tax-address'
import '../../../year/tax/web/tax-page.css'
import { submissionReadIntervalMs } from './read-every'
import { taxStepOf } from './step-of'
import { TaxYearBody, type TaxYearProps } from './TaxYearBody'
import { useAuthority } from './use-authority'
import { useLoginState } from './use-login-age'
import { yearToOpen } from './year-to-open'
import { taxPageWords } from './words'

// Loaded separately, because the page opens with the previous year.
const RunningYear = lazy(() => import('./RunningYear'))

const nobody = { difiData: null, difiSince: null }

/** Shows nothing until all data of the year has loaded, so that nothing moves. */
function TaxYearGate(props: TaxYearProps) {
  const t = useWords(taxPageWords)
  const query = { year: String(props.sight.year) }
  // Vouchers are written on other pages, so figures read earlier are not used.
  const fresh = { staleTime: 0, keepPreviousData: false }
  const profile = useEndpointQuery(accountCalls.profile)
  const figures = useEndpointQuery(taxCalls.figures, { query }, fresh)
  const checks = useEndpointQuery(taxCalls.checkList, { query }, fresh)
  const authority = useAuthority(t('previewWait'))
  const [awaited, setAwaited] = useState(0)
  const submissions = useEndpointQuery(returnCalls.submissions, { query }, { ...fresh, refetchInterval: awaited })
  const login = useLoginState(profile.data ?? nobody)
  const [wasLoggedIn, setLoggedIn] = useState(false)
  if (login !== 'none' && !wasLoggedIn) setLoggedIn(true)
  const all = submissions.data ?? []
  const interval = submissionReadIntervalMs(all, { isSending: authority.isSending, login })
  if (interval !== awaited) setAwaited(interval)
  const missing = [profile, figures, checks, submissions].find(({ data }) => data === undefined)
  if (!profile.data || !figures.data || !checks.data || !submissions.data)
    return missing?.error ? <ErrorState error={missing.error} retry={missing.refetch} /> : <Loading height={700} />
  const { difiData, ssn } = profile.data
  const isOther = difiData !== null && difiData.ssn !== ssn
  const step = taxStepOf({
    login,
    isOther,
    wasLoggedIn,
    isPreviewed: authority.outcome.kind === 'previewed',
    newest: all[0],
  })
  return (
    <TaxYearBody
      {...props}
      figures={figures.data}
      checks={checks.data}
      submissions={all}
      profile={profile.data}
      login={login}
      isOther={isOther}
      step={step}
      authority={authority}
    />
  )
}

interface TaxYearTabsProps {
  /** The years to choose from, the latest one first. */
  readonly years: readonly number[]
  /** The year that isn't over. */
  readonly running: number
  readonly year: number
  /** Years with something in the books, or sent. Undefined while loading. */
  readonly states: readonly YearState[] | undefined
  readonly hrefOf: (year: number) => string
}

const stateWords = {
  unsent: 'notSent',
  sent: 'yearSent',
  delivered: 'yearDelivered',
  rejected: 'yearRejected',
  unknown: 'yearUnknown',
} as const

function TaxYearTabs({ years, running, year, states, hrefOf }: TaxYearTabsProps) {
  const t = useWords(taxPageWords)
  const stateOf = (each: number): string => {
    if (each === running) return t('running')
    if (states === undefined) return t('notSent')
    const state = states.find((one) => one.year === each)?.state
    return t(state === undefined ? 'noBooks' : stateWords[state])
  }
  return (
    <nav className="tax-years" aria-label={t('years')}>
      {years.map((each) => (
        <RouteLink key={each} href={hrefOf(each)} replace isExact aria-current={each === year ? 'page' : undefined}>
          {each} <span data-unknown={states === undefined || undefined}>{t('ofYear', { state: stateOf(each) })}</span>
        </RouteLink>
      ))}
    </nav>
  )
}

interface TaxYearPageProps {
  /** The latest year whose tax return can be handed in. */
  readonly last: number
  readonly houses: readonly House[]
  /** The house in the sidebar. Its column is shown when there is space for only one. */
  readonly shown: number
}

export function TaxYearPage({ last, houses, shown: beside }: TaxYearPageProps) {
  const t = useWords(taxPageWords)
  const { pathname, searchStr } = useLocation()
  const states = useEndpointQuery(returnCalls.years, {}, { staleTime: 0 })
  // It is chosen once. A return that is handed in meanwhile doesn't take its own page away.
  const [opened, setOpened] = useState<number | null>(null)
  if (opened === null && (states.data || states.error)) setOpened(yearToOpen(states.data ?? [], last))
  const isKnown = opened !== null || new URLSearchParams(searchStr).has('year')
  const unnamed = opened ?? last
  const [sight, set] = useSearchParams(useMemo(() => taxAddress(last, last + 1, unnamed), [last, unnamed]))
  const { year } = sight
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
            years={[last + 1, ...taxYears(last)]}
            running={last + 1}
            year={year}
            states={states.data}
            hrefOf={(each) => patchUrl(pathname, searchStr, { year: each, line: '' }, { year: unnamed })}
          />
        }
      />
      {!isKnown ? (
        <Loading height={700} />
      ) : year > last ? (
        <Suspense fallback={<Loading height={700} />}>
          <RunningYear houses={houses} sight={sight} set={set} />
        </Suspense>
      ) : (
        <TaxYearGate key={year} houses={houses} sight={sight} set={set} />
      )}
    </>
  )
}
