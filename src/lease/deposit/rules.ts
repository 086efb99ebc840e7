import { addDays, osloDay, type Day, type Instant } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import type { RefusalReason } from '../../base/kit/refusal'
import type { ReleaseCategory } from './model'

/** It decides what may be done. Amounts in øre. */
export interface StoredDeposit {
  readonly state: 'fee' | 'paid' | 'created' | 'opened' | 'founds' | 'releasing' | 'released' | 'canceling' | 'canceled'
  readonly funds: Ore
  readonly released_category: ReleaseCategory | null
  readonly tenant_sum: Ore | null
  readonly landlord_sum: Ore | null
  /** When the bank accepted the release. Null before. */
  readonly release_asked_at: Instant | null
}

export const situations = [
  /** No account was ever asked for, or the earlier one is over. */
  'none',
  'fee',
  /** Nothing has been ordered at the bank, or the order was withdrawn before an account was opened. */
  'paid',
  /** At the bank. The lease is being signed in that order. */
  'created',
  /** The account exists and is empty. */
  'opened',
  'part',
  'full',
  /** All of it is to go to the tenant. That is stored here, and not known to have reached the bank. */
  'releasing',
  /** The same, and the bank has accepted it. */
  'payingOut',
  /** A split is stored here, and not known to have reached the bank. */
  'proposing',
  /** The bank has the split, which waits for the tenant's agreement. */
  'splitting',
  /** The same, and a dispute is stored here too. */
  'disputing',
  'released',
  /** Stored here, and not known to have reached the bank. */
  'closing',
  'closed',
] as const
export type Situation = (typeof situations)[number]

export const actions = ['create', 'close', 'TENANT', 'SPLIT', 'DISPUTE', 'takeBack'] as const
export type Action = (typeof actions)[number]

export type Effect =
  /** The fee is paid on the open page again, or on a new one. */
  | 'pay'
  /** The lease is sent for signing in the bank's order. */
  | 'order'
  | 'cancel'
  | 'release'
  /** Recorded here. The bank isn't asked. */
  | 'record'
  /** It was asked for already. The answer is the record, and its request to the bank goes on. */
  | 'same'
  /** The stored request is taken back, unless the bank has it. */
  | 'takeBack'

type DepositRefusal = Extract<RefusalReason, `deposit${string}` | 'tooLate'>
const unfunded = { TENANT: 'depositNotFunded', SPLIT: 'depositNotFunded', DISPUTE: 'depositNotFunded' } as const
const unopened = { close: 'depositNotOpened', ...unfunded, takeBack: 'depositNotOpened' } as const
const ended = { TENANT: 'depositEnded', SPLIT: 'depositEnded', DISPUTE: 'depositEnded', takeBack: 'tooLate' } as const
const living = { create: 'depositExists' } as const
const funded = { ...living, close: 'depositFunded' } as const

/** An allowed action has its effect. Every other has the reason for which it is refused with 409. */
export const table: Readonly<Record<Situation, Readonly<Record<Action, Effect | DepositRefusal>>>> = {
  none: { create: 'pay', ...unopened },
  fee: { create: 'pay', ...unopened },
  paid: { create: 'order', ...unopened },
  created: { ...living, ...unopened },
  // Nothing is on its way that could be taken back, so the aim of the call is already reached.
  opened: { ...living, close: 'cancel', ...unfunded, takeBack: 'same' },
  part: { ...living, close: 'cancel', ...unfunded, takeBack: 'same' },
  full: { ...funded, TENANT: 'release', SPLIT: 'release', DISPUTE: 'record', takeBack: 'same' },
  releasing: {
    ...funded,
    TENANT: 'same',
    SPLIT: 'depositReleasing',
    DISPUTE: 'depositReleasing',
    takeBack: 'takeBack',
  },
  payingOut: {
    ...funded,
    TENANT: 'same',
    SPLIT: 'depositReleasing',
    DISPUTE: 'depositReleasing',
    takeBack: 'tooLate',
  },
  proposing: { ...funded, TENANT: 'release', SPLIT: 'release', DISPUTE: 'depositReleasing', takeBack: 'takeBack' },
  // The tenant may agree at any moment. A split can be replaced, not taken back, and a dispute can exist in addition to
  // it.
  splitting: { ...funded, TENANT: 'release', SPLIT: 'release', DISPUTE: 'record', takeBack: 'tooLate' },
  disputing: { ...funded, TENANT: 'release', SPLIT: 'release', DISPUTE: 'record', takeBack: 'tooLate' },
  released: { create: 'depositEnded', close: 'depositEnded', ...ended },
  closing: { ...living, close: 'same', ...unfunded, takeBack: 'takeBack' },
  closed: { create: 'pay', close: 'same', ...ended },
}

export const isFull = (funds: Ore, agreed: Ore): boolean => funds >= agreed

/** In øre. */
export const surplusOf = (funds: Ore, agreed: Ore): Ore => ore(Math.max(0, funds - agreed))

/** Looks at the latest deposit. Undefined for a contract without one. */
export function situationOf(deposit: StoredDeposit | undefined, agreed: Ore): Situation {
  if (!deposit) return 'none'
  const { state, funds, released_category, release_asked_at } = deposit
  switch (state) {
    case 'founds':
      return isFull(funds, agreed) ? 'full' : 'part'
    case 'releasing':
      if (released_category === 'DISPUTE') return 'disputing'
      if (released_category === 'SPLIT') return release_asked_at === null ? 'proposing' : 'splitting'
      return release_asked_at === null ? 'releasing' : 'payingOut'
    case 'canceling':
      return 'closing'
    case 'canceled':
      return 'closed'
    default:
      return state
  }
}

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

const effects: readonly string[] = [
  'pay',
  'order',
  'cancel',
  'release',
  'record',
  'same',
  'takeBack',
] satisfies readonly Effect[]

/** `isRepeated`: the record already says what the action asks for. */
export function decide(
  situation: Situation,
  action: Action,
  isRepeated = false,
): { readonly effect: Effect } | { readonly refusal: DepositRefusal } {
  const cell = isRepeated ? 'same' : table[situation][action]
  return effects.includes(cell) ? { effect: cell as Effect } : { refusal: cell as DepositRefusal }
}

/** The lease's number of days after the account was opened. */
export const dueOn = (openedAt: Instant, days: number): Day => addDays(osloDay(openedAt), days)
