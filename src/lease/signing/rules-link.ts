import { addTime, type Instant } from '../../base/kit/day'
import type { LinkState } from '../contract/model-signing'
import { isReturnedToLandlord, signingTable, type OrderState } from '../contract/rules-signing-state'

/** The signer and the paper, by the type in a link's address (`/r/:type/:slug`). */
const kinds = {
  tc: { signer: 'tenant', documentType: 'contract' },
  lc: { signer: 'landlord', documentType: 'contract' },
  tcl: { signer: 'tenant', documentType: 'checklist' },
  lcl: { signer: 'landlord', documentType: 'checklist' },
  th: { signer: 'tenant', documentType: 'handover' },
  lh: { signer: 'landlord', documentType: 'handover' },
  ta: { signer: 'tenant', documentType: 'addendum' },
  la: { signer: 'landlord', documentType: 'addendum' },
} as const

export type LinkKind = (typeof kinds)[keyof typeof kinds]

/** The signer and the paper of a link of this type. Null for an unknown type. */
export const linkKind = (type: string): LinkKind | null =>
  Object.hasOwn(kinds, type) ? kinds[type as keyof typeof kinds] : null

/**
 * The state of a link for a person who comes back from signing or opens it again. `renewed`: another order of the same
 * paper has replaced this one.
 */
export function linkStateOf(
  state: OrderState,
  { isReplaced, isLate }: { readonly isReplaced: boolean; readonly isLate: boolean },
): LinkState {
  const { link } = signingTable[state]
  if (link === 'open' && isLate) return 'expired'
  return isReturnedToLandlord(state) && isReplaced ? 'renewed' : link
}

/**
 * For this time in ms after all have signed, a link still opens the paper. By then everybody has the paper by e-mail.
 */
const paperMs = 30 * 86_400_000

/** True if the link still opens the paper for a holder who has signed by it. */
export const mayOpenPaper = (state: LinkState, signed_at: Instant | null, now: Instant): boolean =>
  state === 'open' || (state === 'signed' && signed_at !== null && addTime(signed_at, paperMs) > now)
