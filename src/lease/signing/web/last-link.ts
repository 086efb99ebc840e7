import { z } from 'zod'
import { tabNote } from '../../../base/ui/query/tab-note'

/** The link that this tab has gone away from to sign; without it the way back is the message that the link came with. */
export const lastLink = tabNote(
  'signing-link',
  z.string().regex(/^\/r\/(lc|tc|lcl|tcl)\/[A-Za-z0-9_-]+(\?tenant=\d)?$/),
)

/** The hash of the page for what isn't there, when it was a signer's link. */
export const usedLink = 'link'
