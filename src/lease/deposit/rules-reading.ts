import type { Ore } from '../../base/kit/money'
import {
  depositStates,
  isDepositFull,
  storedState,
  type DepositState,
  type StoredDeposit,
} from '../contract/rules-deposit-states'
import type { BankReading, ReleaseCategory } from './model'
import { storedStateAfter, surplusOf } from './rules'

/** The news that a reading can bring. Each is reported once to tenant and landlord. */
export type DepositChange = 'opened' | 'part' | 'full' | 'over' | 'split' | 'released' | 'closed'

/** A deposit as it is stored before a reading. Amounts are in øre. */
export interface DepositBeforeReading extends StoredDeposit {
  /** True if nothing of the request has been sent to the bank. */
  readonly is_unsent: boolean
  /** The split that waited for the tenant at the bank before this request. Null when there was none. */
  readonly former_category: ReleaseCategory | null
  readonly former_tenant_sum: Ore | null
  readonly former_landlord_sum: Ore | null
  readonly former_asked_at: StoredDeposit['release_asked_at']
}

/** The release of a deposit. A null category: another party decided, and the result isn't known here. */
interface StoredRelease {
  readonly category: ReleaseCategory | null
  readonly tenant: Ore | null
  readonly landlord: Ore | null
}

export interface ReadingOutcome {
  readonly state: StoredDeposit['state']
  readonly funds: Ore
  readonly news: readonly DepositChange[]
  /** The release to store. Left out: the stored one stays. */
  readonly release?: StoredRelease
  /** True if the bank has the release that is stored after this reading. */
  readonly isTaken?: true
}

/** The event that a reading tells of. It follows from the bank's status and the highest sum that is known to be paid in. */
function eventOf({ status, release }: BankReading, hasAccount: boolean, funds: Ore, agreed: Ore) {
  if (!hasAccount) return 'atBank'
  if (release?.category === 'SPLIT') return 'split'
  if (funds <= 0 && status !== 'PAID' && status !== 'PAID_PARTIAL') return 'account'
  return isDepositFull(funds, agreed) ? 'full' : 'part'
}

/**
 * The effect of a reading. Readings may come late, twice and in any order. An account that was opened stays open, and
 * an account that has ended stays ended. If the bank ended the order before there was an account, the fee stays paid.
 */
export function applyBankReading(before: DepositBeforeReading, reading: BankReading, agreed: Ore): ReadingOutcome {
  const state = storedState(before, agreed)
  const same: ReadingOutcome = { state: before.state, funds: before.funds, news: [] }
  if (before.state === 'released' || before.state === 'canceled') return same
  if (reading.status === 'TERMINATED') return ended(before, reading.release, state)
  const funds = Math.max(before.funds, reading.funds) as Ore
  const hadAccount = depositStates[state].status !== undefined
  const hasAccount = hadAccount || (reading.accountNumber !== null && reading.status !== 'CREATED')
  const event = eventOf(reading, hasAccount, funds, agreed)
  const isOther = state === 'proposing' && event === 'split' && !isProposed(before, reading.release)
  const stored = isOther ? undefined : storedStateAfter(state, event)
  const news: readonly DepositChange[] = hasAccount
    ? [...(hadAccount ? [] : (['opened'] as const)), ...paidInOf(before.funds, funds, agreed)]
    : []
  const after = { state: stored ?? before.state, funds: hasAccount ? funds : before.funds }
  if (event !== 'split' || stored === undefined) return { ...after, news }
  // The landlord took back a request that had reached the bank nevertheless.
  const release = state === 'proposing' ? undefined : reading.release
  return { ...after, news: [...news, 'split'], ...(release && { release }), isTaken: true }
}

/**
 * The news about money that was paid in. If too much was paid in, there is one message, which also
 * says that the deposit is complete.
 */
function paidInOf(before: Ore, funds: Ore, agreed: Ore): readonly DepositChange[] {
  if (funds <= before) return []
  if (surplusOf(funds, agreed) > 0) return ['over']
  return isDepositFull(funds, agreed) ? ['full'] : ['part']
}

/**
 * True if the bank has the split that is stored here. The bank's answer to that request was then
 * lost.
 */
const isProposed = ({ tenant_sum, landlord_sum }: DepositBeforeReading, reported: BankReading['release']): boolean =>
  reported?.tenant === tenant_sum && reported?.landlord === landlord_sum

/**
 * The effect of a reading that says that the bank has ended the account. The landlord may have asked for it, or another
 * party decided (a final decision, the tenant's own bank).
 */
function ended(before: DepositBeforeReading, reported: BankReading['release'], from: DepositState): ReadingOutcome {
  const { funds } = before
  const state = storedStateAfter(from, 'ended') ?? before.state
  if (state === 'canceled') return { state, funds, news: ['closed'] }
  if (state !== 'released') return { state, funds, news: [] }
  const release = reported ?? (before.state === 'releasing' ? releaseOf(before) : null)
  return { state, funds, news: ['released'], ...(release && { release }) }
}

/**
 * The category to store when the account has ended. A dispute whose split was paid out is over, so
 * it is stored as a split.
 */
const heldAs = (category: ReleaseCategory | null): ReleaseCategory | null =>
  category === 'DISPUTE' ? 'SPLIT' : category

/** The release to assume when the bank doesn't say. Null: the stored release stays. */
function releaseOf(before: DepositBeforeReading): StoredRelease | null {
  const { release_asked_at, is_unsent, former_asked_at, former_category, former_tenant_sum, former_landlord_sum } =
    before
  if (release_asked_at !== null) {
    const { released_category, tenant_sum, landlord_sum } = before
    const isDisputed = released_category === 'DISPUTE'
    return isDisputed ? { category: 'SPLIT', tenant: tenant_sum, landlord: landlord_sum } : null
  }
  const unknown = { category: null, tenant: null, landlord: null }
  if (is_unsent)
    return former_asked_at === null
      ? unknown
      : { category: heldAs(former_category), tenant: former_tenant_sum, landlord: former_landlord_sum }
  // The bank may have carried out either of the two requests.
  return former_asked_at === null ? null : unknown
}
