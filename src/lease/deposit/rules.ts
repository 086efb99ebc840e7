import { addDays, osloDay, type Day, type Instant } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { RefusalReason } from '../../base/kit/refusal'
import type { ReleaseCategory } from './model'

/** What is stored of a deposit, as far as it says what may be done. */
export interface StoredDeposit {
  readonly state: 'fee' | 'paid' | 'created' | 'opened' | 'founds' | 'releasing' | 'released' | 'canceling' | 'canceled'
  readonly funds: Ore
  readonly released_category: ReleaseCategory | null
}

/** How a deposit stands, by what may be done with it. */
export const situations = [
  /** No account was ever asked for, or the one before is over. */
  'none',
  /** The opening fee is to be paid. */
  'fee',
  /** It is paid; nothing has been ordered at the bank, or what was ordered was withdrawn before an account was opened. */
  'paid',
  /** Ordered at the bank, in whose order the lease is being signed. */
  'created',
  /** The account is there and empty. */
  'opened',
  /** Paid in in part. */
  'part',
  /** Paid in in full. */
  'full',
  /** All of it has been asked to go to the tenant. */
  'releasing',
  /** A split waits for the tenant's agreement. */
  'splitting',
  'released',
  /** The bank has been asked to close the account. */
  'closing',
  'closed',
] as const
export type Situation = (typeof situations)[number]

export const actions = ['create', 'close', 'TENANT', 'SPLIT', 'DISPUTE'] as const
export type Action = (typeof actions)[number]

/** What an action leads to where it is allowed. */
export type Effect =
  /** The page on which the fee is paid: the open one again, or a new one. */
  | 'pay'
  /** The lease is sent for signing in the bank's order. */
  | 'order'
  /** The bank is asked to close the account. */
  | 'cancel'
  /** The bank is asked to release. */
  | 'release'
  /** Recorded here; the bank isn't asked. */
  | 'record'

type DepositRefusal = Extract<RefusalReason, `deposit${string}`>
/** What is allowed is its effect, everything else the reason for which it is refused with 409. */
export const table: Readonly<Record<Situation, Readonly<Record<Action, Effect | DepositRefusal>>>> = {
  none: {
    create: 'pay',
    close: 'depositNotOpened',
    TENANT: 'depositNotFunded',
    SPLIT: 'depositNotFunded',
    DISPUTE: 'depositNotFunded',
  },
  fee: {
    create: 'pay',
    close: 'depositNotOpened',
    TENANT: 'depositNotFunded',
    SPLIT: 'depositNotFunded',
    DISPUTE: 'depositNotFunded',
  },
  paid: {
    create: 'order',
    close: 'depositNotOpened',
    TENANT: 'depositNotFunded',
    SPLIT: 'depositNotFunded',
    DISPUTE: 'depositNotFunded',
  },
  created: {
    create: 'depositExists',
    close: 'depositNotOpened',
    TENANT: 'depositNotFunded',
    SPLIT: 'depositNotFunded',
    DISPUTE: 'depositNotFunded',
  },
  opened: {
    create: 'depositExists',
    close: 'cancel',
    TENANT: 'depositNotFunded',
    SPLIT: 'depositNotFunded',
    DISPUTE: 'depositNotFunded',
  },
  part: {
    create: 'depositExists',
    close: 'cancel',
    TENANT: 'depositNotFunded',
    SPLIT: 'depositNotFunded',
    DISPUTE: 'depositNotFunded',
  },
  full: {
    create: 'depositExists',
    close: 'depositFunded',
    TENANT: 'release',
    SPLIT: 'release',
    DISPUTE: 'record',
  },
  // Asked again only to find out what has become of the first request.
  releasing: {
    create: 'depositExists',
    close: 'depositFunded',
    TENANT: 'release',
    SPLIT: 'depositReleasing',
    DISPUTE: 'depositReleasing',
  },
  // The tenant may agree at any moment: a split can be replaced, not taken back.
  splitting: {
    create: 'depositExists',
    close: 'depositFunded',
    TENANT: 'release',
    SPLIT: 'release',
    DISPUTE: 'depositReleasing',
  },
  released: {
    create: 'depositEnded',
    close: 'depositEnded',
    TENANT: 'depositEnded',
    SPLIT: 'depositEnded',
    DISPUTE: 'depositEnded',
  },
  closing: {
    create: 'depositExists',
    close: 'cancel',
    TENANT: 'depositNotFunded',
    SPLIT: 'depositNotFunded',
    DISPUTE: 'depositNotFunded',
  },
  closed: {
    create: 'pay',
    close: 'depositEnded',
    TENANT: 'depositEnded',
    SPLIT: 'depositEnded',
    DISPUTE: 'depositEnded',
  },
}

/** Whether what was paid in is all of the deposit. */
export const isFull = (funds: Ore, agreed: Ore): boolean => funds >= agreed

/** How the latest deposit of a contract stands; undefined for a contract without one. */
export function situationOf(deposit: StoredDeposit | undefined, agreed: Ore): Situation {
  if (!deposit) return 'none'
  const { state, funds, released_category } = deposit
  switch (state) {
    case 'founds':
      return isFull(funds, agreed) ? 'full' : 'part'
    case 'releasing':
      return released_category === 'SPLIT' ? 'splitting' : 'releasing'
    case 'canceling':
      return 'closing'
    case 'canceled':
      return 'closed'
    default:
      return state
  }
}

const effects: readonly string[] = ['pay', 'order', 'cancel', 'release', 'record'] satisfies readonly Effect[]

/** What an action leads to: its effect, or why it is refused. */
export function decide(
  situation: Situation,
  action: Action,
): { readonly effect: Effect } | { readonly refusal: DepositRefusal } {
  const cell = table[situation][action]
  return effects.includes(cell) ? { effect: cell as Effect } : { refusal: cell as DepositRefusal }
}

/** The last day on which the tenant pays in: so many days after the account was opened, as the lease says. */
export const dueOn = (openedAt: Instant, days: number): Day => addDays(osloDay(openedAt), days)
