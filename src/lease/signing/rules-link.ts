import { addTime, type Instant } from '../../base/kit/day'
import type { StoredState } from '../contract/model-signing'
import type { LinkStanding } from './model'

/** What a link's type says: whose it is, and which paper it is about (`/r/:type/:slug`). */
const kinds = {
  tc: { signer: 'tenant', documentType: 'contract' },
  lc: { signer: 'landlord', documentType: 'contract' },
  tcl: { signer: 'tenant', documentType: 'checklist' },
  lcl: { signer: 'landlord', documentType: 'checklist' },
} as const

export type LinkKind = (typeof kinds)[keyof typeof kinds]

/** What is behind a link of that type; null: there is no such type. */
export const linkKind = (type: string): LinkKind | null =>
  Object.hasOwn(kinds, type) ? kinds[type as keyof typeof kinds] : null

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
