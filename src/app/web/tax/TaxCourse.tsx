import { useLocation } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { Stepper } from '../../../base/ui/form/stepper'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { patchUrl } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import type { Profile } from '../../../landlord/account/model'
import type { House } from '../../../landlord/house/model'
import { submissionCalls } from '../../../year/tax-submission/calls'
import type { Hint } from '../../../year/tax-return/model'
import type { VoucherChange } from '../../../year/tax-submission/web/ChangeTable'
import { ReceiptPanel } from '../../../year/tax-submission/web/ReceiptPanel'
import { readEvery } from './read-every'
import { taxStepOf, taxSteps } from './step-of'
import { ToAuthority } from './ToAuthority'
import { useAuthority } from './use-authority'
import { useLoginState } from './use-login-age'
import { voucherParams } from './voucher-href'
import { taxPageWords } from './words'

export interface TaxCourseProps {
  readonly year: number
  readonly houses: readonly House[]
  /** Ids of the houses that are sent. */
  readonly chosen: readonly number[]
  /** Whether the figures are there. */
  readonly isLoaded: boolean
  /** The figures, which stand between the steps and the way to the authority, with what the authority says of them. */
  readonly children: (hints: readonly Hint[]) => ReactNode
}

const stepWords = {
  check: 'stepCheck',
  login: 'stepLogin',
  preview: 'stepPreview',
  send: 'stepSend',
  receipt: 'stepReceipt',
} as const

/** The steps to the tax authority around the figures, and what has come of it. */
export function TaxCourse(props: TaxCourseProps) {
  const profile = useEndpointQuery(accountCalls.profile)
  return <QueryGate query={profile}>{(data) => <Course key={props.year} {...props} profile={data} />}</QueryGate>
}

function Course({ year, houses, chosen, isLoaded, children, profile }: TaxCourseProps & { readonly profile: Profile }) {
  const t = useWords(taxPageWords)
  const { pathname, searchStr } = useLocation()
  const login = useLoginState(profile)
  const [wasLoggedIn, setLoggedIn] = useState(false)
  if (login !== 'none' && !wasLoggedIn) setLoggedIn(true)
  const authority = useAuthority(t('previewWait'))
  const [awaited, setAwaited] = useState(0)
  const submissions = useEndpointQuery(
    submissionCalls.submissions,
    { query: { year: String(year) } },
    {
      staleTime: 0,
      keepPreviousData: false,
      refetchInterval: awaited,
    },
  )
  const all = submissions.data ?? []
  const interval = readEvery(all, { isSending: authority.isSending, login })
  if (interval !== awaited) setAwaited(interval)
  const { difiData, ssn } = profile
  const isOther = difiData !== null && difiData.ssn !== ssn
  const current = taxStepOf({
    login,
    isOther,
    wasLoggedIn,
    isPreviewed: authority.outcome.kind === 'previewed',
    newest: all[0],
  })
  const voucherHref = ({ kind, id, name, houseId, now }: VoucherChange) =>
    // An expense that is gone says where it is.
    now === null && kind !== 'expense' && name !== 'inPersonalUse'
      ? `/home/trash-folder?house=${houseId}`
      : patchUrl(pathname, searchStr, voucherParams(kind, { id, name }, houseId))
  return (
    <>
      <Stepper label={t('steps')} steps={taxSteps.map((key) => ({ key, name: t(stepWords[key]) }))} current={current} />
      {children(authority.hints)}
      <ToAuthority
        year={year}
        houses={houses}
        chosen={chosen}
        profile={profile}
        login={login}
        isOther={isOther}
        authority={authority}
        isPlaced={isLoaded}
        submissions={all}
        isUnknown={!authority.isSending && all.some(({ state }) => state === 'confirming')}
      />
      <QueryGate query={submissions}>
        {(sent) => (
          <ReceiptPanel
            year={year}
            submissions={sent}
            houses={houses}
            voucherHref={voucherHref}
            isSending={authority.isSending}
          />
        )}
      </QueryGate>
    </>
  )
}
