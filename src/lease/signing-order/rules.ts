import { addTime, type Instant } from '../../base/kit/day'
import { stages, type OrderStage, type StoredState } from '../contract/model-signing'

interface Signed {
  readonly role: 'tenant' | 'landlord'
  readonly signed_at: Instant | null
}

export const haveTenantsSigned = (signers: readonly Signed[]): boolean =>
  signers.every(({ role, signed_at }) => role === 'landlord' || signed_at !== null)

interface Order {
  readonly state: StoredState
  /** Of one that is being withdrawn: its paper is sent anew once it has ended. */
  readonly renews: boolean
  readonly signers: readonly Signed[]
}

/** Where an order stands; null for none. */
export function stageOf(order: Order | null): OrderStage {
  if (order === null) return 'none'
  if (order.state === 'withdrawing' && order.renews) return 'renewing'
  if (order.state !== 'sent') return order.state
  return haveTenantsSigned(order.signers) ? 'landlord' : 'tenants'
}

/** One word for every stage, of which a table then names those that have another. */
export const everyStage = <const V extends string>(verdict: V) =>
  Object.fromEntries(stages.map((stage) => [stage, verdict])) as Readonly<Record<OrderStage, V>>

/** What a reading of the provider says of an order; `gone`: it doesn't know it (any more). */
export type OrderReading = 'open' | 'signed' | 'canceled' | 'expired' | 'gone'

/**
 * The state after a reading. An order only ever moves on, so that an old reading that ends late undoes nothing: what all
 * have signed stands, even when it was being withdrawn.
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

/** Whether nobody can sign any more and nothing was: the paper may be changed again. */
export const isGivenBack = (state: StoredState): boolean =>
  state === 'failed' || state === 'withdrawn' || state === 'expired' || state === 'canceled'

const day = 86_400_000
/** The longest that the provider lets an order wait is 45 days; an hour is left for clocks that differ. */
export const deadlineFrom = (now: Instant): Instant => addTime(now, 45 * day - 3_600_000)

/** So long an attempt to ask the provider is left alone before another begins: longer than any of its deadlines. */
export const attemptMs = 20_000
/** So long after the provider was asked to end an order it is asked whether it has: it does so a second or two later. */
export const endEveryMs = 10_000
/** After somebody went to sign, the provider is asked this often, for so long. */
export const watchEveryMs = 30_000
export const watchForMs = 600_000
