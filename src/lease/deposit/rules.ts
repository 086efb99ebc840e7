import { ore, type Ore } from '../../base/kit/money'
import type { RefusalReason } from '../../base/kit/refusal'
import { depositStates, type DepositState, type StoredDeposit } from '../contract/rules-deposit-states'
import type { ReleaseCategory } from './model'

/** An event in the life of a deposit. */
export type DepositEvent =
  /** The landlord asks for an account. The fee is then paid, and the lease is sent in the bank's order. */
  | 'create'
  | 'feePaid'
  /**
   * The bank reports one of these: the order, an account, a part of the money, all of the money, a split, or the end of
   * the account.
   */
  | 'atBank'
  | 'account'
  | 'part'
  | 'full'
  | 'split'
  | 'ended'
  /** The landlord asks for one of these. */
  | 'close'
  | ReleaseCategory
  | 'takeBack'

type DepositRefusal = Extract<RefusalReason, `deposit${string}` | 'tooLate' | 'contractSigned'>
type Next =
  | DepositState
  /** Nothing changes, because the request was made already and goes on to the bank. */
  | 'same'
  /** The deposit goes back to the state before the stored request. */
  | 'former'
  | DepositRefusal

const ignored = {
  feePaid: 'same',
  atBank: 'same',
  account: 'same',
  part: 'same',
  full: 'same',
  split: 'same',
  ended: 'same',
} as const
const unfunded = { TENANT: 'depositNotFunded', SPLIT: 'depositNotFunded', DISPUTE: 'depositNotFunded' } as const
const unopened = { ...ignored, close: 'depositNotOpened', ...unfunded, takeBack: 'depositNotOpened' } as const
const accountOpen = { account: 'opened', part: 'partly', full: 'fully', split: 'splitting' } as const
const living = { ...ignored, create: 'depositExists' } as const
const ordered = { ...living, ...unopened, ...accountOpen, ended: 'paid' } as const
// No request is on its way, so there is nothing to take back. `takeBack` therefore changes nothing.
const empty = {
  ...living,
  ...accountOpen,
  account: 'same',
  ended: 'closed',
  close: 'closing',
  ...unfunded,
  takeBack: 'same',
} as const
const funded = { ...living, close: 'depositFunded', ended: 'released' } as const
const full = {
  ...funded,
  split: 'splitting',
  TENANT: 'releasing',
  SPLIT: 'proposing',
  DISPUTE: 'dispute',
  takeBack: 'same',
} as const
const whole = { ...funded, TENANT: 'same', SPLIT: 'depositReleasing', DISPUTE: 'depositReleasing' } as const
// The tenant may agree at any moment. So a split can be replaced but not taken back. A dispute can exist in addition to
// it.
const shared = {
  ...funded,
  TENANT: 'releasing',
  SPLIT: 'proposing',
  DISPUTE: 'disputeSplit',
  takeBack: 'tooLate',
} as const
const ended = { TENANT: 'depositEnded', SPLIT: 'depositEnded', DISPUTE: 'depositEnded', takeBack: 'tooLate' } as const
const over = { ...ignored, create: 'depositEnded', close: 'depositEnded', ...ended } as const

/**
 * The state that follows from each event, or the reason for which a request is refused with 409
 * (docs/rules/lease.md#states-of-a-deposit-account). After every release the state is `released`, no matter who got the
 * money.
 */
export const depositTransitions = {
  none: { create: 'depositNotChosen', ...unopened },
  own: { create: 'depositNotChosen', ...unopened },
  byHand: { create: 'contractSigned', ...unopened },
  agreed: { create: 'fee', ...unopened },
  fee: { create: 'fee', ...unopened, feePaid: 'paid' },
  paid: { ...unopened, ...accountOpen, create: 'ordered', atBank: 'ordered' },
  ordered,
  created: ordered,
  opening: ordered,
  opened: empty,
  partly: { ...empty, part: 'same' },
  fully: full,
  dispute: full,
  releasing: { ...whole, takeBack: 'former' },
  payingOut: { ...whole, takeBack: 'tooLate' },
  // The bank has the split that is stored here, and the answer was lost.
  proposing: { ...shared, split: 'splitting', DISPUTE: 'depositReleasing', takeBack: 'former' },
  splitting: shared,
  disputeSplit: shared,
  closing: { ...living, ended: 'closed', close: 'same', ...unfunded, takeBack: 'former' },
  decided: over,
  split: over,
  released: over,
  closed: { ...over, create: 'fee', close: 'same' },
} as const satisfies Readonly<Record<DepositState, Readonly<Record<DepositEvent, Next>>>>

/** The money on the account beyond the agreed sum, in øre. */
export const surplusOf = (funds: Ore, agreed: Ore): Ore => ore(Math.max(0, funds - agreed))

/** The part of each party, in øre. */
export interface ReleaseSums {
  readonly tenant: Ore
  readonly landlord: Ore
}

/**
 * The part of each party in a release. `funds` is all that is on the account. `landlord` is the landlord's part in a
 * split.
 */
export function releaseParts(category: 'TENANT' | 'SPLIT', landlord: Ore, funds: Ore): ReleaseSums {
  const part = category === 'SPLIT' ? landlord : ore(0)
  return { tenant: ore(funds - part), landlord: part }
}

/** True if a release of that kind with those parts is under way, waits for the tenant, or is done. */
export const isReleaseRequested = (
  { state, released_category, tenant_sum, landlord_sum }: StoredDeposit,
  category: ReleaseCategory,
  { tenant, landlord }: ReleaseSums,
): boolean =>
  (state === 'releasing' || state === 'released') &&
  released_category === category &&
  (category !== 'SPLIT' || (tenant_sum === tenant && landlord_sum === landlord)) &&
  // A dispute can be requested again to add the day of the bank's notice. It only counts as
  // requested once the deposit is released.
  (category !== 'DISPUTE' || state === 'released')

/**
 * True if the bank already has this split, and only a dispute was stored since. The split isn't
 * sent again.
 */
export const isSplitAtBank = (
  { state, released_category, tenant_sum, landlord_sum }: StoredDeposit,
  category: ReleaseCategory,
  { tenant, landlord }: ReleaseSums,
): boolean =>
  state === 'releasing' &&
  released_category === 'DISPUTE' &&
  category === 'SPLIT' &&
  tenant_sum === tenant &&
  landlord_sum === landlord

type Outcome<E extends DepositEvent> = Exclude<(typeof depositTransitions)[DepositState][E], DepositRefusal>

/** Looks up an event in the table. `isRepeated`: the record already says what the event asks for. */
export function transitionOf<E extends DepositEvent>(
  state: DepositState,
  event: E,
  isRepeated = false,
): { readonly next: Outcome<E> | 'same' } | { readonly refusal: DepositRefusal } {
  const cell: string = isRepeated ? 'same' : depositTransitions[state][event]
  return cell === 'same' || cell === 'former' || cell in depositStates
    ? { next: cell as Outcome<E> }
    : { refusal: cell as DepositRefusal }
}

/** The state to store after an event. */
export const storedStateAfter = (
  state: DepositState,
  event: Exclude<DepositEvent, 'takeBack'>,
): StoredDeposit['state'] | undefined => {
  const decision = transitionOf(state, event)
  return 'next' in decision && decision.next !== 'same' ? depositStates[decision.next].stored : undefined
}
