import type { Stripe } from 'stripe'
import { z } from 'zod'
import { ProviderFailure, type FailureKind } from '../../../base/provider/failure'
import { providerFetch } from '../../../base/provider/fetch'
import { providerPage, type ProviderPages } from '../../../base/provider/page-address'
import { openProvider, type ProviderDeps } from '../../../base/provider/provider'
import type { Instant } from '../../../base/kit/day'
import { BillingPeriod, SubscriptionStatus, type Price, type ReadSubscription } from '../model'
import type { Billing, BillingEvent, BillingProvider, Checkout, StripeSettings } from '../port'

const lookupKeys = ['husbok_month', 'husbok_year']
/**
 * The maximum age of a signed message. Somebody else may have copied an older message and sent it
 * again.
 */
const toleranceSeconds = 300

/** The payment provider Stripe. Its library is loaded with the first request. */
export function stripeBilling(settings: StripeSettings, deps: Omit<ProviderDeps, 'name'>): BillingProvider {
  const provider = openProvider({ ...deps, name: 'stripe' })
  const pages = { hosts: settings.pageHosts ?? [], origins: [settings.apiUrl] }
  let client: Promise<Stripe> | undefined
  const stripe = () => (client ??= openClient(settings))
  return {
    ask: (operation, work) => provider.ask(operation, (signal) => work(conversation(stripe, signal, pages))),
    async readEvent(bytes, signature, now): Promise<BillingEvent | null> {
      const { webhooks } = await stripe()
      const signed = [Buffer.from(bytes), signature ?? '', settings.webhookSecret] as const
      try {
        return EventAnswer.parse(webhooks.constructEvent(...signed, toleranceSeconds, undefined, Date.parse(now)))
      } catch {
        return null
      }
    },
  }
}

async function openClient({ apiUrl, secretKey, timeoutMs = 4500 }: StripeSettings): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe')
  const { hostname, port, protocol } = new URL(apiUrl)
  return new Client(secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? '80' : '443'),
    protocol: protocol === 'http:' ? 'http' : 'https',
    httpClient: Client.createFetchHttpClient(providerFetch({ origins: [apiUrl], timeoutMs })),
    // The library's timeout is longer than ours. So ours ends the request and can say what happened.
    timeout: 6000,
    // Both tries fit into the time limit. A request that changes something has a key, so a second try does no harm.
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

/** Returns a function that makes one request. If the time of the conversation is over, it sends nothing. */
const calling =
  (stripe: () => Promise<Stripe>, signal: AbortSignal) =>
  async <S extends z.ZodType>(answer: S, ask: (client: Stripe) => Promise<unknown>): Promise<z.output<S>> => {
    signal.throwIfAborted()
    const client = await stripe()
    const given = await ask(client).catch((error: unknown) => Promise.reject(failureOf(error)))
    // If an error answer doesn't have the usual error fields, the library treats it as a success.
    const status = (given as { lastResponse?: { statusCode: number } }).lastResponse?.statusCode ?? 200
    if (status >= 400) throw new StripeFailure(kindOf('', status), 'no error of the API', '', '', String(status))
    const read = answer.safeParse(given)
    if (read.success) return read.data
    const fields = read.error.issues.map(({ path }) => path.join('.')).join(', ')
    throw new ProviderFailure('unreadable', `not what was agreed: ${fields}`)
  }

const orNull = <T>(work: Promise<T>, isNothing: (failure: StripeFailure) => boolean): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof StripeFailure && isNothing(error)) return null
    throw error
  })

function conversation(stripe: () => Promise<Stripe>, signal: AbortSignal, pages: ProviderPages): Billing {
  const call = calling(stripe, signal)
  /** Checks the address of a checkout, because people may be sent only to pages of the provider. */
  const checked = (made: Checkout): Checkout => ({
    ...made,
    url: made.url === null ? null : providerPage(made.url, pages, 'where to pay'),
  })

  return {
    async prices() {
      const query = { active: true, type: 'recurring', lookup_keys: lookupKeys } as const
      return (await call(z.object({ data: z.array(PriceAnswer) }), ({ prices }) => prices.list(query))).data
    },
    async createCustomer({ account, email, name }, idempotencyKey) {
      const params = { email, ...(name !== '' && { name }), metadata: { userId: String(account) } }
      const made = call(z.object({ id: z.string() }), ({ customers }) => customers.create(params, { idempotencyKey }))
      return (await made).id
    },
    async createCheckout({ account, customer, priceId, language, successUrl, cancelUrl }, idempotencyKey) {
      const userId = String(account)
      const params: Stripe.Checkout.SessionCreateParams = {
        mode: 'subscription',
        line_items: [{ price: priceId, quantity: 1 }],
        customer,
        client_reference_id: userId,
        success_url: successUrl,
        cancel_url: cancelUrl,
        locale: language,
        subscription_data: { metadata: { userId } },
      }
      const made = call(CheckoutAnswer, ({ checkout }) => checkout.sessions.create(params, { idempotencyKey }))
      const answer = await orNull(made, ({ code, param }) => code === 'resource_missing' && param === 'customer')
      return answer && checked(answer)
    },
    async createPayment({ reference, email, name, amount, language, successUrl, cancelUrl }, idempotencyKey) {
      const params: Stripe.Checkout.SessionCreateParams = {
        mode: 'payment',
        line_items: [{ price_data: { currency: 'nok', unit_amount: amount, product_data: { name } }, quantity: 1 }],
        client_reference_id: reference,
        customer_email: email,
        success_url: successUrl,
        cancel_url: cancelUrl,
        locale: language,
      }
      return checked(await call(CheckoutAnswer, ({ checkout }) => checkout.sessions.create(params, { idempotencyKey })))
    },
    async readCheckout(id) {
      const read = call(CheckoutAnswer, ({ checkout }) => checkout.sessions.retrieve(id))
      const answer = await orNull(read, ({ code }) => code === 'resource_missing')
      return answer && checked(answer)
    },
    async expireCheckout(id) {
      const ended = call(CheckoutAnswer, ({ checkout }) => checkout.sessions.expire(id))
      return (await orNull(ended, ({ type }) => type === 'StripeInvalidRequestError')) !== null
    },
    async refund(payment_intent, idempotencyKey) {
      const given = call(RefundAnswer, ({ refunds }) => refunds.create({ payment_intent }, { idempotencyKey }))
      const refund = await orNull(given, ({ code }) => code === 'charge_already_refunded')
      // The card's bank has returned the money to Stripe. So a person has to handle the refund.
      if (refund?.status === 'failed' || refund?.status === 'canceled')
        throw new ProviderFailure('refused', `the refund is ${refund.status}`)
    },
    async subscriptions(customer) {
      const query = { customer, status: 'all', limit: 100 } as const
      const Answer = z.object({ data: z.array(SubscriptionAnswer) })
      return (await call(Answer, ({ subscriptions }) => subscriptions.list(query))).data
    },
    async openPortal(customer, returnUrl, locale) {
      const params = { customer, return_url: returnUrl, locale }
      const opened = call(z.object({ url: z.string() }), ({ billingPortal }) => billingPortal.sessions.create(params))
      const portal = await orNull(opened, ({ type }) => type === 'StripeInvalidRequestError')
      return portal && providerPage(portal.url, pages, 'portal')
    },
  }
}

