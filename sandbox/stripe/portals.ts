import { invalidRequest, missingObject } from './failure'
import { newId } from './objects'
import type { Portal, StripeState } from './state'

export interface PortalRequest {
  readonly customer?: string
  readonly expand?: readonly string[]
  readonly locale?: string
  readonly return_url?: string
}

/**
 * The life of the portal's address, in seconds. A session of Stripe lives for five minutes until it is opened, then an
 * hour.
 */
export const portalLifeSeconds = 3600

/** The answer about a portal's session, with the address that opens it. */
export function createPortal(state: StripeState, asked: PortalRequest, origin: string): object {
  const { customer, return_url: returnUrl } = asked
  if (customer === undefined)
    throw invalidRequest('Missing required param: customer.', { code: 'parameter_missing', param: 'customer' })
  if (!state.customers.get(customer)) throw missingObject('customer', customer, 'customer')
  if (returnUrl === undefined || !/^https?:/.test(returnUrl) || !URL.canParse(returnUrl))
    throw invalidRequest('Not a valid URL', { code: 'url_invalid', param: 'return_url' })
  const portal: Portal = state.portals.add({ id: newId('bps'), customer, returnUrl, created: state.now(), problem: '' })
  return {
    id: portal.id,
    object: 'billing_portal.session',
    configuration: 'bpc_husbok',
    created: portal.created,
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: asked.locale ?? null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${origin}/stripe/portal/${portal.id}`,
  }
}
