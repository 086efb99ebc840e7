import type { Instant } from '../../base/kit/day'
import type { LinkState, PartyRole, SignicatInfo, StoredOrderState } from './model-signing'

/** The offers to the landlord on the page of a contract. */
export type SigningButton =
  | 'send'
  | 'signByHand'
  | 'errorShow'
  | 'pay'
  | 'remind'
  | 'links'
  | 'sign'
  /** Offers to send again or to withdraw. */
  | 'changeSent'
  | 'refresh'

interface StateRow<Stored = StoredOrderState | null, Link = LinkState | null> {
  /** The state in the database. Null: no order exists. */
  readonly stored: Stored
  /** The state in the API. Null: nothing is shown. */
  readonly api: SignicatInfo['state'] | null
  /** The request that is stored and not confirmed by the provider yet. */
  readonly pending: 'sending' | 'withdrawing' | null
  /**
   * The party or service that has to act next. `sending`: the landlord, who may change the paper and send it. Null:
   * nobody.
   */
  readonly waitsFor: 'sending' | 'fee' | 'provider' | 'signers' | null
  /** The state that a signer's link shows. */
  readonly link: Link
  /** The main button, the one next to it, and the others. */
  readonly buttons: readonly (SigningButton | null)[]
}

const row = <Stored extends StoredOrderState | null, Link extends LinkState | null>(
  stored: Stored,
  api: StateRow['api'],
  pending: StateRow['pending'],
  waitsFor: StateRow['waitsFor'],
  link: Link,
  ...buttons: StateRow['buttons']
): StateRow<Stored, Link> => ({ stored, api, pending, waitsFor, link, buttons })

/**
 * Every state of the signing of one paper. `fee`: the opening fee of the deposit account is paid
 * first. `paid`: the fee is paid, and no order exists yet. `starting`: the provider is being asked.
 * `signed`: all have signed, and the file has not arrived. `renewing`: the order is being
 * withdrawn, and its paper is then sent again. docs/rules/lease.md has this table.
 */
export const signingTable = {
  none: row(null, null, null, 'sending', null, 'send', 'signByHand'),
  fee: row(null, 'fee', null, 'fee', null, 'pay', null, 'refresh', 'signByHand'),
  paid: row(null, 'starting', null, 'provider', null, 'refresh'),
  starting: row('starting', 'starting', 'sending', 'provider', 'open', 'refresh', null, 'changeSent'),
  tenants: row('sent', 'tenants', null, 'signers', 'open', 'remind', 'links', 'refresh', 'changeSent'),
  landlord: row('sent', 'landlord', null, 'signers', 'open', 'sign', null, 'refresh', 'changeSent'),
  signed: row('signed', 'packaging', null, 'provider', 'signed', 'refresh'),
  stored: row('stored', 'signed', null, null, 'signed'),
  withdrawing: row('withdrawing', 'withdrawing', 'withdrawing', 'provider', 'withdrawing', 'refresh'),
  renewing: row('withdrawing', 'withdrawing', 'sending', 'provider', 'renewing', 'refresh', null, 'changeSent'),
  failed: row('failed', 'failed', null, 'sending', 'failed', 'send', 'signByHand', 'errorShow'),
  withdrawn: row('withdrawn', 'withdrawn', null, 'sending', 'withdrawn', 'send', 'signByHand'),
  expired: row('expired', 'expired', null, 'sending', 'expired', 'send', 'signByHand'),
  canceled: row('canceled', 'canceled', null, 'sending', 'canceled', 'send', 'signByHand'),
} as const

export type SigningState = keyof typeof signingTable
/** The states in which an order exists. */
export type OrderState = Exclude<SigningState, 'none' | 'fee' | 'paid'>

export const isSigningState = (word: string): word is SigningState => Object.hasOwn(signingTable, word)
export const signingStates = Object.keys(signingTable) as SigningState[]
export const orderStates = signingStates.filter((state): state is OrderState => signingTable[state].stored !== null)

interface Order {
  readonly state: StoredOrderState
  readonly renews: boolean
  readonly signers: readonly { readonly role: PartyRole; readonly signed_at: Instant | null }[]
}

export const haveTenantsSigned = (signers: Order['signers']): boolean =>
  signers.every(({ role, signed_at }) => role === 'landlord' || signed_at !== null)

export function orderState({ state, renews, signers }: Order): OrderState {
  if (state === 'sent') return haveTenantsSigned(signers) ? 'landlord' : 'tenants'
  return state === 'withdrawing' && renews ? 'renewing' : state
}

export type ShownSigning = Pick<SignicatInfo, 'state' | 'pending' | 'sent_at'>

/**
 * The signing state of a record of the API. It follows from what the landlord has asked for, even if the provider has
 * not done it yet.
 */
export function shownSigningState(info: ShownSigning | null): SigningState {
  if (info === null) return 'none'
  // If tenants were asked earlier, their links no longer work.
  if (info.pending === 'sending') return info.sent_at === null ? 'starting' : 'renewing'
  return signingStates.find((state) => signingTable[state].api === info.state)!
}

/**
 * True if the landlord may send the paper: it was never sent, or its signing has ended before all
 * had signed.
 */
export const isReturnedToLandlord = (state: SigningState): boolean => signingTable[state].waitsFor === 'sending'

export const isSigningUnderWay = (state: SigningState): boolean => !isReturnedToLandlord(state) && state !== 'stored'

export const haveAllSigned = (state: SigningState): boolean => signingTable[state].link === 'signed'

export const storedStatesMatching = (is: (state: OrderState) => boolean): readonly StoredOrderState[] => [
  ...new Set(orderStates.filter(is).map((state) => signingTable[state].stored)),
]
