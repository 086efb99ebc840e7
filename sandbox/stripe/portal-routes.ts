import type { Sandbox } from '../control/sandbox'
import { sendPage } from '../page/layout'
import { checkTypedCard } from './cards'
import { prices } from './catalogue'
import { stripePath, sendPageMissing, type IdRoute } from './page-missing'
import { portalLifeSeconds } from './portals'
import { runDue } from './run-due'
import type { Portal, StripeState } from './state'
import { portalPage } from './subscription-pages'
import { cancelAtPeriodEnd, changeCard, changePrice } from './subscription-changes'

/** The pages for a subscriber. */
export function portalPages({ app }: Sandbox, state: StripeState): void {
  const path = `${stripePath}/portal/:id`
  const find = (id: string): Portal | undefined => {
    runDue(state, state.now())
    const found = state.portals.get(id)
    return found && state.now() - found.created < portalLifeSeconds ? found : undefined
  }
  const of = (portal: Portal) => state.subscriptions.list().filter(({ customer }) => customer === portal.customer)

  app.get<IdRoute>(path, async ({ params }, reply) => {
    const portal = find(params.id)
    if (!portal) return await sendPageMissing(reply, 'portal')
    return await sendPage(reply, { title: 'Your subscription', here: '', main: portalPage(state, portal, of(portal)) })
  })

  app.post<{
    Params: { id: string; subscription: string; action: string }
    Body: { price?: string; number?: string } | undefined
  }>(`${path}/:subscription/:action`, async ({ params, body }, reply) => {
    const portal = find(params.id)
    if (!portal) return await sendPageMissing(reply, 'portal')
    const subscription = of(portal).find(({ id, status }) => id === params.subscription && status !== 'canceled')
    if (!subscription) return await sendPageMissing(reply, 'subscription')
    const at = state.now()
    let problem = ''
    if (params.action === 'cancel' || params.action === 'resume')
      cancelAtPeriodEnd(state, subscription, params.action === 'cancel', at)
    else if (params.action === 'plan') {
      const price = prices.find(({ id }) => id === body?.price)
      if (!price || subscription.status === 'past_due') return await sendPageMissing(reply, 'plan')
      if (!changePrice(state, subscription, price, at)) problem = 'Your card was declined. The plan is as it was.'
    } else if (params.action === 'card') {
      const typed = checkTypedCard(body?.number ?? '')
      if (typed.outcome === 'declined') problem = typed.message
      else if (!changeCard(state, subscription, typed.card, at)) problem = 'Your card was declined.'
    } else return await sendPageMissing(reply, 'action')
    state.portals.change(portal.id, { problem })
    return await reply.redirect(`${stripePath}/portal/${portal.id}`, 303)
  })
}
