import { z } from 'zod'
import type { Sandbox } from '../control/sandbox'
import { stripeApi } from './api'
import { expireCheckout, sessionAnswer, payByCard } from './checkouts'
import { secondsOf } from './objects'
import { stripePages } from './page-routes'
import { runDue } from './run-due'
import { openStripeState, type StripeOptions, type StripeState } from './state'
import { endSubscription } from './subscriptions'

const Complete = z.strictObject({
  outcome: z.enum(['paid', 'declined', 'abandoned']),
  /**
   * The number of the test card to pay with, for example one that fails at the next renewal. Left out: the default card
   * of the outcome.
   */
  card: z.string().optional(),
})

/** The Stripe of the sandbox: its API, its pages, its clock and the actions for tests. */
export async function addStripe(sandbox: Sandbox, options: StripeOptions): Promise<void> {
  const state = openStripeState(sandbox, options)
  sandbox.clock.onAdvance((_from, to) => runDue(state, secondsOf(to)))
  await stripeApi(sandbox, state, options)
  stripePages(sandbox, state)
  controls(sandbox, state)
  runDue(state, state.now())
}

function controls({ app }: Sandbox, state: StripeState): void {
  app.post<{ Params: { id: string } }>('/__sandbox/stripe/checkout/:id/complete', async (request, reply) => {
    const asked = Complete.safeParse(request.body)
    if (!asked.success)
      return await reply.code(422).send({ message: 'invalid', fields: z.flattenError(asked.error).fieldErrors })
    runDue(state, state.now())
    const checkout = state.checkouts.get(request.params.id)
    if (!checkout) return await reply.code(404).send({ message: 'notFound' })
    if (checkout.session.status !== 'open') return await reply.code(409).send({ message: checkout.session.status })
    const { outcome, card } = asked.data
    if (outcome === 'abandoned') expireCheckout(state, checkout, state.now())
    else payByCard(state, checkout, card ?? (outcome === 'paid' ? '4242424242424242' : '4000000000000002'))
    return sessionAnswer(state.checkouts.get(checkout.id)!, `http://${request.headers.host}`)
  })
  app.post<{ Params: { id: string } }>('/__sandbox/stripe/subscription/:id/end', async ({ params }, reply) => {
    runDue(state, state.now())
    const found = state.subscriptions.get(params.id)
    if (!found) return await reply.code(404).send({ message: 'notFound' })
    if (found.status === 'canceled') return await reply.code(409).send({ message: found.status })
    endSubscription(state, found, state.now())
    return state.subscriptions.get(found.id)
  })
}
