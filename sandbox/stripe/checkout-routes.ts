import type { FastifyReply } from 'fastify'
import type { Sandbox } from '../control/sandbox'
import { sendPage } from '../page/layout'
import { authenticatePage, checkoutPage, closedPage } from './checkout-pages'
import { authenticatePayer, successUrl, payByCard, type PaymentOutcome } from './checkouts'
import { stripePath, sendPageMissing, type IdRoute } from './page-missing'
import { runDue } from './run-due'
import type { Checkout, StripeState } from './state'

/** The pages for a payer. */
export function checkoutPages({ app }: Sandbox, state: StripeState): void {
  const path = `${stripePath}/checkout/:id`
  const at = ({ id }: Checkout) => `${stripePath}/checkout/${id}`
  const find = (id: string) => {
    runDue(state, state.now())
    return state.checkouts.get(id)
  }
  const show = async (reply: FastifyReply, checkout: Checkout, main = checkoutPage(checkout), title = 'Checkout') => {
    const open = checkout.session.status === 'open'
    const next = successUrl(checkout)
    return await sendPage(reply, {
      title,
      here: '',
      main: open ? main : closedPage(checkout, next),
      // The answer to the form redirects a payer to the app.
      allow: { form: next },
    })
  }
  const go = async (reply: FastifyReply, checkout: Checkout, outcome: PaymentOutcome) => {
    const next = { paid: successUrl(checkout), asked: `${at(checkout)}/authenticate`, declined: at(checkout) }[outcome]
    return await reply.redirect(next, 303)
  }

  app.get<IdRoute>(path, async ({ params }, reply) => {
    const checkout = find(params.id)
    return await (checkout ? show(reply, checkout) : sendPageMissing(reply, 'checkout'))
  })
  app.post<IdRoute & { Body: { number?: string } | undefined }>(path, async ({ params, body }, reply) => {
    const checkout = find(params.id)
    if (!checkout) return await sendPageMissing(reply, 'checkout')
    if (checkout.session.status !== 'open') return await show(reply, checkout)
    return await go(reply, checkout, payByCard(state, checkout, body?.number ?? ''))
  })
  app.get<IdRoute>(`${path}/authenticate`, async ({ params }, reply) => {
    const checkout = find(params.id)
    if (!checkout) return await sendPageMissing(reply, 'checkout')
    if (checkout.session.status === 'open' && !checkout.asked) return await reply.redirect(at(checkout), 303)
    return await show(reply, checkout, authenticatePage(checkout), '3-D Secure')
  })
  app.post<IdRoute & { Body: { answer?: string } | undefined }>(
    `${path}/authenticate`,
    async ({ params, body }, reply) => {
      const checkout = find(params.id)
      if (!checkout) return await sendPageMissing(reply, 'checkout')
      if (checkout.session.status !== 'open') return await show(reply, checkout)
      return await go(reply, checkout, authenticatePayer(state, checkout, body?.answer === 'confirm'))
    },
  )
}
