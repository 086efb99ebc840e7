import { addTime, type Instant } from '../../base/kit/day'
import type { OrderReading, PartyRole, StoredOrderState } from '../contract/model-signing'
import { haveTenantsSigned, orderState, signingTable, type OrderState } from '../contract/rules-signing-state'

export const orderEvents = [
  /** The provider has the order: the tenants are asked to sign. */
  'made',
  'declined',
  /** The contract was finished before the provider had the order. */
  'finished',
  /** A reading shows that not all tenants have signed. */
  'open',
  'tenantsSigned',
  'signed',
  'canceled',
  'expired',
  /** The provider doesn't know the order, or no longer does. */
  'gone',
  /** The file that all have signed has arrived. */
  'file',
] as const
export type OrderEvent = (typeof orderEvents)[number]

/**
 * The state after an event. `anew`: the order is withdrawn, and a new one with the same bytes is made, unless the
 * contract is finished.
 */
export type OrderStateAfterEvent = OrderState | 'anew'

/**
 * The state that follows from an event. An event is ignored if the table has nothing for it. An order only moves
 * forward, so an old reading that arrives late undoes nothing. A paper that all have signed counts, even if its order
 * was being withdrawn.
 */
export const orderTable: Readonly<Record<OrderState, Readonly<Partial<Record<OrderEvent, OrderStateAfterEvent>>>>> = {
  starting: { made: 'tenants', declined: 'failed', finished: 'withdrawing' },
  tenants: { tenantsSigned: 'landlord', signed: 'signed', canceled: 'canceled', expired: 'expired', gone: 'canceled' },
  landlord: { signed: 'signed', canceled: 'canceled', expired: 'expired', gone: 'canceled' },
  signed: { file: 'stored' },
  stored: {},
  withdrawing: { made: 'withdrawing', signed: 'signed', ...ends('withdrawn') },
  renewing: { made: 'renewing', signed: 'signed', ...ends('anew') },
  failed: {},
  withdrawn: {},
  expired: {},
  canceled: {},
}
function ends<const A extends OrderStateAfterEvent>(after: A) {
  return { declined: after, canceled: after, expired: after, gone: after }
}

/** The state that is stored after an event. */
export const storedStateOf = (after: OrderStateAfterEvent): StoredOrderState =>
  after === 'anew' ? 'withdrawn' : signingTable[after].stored

const day = 86_400_000
/** The deadline for signing: an hour before the provider's limit of 45 days, because clocks differ. */
export const signingDeadline = (now: Instant): Instant => addTime(now, 45 * day - 3_600_000)

/**
 * The time for which an attempt to ask the provider has the order to itself, in ms. It is longer than every deadline of
 * a call, so two attempts never run at once.
 */
export const attemptMs = 20_000
/**
 * The pause in ms between a request to end an order and the next reading of it. The provider usually takes a second or
 * two.
 */
export const endRequestIntervalMs = 10_000
/** After somebody went to sign, the provider is asked at this interval in ms, for `watchDurationMs`. */
export const watchIntervalMs = 30_000
export const watchDurationMs = 600_000

interface StoredSigner {
  readonly role: PartyRole
  readonly place: number
  readonly encrypted_url: string | null
  readonly signed_at: Instant | null
}
interface StoredOrder {
  readonly state: StoredOrderState
  readonly renews: boolean
  readonly ends_at: string | null
  readonly signers: readonly StoredSigner[]
}
interface ReadOrder {
  readonly state: OrderReading
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

/** True if the reading has a signature that isn't stored yet. */
export const hasNewSignature = ({ signers }: Pick<StoredOrder, 'signers'>, read: Pick<ReadOrder, 'signers'>): boolean =>
  signers.some((signer) => signer.signed_at === null && readOf(read, signer)?.signature)

/** The event that a reading shows. `read` is null when the provider doesn't know the order. */
export const eventOfReading = (read: Pick<ReadOrder, 'state'> | null, signers: StoredOrder['signers']): OrderEvent =>
  read?.state === 'open' && haveTenantsSigned(signers) ? 'tenantsSigned' : (read?.state ?? 'gone')

/**
 * True if a reading says something new. `read` is null when the provider doesn't know the order.
 * Most readings of an order that waits for signatures say nothing new. An order only moves forward,
 * so a reading that was old in an earlier state is old now too.
 */
export function isReadingNew(order: StoredOrder, read: ReadOrder | null): boolean {
  // An order that is being made or ended is read until that is done. The time of each reading is stored.
  if (read === null || order.state === 'starting' || order.state === 'withdrawing') return true
  const isAddressTold = order.signers.some((signer) => signer.encrypted_url === null && readOf(read, signer)?.url)
  const isDeadlineTold = order.ends_at === null && read.endsAt !== null
  return (
    isAddressTold ||
    isDeadlineTold ||
    hasNewSignature(order, read) ||
    orderTable[orderState(order)][read.state] !== undefined
  )
}
