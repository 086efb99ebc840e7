import type { Ore } from '../../base/kit/money'
import type { BankReading } from './model'
import { isFull, surplusOf, type StoredDeposit } from './rules'
import type { ReleaseCategory } from './model'

/** Each is reported once to tenant and landlord. */
export type News = 'opened' | 'part' | 'full' | 'over' | 'split' | 'released' | 'closed'

/** Amounts in øre. */
export interface BeforeReading extends StoredDeposit {
  /** Nothing of the request has been sent to the bank. */
  readonly is_unsent: boolean
  /** At the bank before the request: a split that waits for the tenant. Null for none. */
  readonly former_category: ReleaseCategory | null
  readonly former_tenant_sum: Ore | null
  readonly former_landlord_sum: Ore | null
  readonly former_asked_at: StoredDeposit['release_asked_at']
}

/** A category of null: another party has decided, and nobody here knows what. */
interface StoredRelease {
  readonly category: ReleaseCategory | null
  readonly tenant: Ore | null
  readonly landlord: Ore | null
}

export interface ReadingOutcome {
  readonly state: StoredDeposit['state']
  readonly funds: Ore
  readonly news: readonly News[]
  /** Left out: the stored one. */
  readonly release?: StoredRelease
  /** The bank has the release that is stored from now on. */
  readonly isTaken?: true
}

/** In their order: a late reading never leads back. */
const rank = { fee: 0, paid: 0, created: 1, opened: 2, founds: 3 } as const

/**
 * Readings may come late, twice and in any order. What was open stays open, and what has ended stays so. An order that
 * the bank ended before there was an account leaves the fee paid.
 */
export function afterBankReading(before: BeforeReading, reading: BankReading, agreed: Ore): ReadingOutcome {
  const same: ReadingOutcome = { state: before.state, funds: before.funds, news: [] }
  if (before.state === 'released' || before.state === 'canceled') return same
  if (reading.status === 'TERMINATED') return ended(before, reading.release, agreed)
  const funds = Math.max(before.funds, reading.funds) as Ore
  const hadAccount = rankOf(before) >= rank.opened
  const hasAccount = hadAccount || (reading.accountNumber !== null && reading.status !== 'CREATED')
  const news: readonly News[] = hasAccount
    ? [...(hadAccount ? [] : (['opened'] as const)), ...paidInOf(before.funds, funds, agreed)]
    : []
  if (before.state === 'releasing' && isProposed(before, reading.release))
    return { state: 'releasing', funds, news: [...news, 'split'], isTaken: true }
  // What the bank was asked for goes on until it has ended.
  if (before.state === 'releasing' || before.state === 'canceling') return { state: before.state, funds, news }
  if (!hasAccount) return { ...same, state: 'created' }
  const isPaidIn = reading.status === 'PAID' || reading.status === 'PAID_PARTIAL' || funds > 0
  // What was taken back here had reached the bank nevertheless.
  if (reading.release?.category === 'SPLIT')
    return { state: 'releasing', funds, news: [...news, 'split'], release: reading.release, isTaken: true }
  return { state: isPaidIn || before.state === 'founds' ? 'founds' : 'opened', funds, news }
}

/** News of too much money also says that there is enough. */
function paidInOf(before: Ore, funds: Ore, agreed: Ore): readonly News[] {
  if (funds <= before) return []
  if (surplusOf(funds, agreed) > 0) return ['over']
  return isFull(funds, agreed) ? ['full'] : ['part']
}

const rankOf = ({ state }: StoredDeposit): number => (state in rank ? rank[state as keyof typeof rank] : rank.founds)

/** The split is stored here, and its answer was lost. */
const isProposed = (
  { released_category, release_asked_at, tenant_sum, landlord_sum }: BeforeReading,
  reported: BankReading['release'],
): boolean =>
  release_asked_at === null &&
  released_category === 'SPLIT' &&
  reported?.category === 'SPLIT' &&
  reported.tenant === tenant_sum &&
  reported.landlord === landlord_sum

/** The bank ends it on request, or because another party decided (a final decision, the tenant's own bank). */
function ended(before: BeforeReading, reported: BankReading['release'], agreed: Ore): ReadingOutcome {
  const { funds } = before
  const released = (release: StoredRelease | null): ReadingOutcome => ({
    state: 'released',
    funds,
    news: ['released'],
    ...(release && { release }),
  })
  switch (before.state) {
    case 'canceling':
    case 'opened':
      return { state: 'canceled', funds, news: ['closed'] }
    case 'releasing':
      return released(reported ?? releaseOf(before))
    case 'founds':
      return isFull(funds, agreed) ? released(reported ?? null) : { state: 'canceled', funds, news: ['closed'] }
    default:
      return { state: 'paid', funds, news: [] }
  }
}

/** Once the split of a dispute is paid out, the dispute is over. */
const heldAs = (category: ReleaseCategory | null): ReleaseCategory | null =>
  category === 'DISPUTE' ? 'SPLIT' : category

/** Used when the bank doesn't say. Null: what is stored. */
function releaseOf(before: BeforeReading): StoredRelease | null {
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
  // Either may have been first.
  return former_asked_at === null ? null : unknown
}
