import type { OrderStage, StoredState } from '../contract/model-signing'
import { everyStage, isGivenBack } from '../signing-order/rules'
import type { LinkStanding } from './model'

/** What a link comes to at each stage of its order, by whose it is: one that can't be used is not found, whatever the reason. */
export const linkTable: Readonly<
  Record<'tenant' | 'landlord', Readonly<Record<OrderStage, 'does' | 'notFound' | 'signedInOrder'>>>
> = {
  tenant: { ...everyStage('notFound'), tenants: 'does', landlord: 'does' },
  landlord: { ...everyStage('notFound'), tenants: 'signedInOrder', landlord: 'does' },
}

/**
 * How what was signed by a link stands, to whoever comes back from signing: it is gone on with (`open`), it is being taken
 * back or sent anew, or it has ended without all signatures.
 */
export const linkStanding = ({
  state,
  renews,
}: {
  readonly state: StoredState
  readonly renews: boolean
}): LinkStanding => {
  if (state === 'withdrawing') return renews ? 'renewing' : 'withdrawing'
  return isGivenBack(state) ? 'ended' : 'open'
}
