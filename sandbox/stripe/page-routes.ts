import type { Sandbox } from '../control/sandbox'
import { sendPage } from '../page/layout'
import { checkoutPages } from './checkout-routes'
import { overviewPage } from './overview-page'
import { here } from './page-missing'
import { portalPages } from './portal-routes'
import { settle } from './settle'
import type { StripeState } from './state'

/** The pages of the sandbox's Stripe for a payer and a subscriber. */
export function stripePages(sandbox: Sandbox, state: StripeState): void {
  sandbox.links.push({ href: here, title: 'Stripe', text: 'Subscriptions and open checkouts' })
  sandbox.app.get(here, async (_request, reply) => {
    settle(state, state.now())
    return await sendPage(reply, { title: 'Stripe', here, main: overviewPage(state) })
  })
  checkoutPages(sandbox, state)
  portalPages(sandbox, state)
}
