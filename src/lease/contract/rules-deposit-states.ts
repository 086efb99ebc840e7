import type { Day, Instant } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import type { SignicatInfo } from './model-signing'

/** A deposit as it is stored. These facts decide what may be done. Amounts are in øre. */
export interface DepositFacts {
  readonly state: 'fee' | 'paid' | 'created' | 'opened' | 'founds' | 'releasing' | 'released' | 'canceling' | 'canceled'
  readonly fee_url: string | null
  readonly fee_paid_at: Instant | null
  readonly provider_id: string | null
  readonly account_number: string | null
  readonly opened_at: Instant | null
  readonly funds: Ore
  readonly released_category: SignicatInfo['releasedCategory']
  /** When the bank accepted the release. Null until then. */
  readonly release_asked_at: Instant | null
  /** The parts of a split. Null when none is requested. */
  readonly tenant_sum: Ore | null
  readonly landlord_sum: Ore | null
  /** The day of the bank's notice that the tenant claims the deposit. */
  readonly noticed_on: Day | null
  readonly error_at: Instant | null
  readonly error_message: string
}

/**
 * The word by which the deposit's section names its state. An account is not called open before it is opened or after
 * it is settled.
 */
type Fold =
  | 'asked'
  | 'paysOut'
  | 'none'
  | 'own'
  | 'byHand'
  | 'agreed'
  | 'fee'
  | 'opening'
  | 'open'
  | 'full'
  | 'settled'
  | 'closed'

/** The next step because of the deposit. A deposit that isn't fully paid in can be closed, not released. */
export type NextDepositKey = 'depositWaits' | 'depositUnpaid' | 'depositDispute' | 'release' | 'close' | 'closeEmpty'

type Story =
  | `deposit${'ByHand' | 'Opening' | 'Opened' | 'EmptyOver' | 'Partly' | 'PartlyOver' | 'Fully' | 'Closing'}`
  | `deposit${'Releasing' | 'PayingOut' | 'Splitting' | 'Dispute' | 'Released' | 'Split' | 'Decided' | 'Closed'}`

/** Everything that follows from a state. */
export interface DepositStateRow {
  /** `deposit.state`. Left out: the state follows from the contract and its signatures. */
  readonly stored?: DepositFacts['state']
  /** `depositStatus` of the API. Left out: null. */
  readonly status?: NonNullable<SignicatInfo['depositStatus']>
  /** The request is stored here, and not known to have reached the bank. `pending` of the API. Left out: none. */
  readonly pending?: 'closing' | 'releasing'
  /** The receiver of the deposit: `deposit.released_category`, `releasedCategory` of the API. Left out: any. */
  readonly to?: SignicatInfo['releasedCategory']
  /** The contract's next step, if the deposit calls for one. */
  readonly next?: NextDepositKey
  /** The next step once the lease is finished. Left out: the same as `next`. */
  readonly nextOver?: NextDepositKey | null
  /** The collapsed section of the contract's page. */
  readonly fold: Fold
  /** The sentence of the history. Left out: none. */
  readonly story?: Story
  /**
   * The sentence once the lease is over, when nobody waits for an unpaid deposit any more. Left out: the same as
   * `story`.
   */
  readonly storyOver?: Story
}

const unopened = { fold: 'opening', next: 'depositWaits', nextOver: null, story: 'depositOpening' } as const
const releasing = { stored: 'releasing', status: 'founds', fold: 'open' } as const
const released = { stored: 'released', status: 'released', fold: 'settled' } as const

