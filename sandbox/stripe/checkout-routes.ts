import type { FastifyReply } from 'fastify'
import type { Sandbox } from '../control/sandbox'
import { sendPage } from '../page/layout'
import { authenticatePage, checkoutPage, closedPage } from './checkout-pages'
import { authenticate, successOf, tryCard, type Outcome } from './checkouts'
import { here, pageMissing, type WithId } from './page-missing'
import { settle } from './settle'
import type { Checkout, StripeState } from './state'

/** The pages for a payer. */
export function checkoutPages({ app }: Sandbox, state: StripeState): void {
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
      // The answer to the form redirects a payer to the app.
      allow: { form: next },
    })
  }
  const go = async (reply: FastifyReply, checkout: Checkout, outcome: Outcome) => {
    const next = { paid: successOf(checkout), asked: `${at(checkout)}/authenticate`, declined: at(checkout) }[outcome]
    return await reply.redirect(next, 303)
  }

  app.get<WithId>(path, async ({ params }, reply) => {
    const checkout = find(params.id)
    return await (checkout ? show(reply, checkout) : pageMissing(reply, 'checkout'))
  })
  app.post<WithId & { Body: { number?: string } | undefined }>(path, async ({ params, body }, reply) => {
    const checkout = find(params.id)
    if (!checkout) return await pageMissing(reply, 'checkout')
    if (checkout.session.status !== 'open') return await show(reply, checkout)
    return await go(reply, checkout, tryCard(state, checkout, body?.number ?? ''))
  })
  app.get<WithId>(`${path}/authenticate`, async ({ params }, reply) => {
    const checkout = find(params.id)
    if (!checkout) return await pageMissing(reply, 'checkout')
    if (checkout.session.status === 'open' && !checkout.asked) return await reply.redirect(at(checkout), 303)
    return await show(reply, checkout, authenticatePage(checkout), '3-D Secure')
  })
  app.post<WithId & { Body: { answer?: string } | undefined }>(
    `${path}/authenticate`,
    async ({ params, body }, reply) => {
      const checkout = find(params.id)
      if (!checkout) return await pageMissing(reply, 'checkout')
      if (checkout.session.status !== 'open') return await show(reply, checkout)
      return await go(reply, checkout, authenticate(state, checkout, body?.answer === 'confirm'))
    },
  )
}
