import type { FastifyInstance, FastifyRequest } from 'fastify'
import { prices } from './catalogue'
import { checkEmail } from './checkout-checks'
import { customerOf, expireCheckout, sessionAnswer } from './checkouts'
import { expandFields } from './expand'
import { invalidRequest, missingObject } from './failure'
import { createCheckout } from './new-checkout'
import { itemOf, listPage, type ListPage } from './objects'
import type { IdRoute } from './page-missing'
import { readParameters, type Paged } from './parameters'
import { createPortal } from './portals'
import { createRefund } from './refunds'
import type { StripeState } from './state'

/** The requested part of a list: https://docs.stripe.com/api/pagination. */
function paged<T extends { readonly id: string }>(url: string, all: readonly T[], asked: Paged): ListPage<T> {
  const { limit = 10, starting_after: after } = asked
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw invalidRequest('This value must be between 1 and 100.', { code: 'parameter_invalid_integer', param: 'limit' })
  const begin = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  if (after !== undefined && begin === 0) throw missingObject('object', after, 'starting_after')
  return listPage(url, all.slice(begin, begin + limit), all.length > begin + limit)
}

const originOf = (request: FastifyRequest) => `http://${request.headers.host}`
const queryOf = (request: FastifyRequest) => request.url.split('?').slice(1).join('?')
/** The form of a request as it was received. */
export const bodyOf = (request: FastifyRequest) => (typeof request.body === 'string' ? request.body : '')

/** The calls that the product makes. */
export function stripeCalls(app: FastifyInstance, state: StripeState): void {
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
    return expandFields(state, paged('/v1/prices', found, asked), asked.expand)
  })

  app.post('/customers', (request) => {
    const { expand, metadata, ...asked } = readParameters('POST /customers', bodyOf(request))
    if (asked.email !== undefined) checkEmail(asked.email, 'email')
    const made = customerOf({ ...asked, email: asked.email ?? null, metadata: metadata ?? {}, created: state.now() })
    return expandFields(state, state.customers.add(made), expand)
  })
  app.get<IdRoute>('/customers/:id', (request) => {
    const { expand } = readParameters('GET /customers/:id', queryOf(request))
    const found = state.customers.get(request.params.id)
    if (!found) throw missingObject('customer', request.params.id)
    return expandFields(state, found, expand)
  })

  app.post('/checkout/sessions', (request) => {
    const asked = readParameters('POST /checkout/sessions', bodyOf(request))
    return expandFields(state, sessionAnswer(createCheckout(state, asked), originOf(request)), asked.expand)
  })
  app.get<IdRoute>('/checkout/sessions/:id', (request) => {
    const { expand } = readParameters('GET /checkout/sessions/:id', queryOf(request))
    const found = state.checkouts.get(request.params.id)
    if (!found) throw missingObject('checkout.session', request.params.id)
    return expandFields(state, sessionAnswer(found, originOf(request)), expand)
  })

  app.post<IdRoute>('/checkout/sessions/:id/expire', (request) => {
    const { expand } = readParameters('POST /checkout/sessions/:id/expire', bodyOf(request))
    const found = state.checkouts.get(request.params.id)
    if (!found) throw missingObject('checkout.session', request.params.id)
    const { status } = found.session
    if (status !== 'open')
      throw invalidRequest(`Only Checkout Sessions with a status in ["open"] can be expired. This one is ${status}.`)
    expireCheckout(state, found, state.now())
    return expandFields(state, sessionAnswer(state.checkouts.get(found.id)!, originOf(request)), expand)
  })

  app.post('/refunds', (request) => {
    const asked = readParameters('POST /refunds', bodyOf(request))
    return expandFields(state, createRefund(state, asked), asked.expand)
  })

  app.post('/billing_portal/sessions', (request) => {
    const asked = readParameters('POST /billing_portal/sessions', bodyOf(request))
    return expandFields(state, createPortal(state, asked, originOf(request)), asked.expand)
  })

  app.get('/subscriptions', (request) => {
    const asked = readParameters('GET /subscriptions', queryOf(request))
    const { status } = asked
    if (asked.customer !== undefined && !state.customers.get(asked.customer))
      throw missingObject('customer', asked.customer, 'customer')
    const found = state.subscriptions
      .list()
      .filter(
        (each) =>
          (asked.customer ?? each.customer) === each.customer &&
          (asked.price ?? itemOf(each).price.id) === itemOf(each).price.id &&
          (status === 'all' || (status === undefined ? each.status !== 'canceled' : isOf(status, each.status))),
      )
    return expandFields(state, paged('/v1/subscriptions', found, asked), asked.expand)
  })
  app.get<IdRoute>('/subscriptions/:id', (request) => {
    const { expand } = readParameters('GET /subscriptions/:id', queryOf(request))
    const found = state.subscriptions.get(request.params.id)
    if (!found) throw missingObject('subscription', request.params.id)
    return expandFields(state, found, expand)
  })
}

/** `ended` means all subscriptions that will never be charged again. */
const isOf = (asked: string, status: string) =>
  asked === status || (asked === 'ended' && (status === 'canceled' || status === 'incomplete_expired'))
