import { useState } from 'react'
import { ErrorState } from '../../../base/ui/page/error-state'
import { Loading } from '../../../base/ui/page/loading'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { submissionCalls } from '../../../year/tax-submission/calls'
import { taxCalls } from '../../../year/tax/calls'
import { readEvery } from './read-every'
import { taxStepOf } from './step-of'
import { TaxYearBody, type TaxYearProps } from './TaxYearBody'
import { useAuthority } from './use-authority'
import { useLoginState } from './use-login-age'
import { taxPageWords } from './words'

const nobody = { difiData: null, difiSince: null }

/** A year as it is read: nothing of it is shown until all of it is there, so that nothing moves. */
export function TaxYearGate(props: TaxYearProps) {
  const t = useWords(taxPageWords)
  const query = { year: String(props.sight.year) }
  // Vouchers are written on other pages: figures that were read before are none.
  const fresh = { staleTime: 0, keepPreviousData: false }
  const profile = useEndpointQuery(accountCalls.profile)
  const figures = useEndpointQuery(taxCalls.figures, { query }, fresh)
  const checks = useEndpointQuery(taxCalls.checkList, { query }, fresh)
  const authority = useAuthority(t('previewWait'))
  const [awaited, setAwaited] = useState(0)
  const submissions = useEndpointQuery(submissionCalls.submissions, { query }, { ...fresh, refetchInterval: awaited })
  const login = useLoginState(profile.data ?? nobody)
  const [wasLoggedIn, setLoggedIn] = useState(false)
  if (login !== 'none' && !wasLoggedIn) setLoggedIn(true)
  const all = submissions.data ?? []
  const interval = readEvery(all, { isSending: authority.isSending, login })
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
