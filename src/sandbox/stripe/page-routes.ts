import type { FastifyReply } from 'fastify'
import type { Sandbox } from '../control/sandbox'
import { html } from '../page/html'
import { sendPage } from '../page/layout'
import { typeCard } from './cards'
import { prices } from './catalogue'
import { authenticate, successOf, tryCard, type Outcome } from './checkouts'
import { authenticatePage, checkoutPage, closedPage, overviewPage, portalPage } from './pages'
import { portalLife } from './portals'
import { settle } from './settle'
import type { Checkout, Portal, StripeState } from './state'
import { cancelAtPeriodEnd, changeCard, changePrice } from './subscriptions'

const here = '/stripe'
type WithId = { Params: { id: string } }

/** The pages of the Stripe of the sandbox: what a payer and a subscriber see. */
export function stripePages(sandbox: Sandbox, state: StripeState): void {
  sandbox.links.push({ href: here, title: 'Stripe', text: 'Subscriptions and open checkouts' })
  sandbox.app.get(here, async (_request, reply) => {
    settle(state, state.now())
    return await sendPage(reply, { title: 'Stripe', here, main: overviewPage(state) })
  })
  checkoutPages(sandbox, state)
  portalPages(sandbox, state)
}

const missing = (reply: FastifyReply, what: string) =>
  sendPage(reply, {
    title: `No such ${what}`,
    here: '',
    status: 404,
    main: html`<p>It may have been another sandbox that it belonged to. <a href="${here}">Stripe</a></p>`,
  })

function checkoutPages({ app }: Sandbox, state: StripeState): void {
  const path = `${here}/checkout/:id`
  const at = ({ id }: Checkout) => `${here}/checkout/${id}`
  const find = (id: string) => {
    settle(state, state.now())
    return state.checkouts.get(id)
  }
  const show = async (reply: FastifyReply, checkout: Checkout, main = checkoutPage(checkout), title = 'Checkout') => {
    const open = checkout.session.status === 'open'
    const next = successOf(checkout)
    return await sendPage(reply, {
      title,
      here: '',
      main: open ? main : closedPage(checkout, next),
      // Who has paid is sent back to the app by the answer to the form.
      allow: { form: next },
    })
  }
  const go = async (reply: FastifyReply, checkout: Checkout, outcome: Outcome) => {
    const next = { paid: successOf(checkout), asked: `${at(checkout)}/authenticate`, declined: at(checkout) }[outcome]
    return await reply.redirect(next, 303)
  }

  app.get<WithId>(path, async ({ params }, reply) => {
    const checkout = find(params.id)
    return await (checkout ? show(reply, checkout) : missing(reply, 'checkout'))
  })
  app.post<WithId & { Body: { number?: string } | undefined }>(path, async ({ params, body }, reply) => {
    const checkout = find(params.id)
    if (!checkout) return await missing(reply, 'checkout')
    if (checkout.session.status !== 'open') return await show(reply, checkout)
    return await go(reply, checkout, tryCard(state, checkout, body?.number ?? ''))
  })
  app.get<WithId>(`${path}/authenticate`, async ({ params }, reply) => {
    const checkout = find(params.id)
    if (!checkout) return await missing(reply, 'checkout')
    if (checkout.session.status === 'open' && !checkout.asked) return await reply.redirect(at(checkout), 303)
    return await show(reply, checkout, authenticatePage(checkout), '3-D Secure')
  })
  app.post<WithId & { Body: { answer?: string } | undefined }>(
    `${path}/authenticate`,
    async ({ params, body }, reply) => {
      const checkout = find(params.id)
      if (!checkout) return await missing(reply, 'checkout')
      if (checkout.session.status !== 'open') return await show(reply, checkout)
      return await go(reply, checkout, authenticate(state, checkout, body?.answer === 'confirm'))
    },
  )
}

function portalPages({ app }: Sandbox, state: StripeState): void {
  const path = `${here}/portal/:id`
  const find = (id: string): Portal | undefined => {
    settle(state, state.now())
    const found = state.portals.get(id)
    return found && state.now() - found.created < portalLife ? found : undefined
  }
  const of = (portal: Portal) => state.subscriptions.list().filter(({ customer }) => customer === portal.customer)

  app.get<WithId>(path, async ({ params }, reply) => {
    const portal = find(params.id)
    if (!portal) return await missing(reply, 'portal')
    return await sendPage(reply, { title: 'Your subscription', here: '', main: portalPage(state, portal, of(portal)) })
  })

  app.post<{
    Params: { id: string; subscription: string; action: string }
    Body: { price?: string; number?: string } | undefined
  }>(`${path}/:subscription/:action`, async ({ params, body }, reply) => {
    const portal = find(params.id)
    if (!portal) return await missing(reply, 'portal')
    const subscription = of(portal).find(({ id, status }) => id === params.subscription && status !== 'canceled')
    if (!subscription) return await missing(reply, 'subscription')
    const at = state.now()
    let problem = ''
    if (params.action === 'cancel' || params.action === 'resume')
      cancelAtPeriodEnd(state, subscription, params.action === 'cancel', at)
    else if (params.action === 'plan') {
      const price = prices.find(({ id }) => id === body?.price)
      if (!price || subscription.status === 'past_due') return await missing(reply, 'plan')
      if (!changePrice(state, subscription, price, at)) problem = 'Your card was declined. The plan is as it was.'
    } else if (params.action === 'card') {
      const typed = typeCard(body?.number ?? '')
      if (typed.outcome === 'declined') problem = typed.message
      else if (!changeCard(state, subscription, typed.card, at)) problem = 'Your card was declined.'
    } else return await missing(reply, 'action')
    state.portals.change(portal.id, { problem })
    return await reply.redirect(`${here}/portal/${portal.id}`, 303)
  })
}
