import { addDays, osloDay, type Day, type Instant } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import type { RefusalReason } from '../../base/kit/refusal'
import { depositStates, type DepositState, type StoredDeposit } from '../contract/rules-deposit-states'
import type { ReleaseCategory } from './model'

/** What happens to a deposit. */
export type DepositEvent =
  /** The landlord asks for an account: its fee is paid, then the lease is sent in the bank's order. */
  | 'create'
  | 'feePaid'
  /** What the bank says: it has the order, an account, a part of the money, all of it, a split, or it has ended it. */
  | 'atBank'
  | 'account'
  | 'part'
  | 'full'
  | 'split'
  | 'ended'
  /** What the landlord asks for. */
  | 'close'
  | ReleaseCategory
  | 'takeBack'

type DepositRefusal = Extract<RefusalReason, `deposit${string}` | 'tooLate' | 'contractSigned'>
type Next =
  | DepositState
  /** Nothing changes. A request for it was made already, and goes on to the bank. */
  | 'same'
  /** The state before the stored request. */
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
const filling = { account: 'opened', part: 'partly', full: 'fully', split: 'splitting' } as const
const living = { ...ignored, create: 'depositExists' } as const
const ordered = { ...living, ...unopened, ...filling, ended: 'paid' } as const
// Nothing is on its way that could be taken back, so the aim of the call is already reached.
const empty = {
  ...living,
  ...filling,
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
// The tenant may agree at any moment. A split can be replaced, not taken back, and a dispute can exist in addition to it.
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
 * The next state, or the reason for which a request is refused with 409 (docs/rules/lease.md#states-of-a-deposit-account).
 * A release that has ended is `released`, no matter who got it.
 */
export const transitions = {
  none: { create: 'depositNotChosen', ...unopened },
  own: { create: 'depositNotChosen', ...unopened },
  byHand: { create: 'contractSigned', ...unopened },
  agreed: { create: 'fee', ...unopened },
  fee: { create: 'fee', ...unopened, feePaid: 'paid' },
  paid: { ...unopened, ...filling, create: 'ordered', atBank: 'ordered' },
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

/** In øre. */
export const surplusOf = (funds: Ore, agreed: Ore): Ore => ore(Math.max(0, funds - agreed))

/** Øre. Null for a dispute, which divides nothing. */
export interface Parts {
  readonly tenant: Ore
  readonly landlord: Ore
}

/** `funds` is all that is on the account, `landlord` what the landlord gets in a split. */
export function partsOf(category: 'TENANT' | 'SPLIT', landlord: Ore, funds: Ore): Parts {
  const part = category === 'SPLIT' ? landlord : ore(0)
  return { tenant: ore(funds - part), landlord: part }
}

/** Of that kind with those parts: under way, waiting for the tenant, or done. */
export const isAskedAlready = (
  { state, released_category, tenant_sum, landlord_sum }: StoredDeposit,
  category: ReleaseCategory,
  { tenant, landlord }: Parts,
): boolean =>
  (state === 'releasing' || state === 'released') &&
  released_category === category &&
  (category !== 'SPLIT' || (tenant_sum === tenant && landlord_sum === landlord)) &&
  // A dispute can get the day of the bank's notice later.
  (category !== 'DISPUTE' || state === 'released')

/** Behind a dispute that was stored since. The split need not be sent again. */
export const liesAtBank = (
  { state, released_category, tenant_sum, landlord_sum }: StoredDeposit,
  category: ReleaseCategory,
  { tenant, landlord }: Parts,
): boolean =>
  state === 'releasing' &&
  released_category === 'DISPUTE' &&
  category === 'SPLIT' &&
  tenant_sum === tenant &&
  landlord_sum === landlord

type Outcome<E extends DepositEvent> = Exclude<(typeof transitions)[DepositState][E], DepositRefusal>

/** `isRepeated`: the record already says what the event asks for. */
export function decide<E extends DepositEvent>(
  state: DepositState,
  event: E,
  isRepeated = false,
): { readonly next: Outcome<E> | 'same' } | { readonly refusal: DepositRefusal } {
  const cell: string = isRepeated ? 'same' : transitions[state][event]
  return cell === 'same' || cell === 'former' || cell in depositStates
    ? { next: cell as Outcome<E> }
    : { refusal: cell as DepositRefusal }
}

/** As the database has the state to which the event leads. */
export const storedAfter = (
  state: DepositState,
  event: Exclude<DepositEvent, 'takeBack'>,
): StoredDeposit['state'] | undefined => {
  const decision = decide(state, event)
  return 'next' in decision && decision.next !== 'same' ? depositStates[decision.next].stored : undefined
}

/** The lease's number of days after the account was opened. */
export const dueOn = (openedAt: Instant, days: number): Day => addDays(osloDay(openedAt), days)
