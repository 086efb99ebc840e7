import { addTime, type Instant } from '../../base/kit/day'
import type { OrderStage, StoredState } from '../contract/model-signing'
import { everyStage } from '../signing-order/rules'
import type { LinkStanding } from './model'

/** What a link comes to at each stage of its order, by whose it is: one that can't be used is not found, whatever the reason. */
export const linkTable: Readonly<
  Record<'tenant' | 'landlord', Readonly<Record<OrderStage, 'does' | 'notFound' | 'signedInOrder'>>>
> = {
  tenant: { ...everyStage('notFound'), tenants: 'does', landlord: 'does' },
  landlord: { ...everyStage('notFound'), tenants: 'signedInOrder', landlord: 'does' },
}

/**
 * How what was signed by a link stands, to whoever comes back from signing or opens the link once more. `renewed`: another
 * order of the same paper has taken the place of this one.
 */
export function linkStanding(
  { state, renews }: { readonly state: StoredState; readonly renews: boolean },
  { isReplaced, isLate }: { readonly isReplaced: boolean; readonly isLate: boolean },
): LinkStanding {
  if (state === 'withdrawing') return renews ? 'renewing' : 'withdrawing'
  if (state === 'signed' || state === 'stored') return 'signed'
  if (state === 'starting' || state === 'sent') return isLate ? 'expired' : 'open'
  return isReplaced ? 'renewed' : state
}

/** So long after all have signed a link still opens the paper: by then everybody has it in the mail. */
const paperMs = 30 * 86_400_000

/** Whether whoever has signed by a link may open the paper by it. */
export const opensPaper = (standing: LinkStanding, signed_at: Instant | null, now: Instant): boolean =>
  standing === 'open' || (standing === 'signed' && signed_at !== null && addTime(signed_at, paperMs) > now)
