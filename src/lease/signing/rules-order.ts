import { addTime, type Instant } from '../../base/kit/day'
import { stages, type OrderStage, type PartyRole, type StoredState } from '../contract/model-signing'

interface Signed {
  readonly role: 'tenant' | 'landlord'
  readonly signed_at: Instant | null
}

export const haveTenantsSigned = (signers: readonly Signed[]): boolean =>
  signers.every(({ role, signed_at }) => role === 'landlord' || signed_at !== null)

interface Order {
  readonly state: StoredState
  /** The order is being withdrawn: its paper is sent anew once it has ended. */
  readonly renews: boolean
  readonly signers: readonly Signed[]
}

/** Null for none. */
export function stageOf(order: Order | null): OrderStage {
  if (order === null) return 'none'
  if (order.state === 'withdrawing' && order.renews) return 'renewing'
  if (order.state !== 'sent') return order.state
  return haveTenantsSigned(order.signers) ? 'landlord' : 'tenants'
}

/** A table then lists the stages with another verdict. */
export const everyStage = <const V extends string>(verdict: V) =>
  Object.fromEntries(stages.map((stage) => [stage, verdict])) as Readonly<Record<OrderStage, V>>

/** `gone`: the provider doesn't know it, or no longer does. */
export type OrderReading = 'open' | 'signed' | 'canceled' | 'expired' | 'gone'

/**
 * An order only moves forward, so an old reading that arrives late undoes nothing. What all have signed counts, even
 * when it was being withdrawn.
 */
export const afterOrderReading: Readonly<Record<StoredState, Readonly<Record<OrderReading, StoredState>>>> = {
  starting: { open: 'sent', signed: 'signed', canceled: 'canceled', expired: 'expired', gone: 'starting' },
  sent: { open: 'sent', signed: 'signed', canceled: 'canceled', expired: 'expired', gone: 'canceled' },
  withdrawing: {
    open: 'withdrawing',
    signed: 'signed',
    canceled: 'withdrawn',
    expired: 'withdrawn',
    gone: 'withdrawn',
  },
  signed: stays('signed'),
  stored: stays('stored'),
  failed: stays('failed'),
  withdrawn: stays('withdrawn'),
  expired: stays('expired'),
  canceled: stays('canceled'),
}
function stays(state: StoredState): Readonly<Record<OrderReading, StoredState>> {
  return { open: state, signed: state, canceled: state, expired: state, gone: state }
}

/** Nobody can sign any more and not all have signed: the paper may be changed again. */
export const isGivenBack = (state: StoredState): boolean =>
  state === 'failed' || state === 'withdrawn' || state === 'expired' || state === 'canceled'

const day = 86_400_000
/** The provider lets an order wait 45 days at most. One hour is left for clocks that differ. */
export const deadlineFrom = (now: Instant): Instant => addTime(now, 45 * day - 3_600_000)

/** Ms that an attempt to ask the provider runs alone before another may start: longer than any of its deadlines. */
export const attemptMs = 20_000
/** Ms after a request to end an order until the provider is asked again. It takes a second or two. */
export const endEveryMs = 10_000
/** Ms. After somebody went to sign, the provider is asked at this interval, for `watchForMs`. */
export const watchEveryMs = 30_000
export const watchForMs = 600_000

interface StoredSigner {
  readonly role: PartyRole
  readonly place: number
  readonly encrypted_url: string | null
  readonly signed_at: string | null
}
interface StoredOrder {
  readonly state: StoredState
  readonly ends_at: string | null
  readonly signers: readonly StoredSigner[]
}
interface ReadOrder {
  readonly state: Exclude<OrderReading, 'gone'>
  readonly endsAt: string | null
  readonly signers: readonly {
    readonly role: PartyRole
    readonly place: number
    readonly url: string | null
    readonly signature: object | null
  }[]
}

const readOf = ({ signers }: Pick<ReadOrder, 'signers'>, { role, place }: StoredSigner) =>
  signers.find((each) => each.role === role && each.place === place)

/** It isn't stored yet. */
export const hasNewSignature = ({ signers }: Pick<StoredOrder, 'signers'>, read: Pick<ReadOrder, 'signers'>): boolean =>
  signers.some((signer) => signer.signed_at === null && readOf(read, signer)?.signature)

/**
 * Null: the provider doesn't know the order. An order only moves forward: what is no news compared with its state
 * before the reading is none by now. Most readings of an order that waits for signatures say nothing new.
 */
export function isNews(order: StoredOrder, read: ReadOrder | null): boolean {
  // An order that is being made or ended is asked about until it is. The time of the last question is stored.
  if (read === null || order.state === 'starting' || order.state === 'withdrawing') return true
  const isAddressTold = order.signers.some((signer) => signer.encrypted_url === null && readOf(read, signer)?.url)
  const isDeadlineTold = order.ends_at === null && read.endsAt !== null
  return (
    isAddressTold ||
    isDeadlineTold ||
    hasNewSignature(order, read) ||
    afterOrderReading[order.state][read.state] !== order.state
  )
}