const instant = (seconds: number) => new Date(seconds * 1000).toISOString() as Instant

// The answers have more fields than these.
const Recurring = z.object({ interval: BillingPeriod })
const PriceAnswer = z
  .object({ id: z.string(), unit_amount: z.int(), currency: z.string(), recurring: Recurring })
  .transform(({ id: priceId, unit_amount: unitAmount, currency, recurring: { interval } }): Price => {
    return { priceId, interval, unitAmount, currency }
  })
const CheckoutAnswer = z
  .object({
    id: z.string(),
    status: z.enum(['open', 'complete', 'expired']),
    url: z.string().nullable(),
    payment_status: z.string(),
    payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
  })
  .transform(({ status: state, payment_status, payment_intent: paid, ...rest }): Checkout => ({
    ...rest,
    state,
    isPaid: payment_status === 'paid' || payment_status === 'no_payment_required',
    payment: typeof paid === 'string' ? paid : (paid?.id ?? null),
  }))
/** If the status is unknown, the answer counts as unreadable. It doesn't say whether the money was refunded. */
const RefundAnswer = z.object({
  id: z.string(),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']).nullish(),
})
/** An item of a subscription. The period is here, because the subscription itself doesn't have it. */
const Item = z.object({ current_period_end: z.int(), price: z.object({ recurring: Recurring }) })
const SubscriptionAnswer = z
  .object({
    id: z.string(),
    status: SubscriptionStatus,
    created: z.int(),
    cancel_at_period_end: z.boolean(),
    cancel_at: z.int().nullish(),
    ended_at: z.int().nullish(),
    items: z.object({ data: z.tuple([Item], Item) }),
  })
  .transform(({ id, status, created, cancel_at, ended_at, items, ...rest }): ReadSubscription => ({
    id,
    status,
    interval: items.data[0].price.recurring.interval,
    endsAt: instant(ended_at ?? cancel_at ?? items.data[0].current_period_end),
    cancelAtPeriodEnd: rest.cancel_at_period_end || typeof cancel_at === 'number',
    createdAt: instant(created),
  }))
const Customer = z.union([z.string(), z.object({ id: z.string() })]).nullish()
const EventAnswer = z
  .object({
    id: z.string().min(1).max(255),
    type: z.string(),
    data: z.object({
      object: z.object({
        object: z.string().optional(),
        id: z.string().max(255).optional(),
        customer: Customer,
        client_reference_id: z.string().max(255).nullish(),
      }),
    }),
  })
  .transform(({ id, type, data: { object } }): BillingEvent => ({
    id,
    type,
    customer: typeof object.customer === 'string' ? object.customer : (object.customer?.id ?? null),
    checkout: object.object === 'checkout.session' ? (object.id ?? null) : null,
    reference: object.client_reference_id ?? null,
  }))

/** A failure. Stripe's own message is left out, because it may contain addresses and ids. */
class StripeFailure extends ProviderFailure {
  constructor(
    kind: FailureKind,
    readonly type: string,
    readonly code: string,
    readonly param: string,
    status: string,
  ) {
    super(kind, [type, status, code, param].filter((part) => part !== '').join(' '))
  }
}

const text = z.string().nullish()
const ErrorOfStripe = z.object({
  type: z.string(),
  code: text,
  param: text,
  statusCode: z.number().nullish(),
  detail: z.unknown(),
})

/** Turns an error of Stripe into a failure. Returns any other error unchanged. */
function failureOf(error: unknown): unknown {
  const read = ErrorOfStripe.safeParse(error)
  if (!read.success) return error
  const { type, code, param, statusCode, detail } = read.data
  // Our own fetch threw this failure, and the library put it into its own error.
  if (detail instanceof ProviderFailure) return detail
  const status = statusCode ?? 0
  return new StripeFailure(kindOf(type, status), type, code ?? '', param ?? '', status > 0 ? String(status) : '')
}

function kindOf(type: string, status: number): FailureKind {
  if (type === 'StripeConnectionError') return 'unreachable'
  if (status === 429 || status >= 500) return 'overloaded'
  // If there is no status, the answer was not JSON.
  return status === 0 ? 'unreadable' : 'refused'
}
