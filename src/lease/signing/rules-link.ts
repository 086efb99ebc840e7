import { addTime, type Instant } from '../../base/kit/day'
import type { LinkStanding } from '../contract/model-signing'
import { isGivenBack, signingTable, type OrderState } from '../contract/rules-signing-state'

/** By the type in its address (`/r/:type/:slug`). */
const kinds = {
  tc: { signer: 'tenant', documentType: 'contract' },
  lc: { signer: 'landlord', documentType: 'contract' },
  tcl: { signer: 'tenant', documentType: 'checklist' },
  lcl: { signer: 'landlord', documentType: 'checklist' },
} as const

export type LinkKind = (typeof kinds)[keyof typeof kinds]

/** Null for an unknown type. */
export const linkKind = (type: string): LinkKind | null =>
  Object.hasOwn(kinds, type) ? kinds[type as keyof typeof kinds] : null

/**
 * A person who comes back from signing or opens the link again sees it. `renewed`: another order of the same paper has
 * replaced this one.
 */
export function linkStanding(
  state: OrderState,
  { isReplaced, isLate }: { readonly isReplaced: boolean; readonly isLate: boolean },
): LinkStanding {
  const { link } = signingTable[state]
  if (link === 'open' && isLate) return 'expired'
  return isGivenBack(state) && isReplaced ? 'renewed' : link
}

/** After all have signed. By then everybody has the paper by e-mail. */
const paperMs = 30 * 86_400_000

/** For a holder who has signed by the link. */
export const opensPaper = (standing: LinkStanding, signed_at: Instant | null, now: Instant): boolean =>
  standing === 'open' || (standing === 'signed' && signed_at !== null && addTime(signed_at, paperMs) > now)
