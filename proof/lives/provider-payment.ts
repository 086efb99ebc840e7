import { createHmac } from 'node:crypto'
import type { Asked, Provider, Reply } from './network'
import type { Post } from './post'
import { day, time } from './time'

/**
 * The payment provider (Stripe), as its documentation describes it. A checkout lives for a day and is for a subscription or
 * a single payment. Subscriptions are renewed, fail and end. Payments can be refunded. A repeated request with the same
 * idempotency key gets the first answer. Amounts in øre.
 */
export interface Checkout {
  readonly id: string
  readonly mode: 'payment' | 'subscription'
  readonly reference: string
  readonly customer: string
  readonly amount: number
  readonly interval: 'month' | 'year'
  readonly createdAt: number
  expiredAt: number
  paidAt: number
  refunded: number
}
export interface Subscription {
  readonly id: string
  readonly customer: string
  readonly interval: 'month' | 'year'
  readonly createdAt: number
  periodEnd: number
  status: 'active' | 'past_due' | 'canceled'
  cancelAtPeriodEnd: boolean
  hasBadCard: boolean
  endedAt: number
}

export const paymentUrl = 'https://pay.lives.test'
export const webhookSecret = 'whsec_lives'
const prices = { month: 4900, year: 49_900 } as const

export const checkoutState = ({ paidAt, expiredAt, createdAt }: Checkout): 'open' | 'complete' | 'expired' =>
  paidAt <= time.ms ? 'complete' : expiredAt <= time.ms || createdAt + day <= time.ms ? 'expired' : 'open'

/** The signature of the provider's own messages. */
export function stripeSignature(body: string): string {
  const seconds = Math.floor(time.ms / 1000)
  return `t=${seconds},v1=${createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex')}`
}

