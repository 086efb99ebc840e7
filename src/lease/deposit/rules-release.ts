import { addTime, osloDay, type Day, type Instant } from '../../base/kit/day'
import type { BankReading, ReleaseCategory } from './model'
import type { Contract } from '../contract/model'
import type { StoredDeposit } from '../contract/rules-deposit-states'
import type { DepositBeforeReading } from './rules-reading'

/**
 * After the bank has accepted a closing, the account is only read for this time in ms. Then the
 * closing is requested again.
 */
const closingMs = 300_000

/**
 * True if the bank may have a split that it doesn't report. Every bank reports a payout that is
 * done.
 */
export const maySplitBeUnreported = (
  { state, released_category }: StoredDeposit,
  read: Pick<BankReading, 'release'> | null,
): boolean => state === 'releasing' && released_category === 'SPLIT' && read?.release === undefined

/** True if the bank has accepted a closing that its account doesn't show yet. */
export const isClosingAccepted = ({ state, release_asked_at }: StoredDeposit): boolean =>
  state === 'canceling' && release_asked_at !== null

/**
 * True if the bank accepted a closing so recently that its account may not show the closing yet.
 */
export const isClosingJustAccepted = ({ state, release_asked_at }: StoredDeposit, now: Instant): boolean =>
  state === 'canceling' && release_asked_at !== null && release_asked_at > addTime(now, -closingMs)

/**
 * True if the bank's account shows that the request is done. Also true for a release when the bank says nothing about
 * releases.
 */
export function isReleaseCarriedOut(
  { state, released_category, tenant_sum, landlord_sum }: DepositBeforeReading,
  { status, release }: Pick<BankReading, 'status' | 'release'>,
): boolean {
  if (status === 'TERMINATED') return true
  if (state === 'canceling') return false
  if (release === undefined) return true
  if (release?.category !== released_category) return false
  return release.category === 'TENANT' || (release.tenant === tenant_sum && release.landlord === landlord_sum)
}

/**
 * True if the release pays out the deposit of a tenancy that is not finished. A dispute pays out nothing. A term that
 * has run out may still have a tenant, so only finishing the contract ends the tenancy.
 */
export const isTenancyRunningAtRelease = (
  { status }: Pick<Contract, 'status'>,
  category: ReleaseCategory | '',
): boolean => status !== 'finished' && (category === 'TENANT' || category === 'SPLIT')

/** The earliest day of the bank's notice: the first day of the lease, or an earlier day of signing. */
export function earliestNoticeDay({
  start_date,
  signed_at,
}: {
  readonly start_date: Day
  readonly signed_at: Instant | null
}): Day {
  const signed = signed_at === null ? start_date : osloDay(signed_at)
  return signed < start_date ? signed : start_date
}