const rows = {
  none: { fold: 'none' },
  /** The deposit is on an account of the landlord's choice. The product does not learn what is paid in. */
  own: { fold: 'own' },
  /**
   * The lease was to open an account through the product, but it is signed by hand, so the bank
   * opens no account.
   */
  byHand: { fold: 'byHand', story: 'depositByHand' },
  /** The account is to be opened through the product, and nothing has been started. */
  agreed: { fold: 'agreed' },
  fee: { stored: 'fee', fold: 'fee' },
  /** Nothing has been ordered at the bank, or the order was withdrawn before an account was opened. */
  paid: { stored: 'paid', ...unopened },
  /** The order is at the bank with the lease, which the tenants sign. */
  ordered: { stored: 'created', ...unopened },
  /** The order is at the bank, and the tenants have signed. The account is opened when the landlord has signed too. */
  created: unopened,
  /** The order is at the bank, and all have signed. */
  opening: unopened,
  /** The account exists and is empty. */
  opened: {
    stored: 'opened',
    status: 'opened',
    fold: 'open',
    next: 'depositUnpaid',
    nextOver: 'closeEmpty',
    story: 'depositOpened',
    storyOver: 'depositEmptyOver',
  },
  partly: {
    stored: 'founds',
    status: 'founds',
    fold: 'open',
    next: 'depositUnpaid',
    nextOver: 'close',
    story: 'depositPartly',
    storyOver: 'depositPartlyOver',
  },
  fully: { stored: 'founds', status: 'founds', fold: 'full', nextOver: 'release', story: 'depositFully' },
  /** The dispute is only stored here. The bank gets no request. */
  dispute: {
    stored: 'founds',
    status: 'founds',
    to: 'DISPUTE',
    fold: 'open',
    next: 'depositDispute',
    story: 'depositDispute',
  },
  /** The bank has been asked to pay all of it to the tenant. */
  payingOut: { ...releasing, fold: 'paysOut', to: 'TENANT', next: 'depositWaits', story: 'depositPayingOut' },
  releasing: {
    ...releasing,
    fold: 'paysOut',
    to: 'TENANT',
    pending: 'releasing',
    next: 'depositWaits',
    story: 'depositReleasing',
  },
  /** The bank has a split, which waits for the tenant's agreement. */
  splitting: { ...releasing, fold: 'asked', to: 'SPLIT', next: 'depositWaits', story: 'depositSplitting' },
  proposing: {
    ...releasing,
    fold: 'asked',
    to: 'SPLIT',
    pending: 'releasing',
    next: 'depositWaits',
    story: 'depositReleasing',
  },
  /** The bank has a split, and a dispute is stored here too. */
  disputeSplit: { ...releasing, to: 'DISPUTE', next: 'depositDispute', story: 'depositDispute' },
  closing: {
    stored: 'canceling',
    status: 'opened',
    pending: 'closing',
    fold: 'open',
    next: 'depositWaits',
    story: 'depositClosing',
  },
  /** The deposit was released on another party's request. The sums are known only if the bank tells them. */
  decided: { ...released, story: 'depositDecided' },
  split: { ...released, to: 'SPLIT', story: 'depositSplit' },
  released: { ...released, to: 'TENANT', story: 'depositReleased' },
  closed: { stored: 'canceled', status: 'canceled', fold: 'closed', story: 'depositClosed' },
} as const satisfies Record<string, DepositStateRow>

/** The state of a deposit. */
export type DepositState = keyof typeof rows

/** Each state with the words of the API, the next step and the sentences that follow from it. */
export const depositStates: Readonly<Record<DepositState, DepositStateRow>> = rows

const states = Object.keys(rows) as DepositState[]

export const isDepositFull = (funds: Ore, agreed: Ore): boolean => funds >= agreed

/**
 * Finds the last row that fits. A row that leaves out `to` or `pending` fits any value. A deposit is full when at least
 * the agreed sum is paid in.
 */
function stateIn(
  isThere: (row: DepositStateRow) => boolean,
  pending: string | null,
  to: SignicatInfo['releasedCategory'],
  funds: Ore,
  agreed: Ore,
): DepositState {
  const fits = (row: DepositStateRow) =>
    isThere(row) && (row.pending === undefined || row.pending === pending) && (row.to === undefined || row.to === to)
  const found = states.findLast((state) => fits(depositStates[state]))!
  if (found !== 'fully' || isDepositFull(funds, agreed)) return found
  return funds > 0 ? 'partly' : 'opened'
}

export type StoredDeposit = Pick<
  DepositFacts,
  'state' | 'funds' | 'released_category' | 'tenant_sum' | 'landlord_sum' | 'release_asked_at'
>

/** The state of the latest deposit as it is stored. Undefined: no deposit was ever started for the contract. */
export function storedState(deposit: StoredDeposit | undefined, agreed: Ore): DepositState {
  if (deposit === undefined) return 'agreed'
  const { state, funds, released_category, release_asked_at } = deposit
  // A closing is pending until it is done, even after the bank has said yes.
  const pending = state === 'canceling' ? 'closing' : release_asked_at === null ? 'releasing' : null
  const to = state === 'releasing' ? (released_category ?? 'TENANT') : released_category
  return stateIn(({ stored }) => stored === state, pending, to, funds, agreed)
}

type StateWords = Pick<SignicatInfo, 'depositStatus' | 'pending' | 'founds' | 'releasedCategory' | 'tenantReleaseSum'>

/** The state of a deposit from the words of the API. Null before the account is opened. */
export function depositStateOfWords(words: StateWords, agreed: Ore): DepositState | null {
  const { depositStatus, pending, founds, releasedCategory, tenantReleaseSum } = words
  if (depositStatus === null) return null
  const isThere = ({ status }: DepositStateRow) => status === depositStatus
  const state = stateIn(isThere, pending, releasedCategory, founds ?? ore(0), agreed)
  // A dispute without a split has no stored parts.
  return state === 'disputeSplit' && tenantReleaseSum === null ? 'dispute' : state
}

/** The words of the API for a deposit. They don't depend on the agreed sum. */
export function apiWordsOfDeposit(deposit: StoredDeposit | null): Pick<SignicatInfo, 'depositStatus' | 'pending'> {
  const { status = null, pending = null } = deposit ? depositStates[storedState(deposit, ore(0))] : {}
  return { depositStatus: status, pending }
}