const missing = (what: string): Reply => ({
  status: 404,
  json: { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}`, param: what } },
})
const invalid = (message: string, more?: { readonly code?: string; readonly type?: string }): Reply => ({
  status: 400,
  json: { error: { type: 'invalid_request_error', message, ...more } },
})

/** The provider's records. */
interface Ledger {
  readonly customers: { id: string; account: string }[]
  readonly checkouts: Checkout[]
  readonly subscriptions: Subscription[]
}

const seconds = (ms: number) => Math.floor(ms / 1000)

const shownCheckout = (checkout: Checkout) => {
  const status = checkoutState(checkout)
  return {
    object: 'checkout.session',
    id: checkout.id,
    mode: checkout.mode,
    status,
    url: status === 'open' ? `${paymentUrl}/c/${checkout.id}` : null,
    payment_status: status === 'complete' ? 'paid' : 'unpaid',
    payment_intent: checkout.mode === 'payment' && status === 'complete' ? `pi_${checkout.id}` : null,
    client_reference_id: checkout.reference,
    customer: checkout.customer || null,
    amount_total: checkout.amount,
    created: seconds(checkout.createdAt),
  }
}
const shownSubscription = (one: Subscription) => ({
  object: 'subscription',
  id: one.id,
  customer: one.customer,
  status: one.status,
  created: seconds(one.createdAt),
  cancel_at_period_end: one.cancelAtPeriodEnd,
  cancel_at: one.cancelAtPeriodEnd ? seconds(one.periodEnd) : null,
  ended_at: one.endedAt === Infinity ? null : seconds(one.endedAt),
  items: {
    object: 'list',
    data: [
      {
        current_period_end: seconds(one.periodEnd),
        price: { id: `price_${one.interval}`, recurring: { interval: one.interval } },
      },
    ],
  },
})
const shownRefund = (checkout: Checkout) => ({
  object: 'refund',
  id: `re_${checkout.id}`,
  amount: checkout.refunded,
  status: 'succeeded',
  payment_intent: `pi_${checkout.id}`,
})
const list = (data: readonly object[]): Reply => ({ status: 200, json: { object: 'list', data, has_more: false } })

function createCheckout({ customers, checkouts }: Ledger, form: URLSearchParams): Reply {
  const mode = form.get('mode') as Checkout['mode']
  const customer = form.get('customer') ?? ''
  if (customer !== '' && !customers.some(({ id }) => id === customer)) return missing('customer')
  const interval = form.get('line_items[0][price]') === 'price_year' ? 'year' : 'month'
  const checkout: Checkout = {
    id: `cs_${checkouts.length + 1}`,
    mode,
    reference: form.get('client_reference_id') ?? '',
    customer,
    amount: mode === 'payment' ? Number(form.get('line_items[0][price_data][unit_amount]')) : prices[interval],
    interval,
    createdAt: time.ms,
    expiredAt: Infinity,
    paidAt: Infinity,
    refunded: 0,
  }
  checkouts.push(checkout)
  return { status: 200, json: shownCheckout(checkout) }
}

function refund({ checkouts }: Ledger, form: URLSearchParams): Reply {
  const checkout = checkouts.find(({ id }) => `pi_${id}` === form.get('payment_intent'))
  if (!checkout || checkoutState(checkout) !== 'complete') return missing('payment_intent')
  const sum = Number(form.get('amount') ?? checkout.amount)
  if (checkout.refunded + sum > checkout.amount) return invalid('Already refunded', { code: 'charge_already_refunded' })
  checkout.refunded += sum
  return { status: 200, json: shownRefund(checkout) }
}

function write(ledger: Ledger, path: string, form: URLSearchParams): Reply {
  const { customers, checkouts } = ledger
  if (path === '/v1/customers') {
    const customer = { id: `cus_${customers.length + 1}`, account: form.get('metadata[userId]') ?? '' }
    customers.push(customer)
    return { status: 200, json: { object: 'customer', ...customer } }
  }
  if (path === '/v1/checkout/sessions') return createCheckout(ledger, form)
  if (path === '/v1/refunds') return refund(ledger, form)
  if (path === '/v1/billing_portal/sessions') return { status: 200, json: { url: `${paymentUrl}/portal` } }
  const checkout = checkouts.find(({ id }) => path === `/v1/checkout/sessions/${id}/expire`)
  if (!checkout) return missing('session')
  if (checkoutState(checkout) !== 'open') return invalid('Only Checkout Sessions with a status of open can be expired')
  checkout.expiredAt = time.ms
  return { status: 200, json: shownCheckout(checkout) }
}

function read({ checkouts, subscriptions }: Ledger, path: string, query: URLSearchParams): Reply {
  if (path === '/v1/prices')
    return list(
      (['month', 'year'] as const).map((interval) => ({
        id: `price_${interval}`,
        unit_amount: prices[interval],
        currency: 'nok',
        recurring: { interval },
      })),
    )
  if (path === '/v1/subscriptions')
    return list(subscriptions.filter(({ customer }) => customer === query.get('customer')).map(shownSubscription))
  if (path === '/v1/refunds')
    return list(
      checkouts
        .filter(({ id, refunded }) => `pi_${id}` === query.get('payment_intent') && refunded > 0)
        .map(shownRefund),
    )
  const checkout = checkouts.find(({ id }) => path === `/v1/checkout/sessions/${id}`)
  return checkout ? { status: 200, json: shownCheckout(checkout) } : missing('session')
}

/** The end of the next period: a month or a year later. */
const nextPeriod = ({ interval, periodEnd }: Subscription) => periodEnd + (interval === 'month' ? 30 : 365) * day

export function openPayment(post: Post) {
  const ledger: Ledger = { customers: [], checkouts: [], subscriptions: [] }
  const answered = new Map<string, { readonly body: string; readonly reply: Reply }>()

  const sendEvent = (type: string, object: object) => post.send('stripe', (id) => ({ id, type, data: { object } }))
  function answer({ method, path, query, header, body }: Asked): Reply {
    if (method === 'GET') return read(ledger, path, query)
    const key = header('idempotency-key')
    const before = key === '' ? undefined : answered.get(key)
    if (before)
      return before.body === `${path} ${body}`
        ? before.reply
        : invalid('Another request had that key', { type: 'idempotency_error' })
    const reply = write(ledger, path, new URLSearchParams(body))
    if (key !== '') answered.set(key, { body: `${path} ${body}`, reply })
    return reply
  }

  const provider: Provider = { name: 'payment', origin: paymentUrl, answer }
  return {
    provider,
    ...ledger,
    /** The payer pays. False when the page is no longer open. */
    pay(checkout: Checkout): boolean {
      if (checkoutState(checkout) !== 'open') return false
      checkout.paidAt = time.ms
      if (checkout.mode === 'subscription') {
        const one: Subscription = {
          id: `sub_${ledger.subscriptions.length + 1}`,
          customer: checkout.customer,
          interval: checkout.interval,
          createdAt: time.ms,
          periodEnd: time.ms,
          status: 'active',
          cancelAtPeriodEnd: false,
          hasBadCard: false,
          endedAt: Infinity,
        }
        one.periodEnd = nextPeriod(one)
        ledger.subscriptions.push(one)
        sendEvent('customer.subscription.created', shownSubscription(one))
      }
      sendEvent('checkout.session.completed', shownCheckout(checkout))
      return true
    },
    /** Carries out what follows from the time that has passed: renewals, failed payments, ends. */
    settle(): void {
      for (const one of ledger.subscriptions) {
        while (one.status !== 'canceled' && one.periodEnd <= time.ms) {
          if (one.cancelAtPeriodEnd || one.status === 'past_due') {
            one.status = 'canceled'
            one.endedAt = one.periodEnd
            sendEvent('customer.subscription.deleted', shownSubscription(one))
          } else if (one.hasBadCard) {
            one.status = 'past_due'
            one.periodEnd += 14 * day
            sendEvent('invoice.payment_failed', { object: 'invoice', customer: one.customer })
          } else {
            one.periodEnd = nextPeriod(one)
            sendEvent('invoice.paid', { object: 'invoice', customer: one.customer })
          }
        }
      }
    },
    changed: (one: Subscription) => sendEvent('customer.subscription.updated', shownSubscription(one)),
  }
}
export type Payment = ReturnType<typeof openPayment>
