import Stripe from 'stripe'
import { samplePdf } from '../src/base/file/test-files'
import { webhookSecret } from '../sandbox/stripe/test-stripe'
import type { DraftRequest } from './request'
import type { RequestContext } from './module-requests'

/** A small file that the product accepts. It contains the person's mark. */
export const knownFile = (mark: string, what = ''): { name: string; bytes: Uint8Array } => ({
  name: `${mark}.pdf`,
  bytes: samplePdf(`${mark} ${what}`),
})

/** A message signed by its sender, about a person who is unknown here. */
export function knownMessage({ fixture: { app }, person }: RequestContext): Pick<DraftRequest, 'text' | 'headers'> {
  const text = JSON.stringify({
    id: `evt_${person.mark}`,
    object: 'event',
    type: 'invoice.paid',
    data: { object: { customer: `cus_${person.mark}` } },
  })
  const timestamp = Math.floor(Date.parse(app.now()) / 1000)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: text, secret: webhookSecret, timestamp })
  return { text, headers: { 'stripe-signature': signature } }
}
