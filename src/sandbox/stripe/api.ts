import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import { providerRoutes } from '../control/provider-routes'
import type { Sandbox } from '../control/sandbox'
import type { Entry } from '../control/store'
import { prices } from './catalogue'
import { createCheckout } from './new-checkout'
import { checkEmail } from './checkout-checks'
import { customerOf, expire, sessionAnswer } from './checkouts'
import { expanded } from './expand'
import { invalid, missing, StripeFailure } from './failure'
import { itemOf, newId, pageOf, type Page } from './objects'
import { readParameters, type Paged } from './parameters'
import { createPortal } from './portals'
import { createRefund } from './refunds'
import { settle } from './settle'
import type { StripeOptions, StripeState } from './state'

/** An answer that is given again to an equal request with the same key. */
interface Answered extends Entry {
  readonly key: string
  readonly request: string
  readonly at: number
  readonly status: number
  readonly body: string
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The part of a list that was asked for: https://docs.stripe.com/api/pagination. */
function paged<T extends { readonly id: string }>(url: string, all: readonly T[], asked: Paged): Page<T> {
  const { limit = 10, starting_after: after } = asked
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw invalid('This value must be between 1 and 100.', { code: 'parameter_invalid_integer', param: 'limit' })
  const begin = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  if (after !== undefined && begin === 0) throw missing('object', after, 'starting_after')
  return pageOf(url, all.slice(begin, begin + limit), all.length > begin + limit)
}

const originOf = (request: FastifyRequest) => `http://${request.headers.host}`
const queryOf = (request: FastifyRequest) => request.url.split('?').slice(1).join('?')
const bodyOf = (request: FastifyRequest) => (typeof request.body === 'string' ? request.body : '')

/** Stripe's API below `/v1`, as far as the product uses it. */
export async function stripeApi(sandbox: Sandbox, state: StripeState, options: StripeOptions): Promise<void> {
  const answers = sandbox.store<Answered>('stripe-answers')
  await providerRoutes(sandbox, 'stripe', '/v1', (app) => {
    app.addHook('preHandler', async (request, reply) => {
      reply.header('request-id', newId('req'))
      checkKey(request, options.secretKey)
      settle(state, state.now())
      const replayed = answerBefore(answers, request, state.now())
      if (replayed)
        return await reply
          .code(replayed.status)
          .header('idempotent-replayed', 'true')
          .type('application/json')
          .send(replayed.body)
    })
    // Before anything withholds the answer: what was carried out is known from then on.
    app.addHook('preSerialization', async (request, reply, answer) => {
      const key = request.headers['idempotency-key']
      if (request.method !== 'POST' || key === undefined) return answer
      reply.header('idempotency-key', key)
      // What was refused before anything was done is not kept, as with Stripe.
      if (reply.statusCode < 400)
        answers.append({
          key: String(key),
          request: requestOf(request),
          at: state.now(),
          status: reply.statusCode,
          body: JSON.stringify(answer),
        })
      return answer
    })
    app.setErrorHandler(async (error, _request, reply) => await refuse(reply, error))
    app.setNotFoundHandler(
      async (request, reply) =>
        await refuse(
          reply,
          new StripeFailure(
            404,
            'invalid_request_error',
            `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`,
          ),
        ),
    )
    calls(app, state)
  })
}

async function refuse(reply: FastifyReply, error: unknown): Promise<FastifyReply> {
  const failure =
    error instanceof StripeFailure
      ? error
      : new StripeFailure(500, 'api_error', error instanceof Error ? error.message : '')
  return await reply.code(failure.status).type('application/json').send(failure.toAnswer())
}

function checkKey(request: FastifyRequest, secretKey: string): void {
  const [, given = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
  if (given !== '' && timingSafeEqual(digest(given), digest(secretKey))) return
  const message = given === '' ? 'You did not provide an API key.' : `Invalid API Key provided: ${given.slice(0, 8)}***`
  throw new StripeFailure(401, 'authentication_error', message)
}

const requestOf = (request: FastifyRequest) =>
  digest(`${request.method} ${request.url}\n${bodyOf(request)}`).toString('hex')

/** Keys are known for a day: https://docs.stripe.com/api/idempotent_requests. */
function answerBefore(answers: { list(): Answered[] }, request: FastifyRequest, now: number): Answered | undefined {
  const key = request.headers['idempotency-key']
  if (request.method !== 'POST' || key === undefined) return undefined
  const found = answers.list().find((each) => each.key === key && now - each.at < 86_400)
  if (found && found.request !== requestOf(request))
    throw new StripeFailure(
      400,
      'idempotency_error',
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${String(key)}' if you meant to execute a different request.`,
    )
  return found
}

type WithId = { Params: { id: string } }

function calls(app: FastifyInstance, state: StripeState): void {
  app.get('/prices', (request) => {
    const asked = readParameters('GET /prices', queryOf(request))
    const found = prices.filter(
      (price) =>
        (asked.active ?? price.active) === price.active &&
        (asked.type ?? price.type) === price.type &&
        (asked.currency ?? price.currency) === price.currency &&
        (asked.product ?? price.product) === price.product &&
        (asked.lookup_keys?.includes(price.lookup_key ?? '') ?? true),
    )
    return expanded(state, paged('/v1/prices', found, asked), asked.expand)
  })

  app.post('/customers', (request) => {
    const { expand, metadata, ...asked } = readParameters('POST /customers', bodyOf(request))
    if (asked.email !== undefined) checkEmail(asked.email, 'email')
    const made = customerOf({ ...asked, email: asked.email ?? null, metadata: metadata ?? {}, created: state.now() })
    return expanded(state, state.customers.add(made), expand)
  })
  app.get<WithId>('/customers/:id', (request) => {
    const { expand } = readParameters('GET /customers/:id', queryOf(request))
    const found = state.customers.get(request.params.id)
    if (!found) throw missing('customer', request.params.id)
    return expanded(state, found, expand)
  })

  app.post('/checkout/sessions', (request) => {
    const asked = readParameters('POST /checkout/sessions', bodyOf(request))
    return expanded(state, sessionAnswer(createCheckout(state, asked), originOf(request)), asked.expand)
  })
  app.get<WithId>('/checkout/sessions/:id', (request) => {
    const { expand } = readParameters('GET /checkout/sessions/:id', queryOf(request))
    const found = state.checkouts.get(request.params.id)
    if (!found) throw missing('checkout.session', request.params.id)
    return expanded(state, sessionAnswer(found, originOf(request)), expand)
  })

  app.post<WithId>('/checkout/sessions/:id/expire', (request) => {
    const { expand } = readParameters('POST /checkout/sessions/:id/expire', bodyOf(request))
    const found = state.checkouts.get(request.params.id)
    if (!found) throw missing('checkout.session', request.params.id)
    const { status } = found.session
    if (status !== 'open')
      throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired. This one is ${status}.`)
    expire(state, found, state.now())
    return expanded(state, sessionAnswer(state.checkouts.get(found.id)!, originOf(request)), expand)
  })

  app.post('/refunds', (request) => {
    const asked = readParameters('POST /refunds', bodyOf(request))
    return expanded(state, createRefund(state, asked), asked.expand)
  })

  app.post('/billing_portal/sessions', (request) => {
    const asked = readParameters('POST /billing_portal/sessions', bodyOf(request))
    return expanded(state, createPortal(state, asked, originOf(request)), asked.expand)
  })

  app.get('/subscriptions', (request) => {
    const asked = readParameters('GET /subscriptions', queryOf(request))
    const { status } = asked
    if (asked.customer !== undefined && !state.customers.get(asked.customer))
      throw missing('customer', asked.customer, 'customer')
    const found = state.subscriptions
      .list()
      .filter(
        (each) =>
          (asked.customer ?? each.customer) === each.customer &&
          (asked.price ?? itemOf(each).price.id) === itemOf(each).price.id &&
          (status === 'all' || (status === undefined ? each.status !== 'canceled' : isOf(status, each.status))),
      )
    return expanded(state, paged('/v1/subscriptions', found, asked), asked.expand)
  })
  app.get<WithId>('/subscriptions/:id', (request) => {
    const { expand } = readParameters('GET /subscriptions/:id', queryOf(request))
    const found = state.subscriptions.get(request.params.id)
    if (!found) throw missing('subscription', request.params.id)
    return expanded(state, found, expand)
  })
}

/** `ended` is all that will never be charged again. */
const isOf = (asked: string, status: string) =>
  asked === status || (asked === 'ended' && (status === 'canceled' || status === 'incomplete_expired'))
