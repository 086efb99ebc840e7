import type { Sandbox } from '../control/sandbox'
import { sendPage } from '../page/layout'
import { checkoutPages } from './checkout-routes'
import { overviewPage } from './overview-page'
import { stripePath } from './page-missing'
import { portalPages } from './portal-routes'
import { runDue } from './run-due'
import type { StripeState } from './state'

/** The pages of the sandbox's Stripe for a payer and a subscriber. */
export function stripePages(sandbox: Sandbox, state: StripeState): void {
  sandbox.links.push({ href: stripePath, title: 'Stripe', text: 'Subscriptions and open checkouts' })
  sandbox.app.get(stripePath, async (_request, reply) => {
    runDue(state, state.now())
    return await sendPage(reply, { title: 'Stripe', here: stripePath, main: overviewPage(state) })
  })
  checkoutPages(sandbox, state)
  portalPages(sandbox, state)
}
