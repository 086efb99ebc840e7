import { addDays, osloDay, type Day, type Instant } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import type { RefusalReason } from '../../base/kit/refusal'
import type { ReleaseCategory } from './model'

/** What is stored of a deposit, as far as it says what may be done. Amounts in øre. */
export interface StoredDeposit {
  readonly state: 'fee' | 'paid' | 'created' | 'opened' | 'founds' | 'releasing' | 'released' | 'canceling' | 'canceled'
  readonly funds: Ore
  readonly released_category: ReleaseCategory | null
  readonly tenant_sum: Ore | null
  readonly landlord_sum: Ore | null
  /** When the bank took the release; null before. */
  readonly release_asked_at: Instant | null
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
  /** All of it is to go to the tenant: noted here, and not known to have reached the bank. */
  'releasing',
  /** The same, and the bank has taken it. */
  'payingOut',
  /** A split is noted here, and not known to have reached the bank. */
  'proposing',
  /** The bank has the split, which waits for the tenant's agreement. */
  'splitting',
  /** The same, and a dispute is noted here beside it. */
  'disputing',
  'released',
  /** The account is to be closed: noted here, and not known to have reached the bank. */
  'closing',
  'closed',
] as const
export type Situation = (typeof situations)[number]

export const actions = ['create', 'close', 'TENANT', 'SPLIT', 'DISPUTE', 'takeBack'] as const
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
  /** Asked for already: the answer is the record, whose way to the bank is gone on with. */
  | 'same'
  /** What was noted is taken back, unless the bank has it. */
  | 'takeBack'

type DepositRefusal = Extract<RefusalReason, `deposit${string}` | 'tooLate'>
const unfunded = { TENANT: 'depositNotFunded', SPLIT: 'depositNotFunded', DISPUTE: 'depositNotFunded' } as const
const unopened = { close: 'depositNotOpened', ...unfunded, takeBack: 'depositNotOpened' } as const
const ended = { TENANT: 'depositEnded', SPLIT: 'depositEnded', DISPUTE: 'depositEnded', takeBack: 'tooLate' } as const
const living = { create: 'depositExists' } as const
const funded = { ...living, close: 'depositFunded' } as const

/** What is allowed is its effect, everything else the reason for which it is refused with 409. */
export const table: Readonly<Record<Situation, Readonly<Record<Action, Effect | DepositRefusal>>>> = {
  none: { create: 'pay', ...unopened },
  fee: { create: 'pay', ...unopened },
  paid: { create: 'order', ...unopened },
  created: { ...living, ...unopened },
  // Nothing is on its way that could be taken back: what the call is to bring about is so.
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
  // The tenant may agree at any moment: a split can be replaced, not taken back, and a dispute stands beside it.
  splitting: { ...funded, TENANT: 'release', SPLIT: 'release', DISPUTE: 'record', takeBack: 'tooLate' },
  disputing: { ...funded, TENANT: 'release', SPLIT: 'release', DISPUTE: 'record', takeBack: 'tooLate' },
  released: { create: 'depositEnded', close: 'depositEnded', ...ended },
  closing: { ...living, close: 'same', ...unfunded, takeBack: 'takeBack' },
  closed: { create: 'pay', close: 'same', ...ended },
}

/** Whether what was paid in is all of the deposit. */
export const isFull = (funds: Ore, agreed: Ore): boolean => funds >= agreed

/** What was paid in above the deposit, in øre. */
export const surplusOf = (funds: Ore, agreed: Ore): Ore => ore(Math.max(0, funds - agreed))

/** How the latest deposit of a contract stands; undefined for a contract without one. */
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

/** How a release parts what lies on the account, in øre; null for a dispute, which parts nothing. */
export interface Parts {
  readonly tenant: Ore
  readonly landlord: Ore
}

/** The parts of a release of all that is on the account (`funds`). `landlord` is what a split gives the landlord. */
export function partsOf(category: 'TENANT' | 'SPLIT', landlord: Ore, funds: Ore): Parts {
  const part = category === 'SPLIT' ? landlord : ore(0)
  return { tenant: ore(funds - part), landlord: part }
}

/** Whether a release of that kind and those parts is what the record says already: under way, waiting for the tenant, or done. */
export const isAskedAlready = (
  { state, released_category, tenant_sum, landlord_sum }: StoredDeposit,
  category: ReleaseCategory,
  { tenant, landlord }: Parts,
): boolean =>
  (state === 'releasing' || state === 'released') &&
  released_category === category &&
  (category !== 'SPLIT' || (tenant_sum === tenant && landlord_sum === landlord)) &&
  // The day of the bank's notice is given to a dispute later.
  (category !== 'DISPUTE' || state === 'released')

/** Whether that split lies at the bank, behind a dispute that was noted since: it need not be sent once more. */
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

/** What an action leads to: its effect, or why it is refused. `isRepeated`: it asks for what the record says already. */
export function decide(
  situation: Situation,
  action: Action,
  isRepeated = false,
): { readonly effect: Effect } | { readonly refusal: DepositRefusal } {
  const cell = isRepeated ? 'same' : table[situation][action]
  return effects.includes(cell) ? { effect: cell as Effect } : { refusal: cell as DepositRefusal }
}

/** The last day on which the tenant pays in: so many days after the account was opened, as the lease says. */
export const dueOn = (openedAt: Instant, days: number): Day => addDays(osloDay(openedAt), days)
