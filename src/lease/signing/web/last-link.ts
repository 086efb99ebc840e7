import { z } from 'zod'
import { tabNote } from '../../../base/ui/query/tab-note'

/** The link from which this tab went to sign. Without it, the person must use the link in the message again. */
export const lastSigningLink = tabNote(
  'signing-link',
  z.string().regex(/^\/r\/(?:lcl?|tcl?|[lt][ha])\/[A-Za-z0-9_-]+(\?tenant=\d)?$/),
)

/** Marks the not-found page when the address was a signer's link. */
export const usedLinkMark = 'link'
