import type { ProviderRequest, Provider, ProviderReply } from './network'
import type { LivesSandbox } from './sandbox'
import { day, time } from './time'

/**
 * Records of the payment provider (Stripe): its requests and answers, and the actions of payers on
 * its pages. The sandbox gives the answers. The records are made from the answers and the
 * provider's messages, so that the checks depend on none of the sandbox's code. Amounts in øre.
 */
export interface Checkout {
  readonly id: string
  readonly mode: 'payment' | 'subscription'
  readonly reference: string
  readonly customer: string
  readonly amount: number
  readonly createdAt: number
  expiredAt: number
  paidAt: number
  /** The provider's id of the payment. Empty until the payment is made. */
  payment: string
  refunded: number
}
export interface Subscription {
  readonly id: string
  readonly customer: string
  readonly status: string
  readonly cancelAtPeriodEnd: boolean
}

export const paymentUrl = 'http://127.0.0.1:3103'
export const paymentKeys = { secretKey: 'sk_lives', webhookSecret: 'whsec_lives' }

/** The current state of a checkout, which lives for a day. */
export const checkoutState = ({ paidAt, expiredAt, createdAt }: Checkout): 'open' | 'complete' | 'expired' =>
  paidAt <= time.ms ? 'complete' : expiredAt <= time.ms || createdAt + day <= time.ms ? 'expired' : 'open'

/** The fields of the provider's objects that are read here. */
interface ProviderObject {
  readonly id: string
  readonly amount: number
  readonly amount_total: number
  readonly cancel_at_period_end: boolean
  readonly client_reference_id: string | null
  readonly created: number
  readonly customer: string | null
  readonly metadata: { readonly userId?: string }
  readonly mode: Checkout['mode']
  readonly payment_intent: string | null
  readonly status: string
}

const checkoutOf = (object: ProviderObject): Checkout => ({
  id: object.id,
  mode: object.mode,
  reference: object.client_reference_id ?? '',
  customer: object.customer ?? '',
  amount: object.amount_total,
  createdAt: object.created * 1000,
  expiredAt: Infinity,
  paidAt: Infinity,
  payment: '',
  refunded: 0,
})
const subscriptionOf = ({
  id,
  customer,
  status,
  cancel_at_period_end: cancelAtPeriodEnd,
}: ProviderObject): Subscription => ({
  id,
  customer: customer!,
  status,
  cancelAtPeriodEnd,
})

/** The actions of a subscriber on the provider's pages, each with its request. */
const onPortal = {
  end: { action: 'cancel' },
  resume: { action: 'resume' },
  'bad card': { action: 'card', number: '4000000000000341' },
  'good card': { action: 'card', number: '4242424242424242' },
} as const satisfies Record<string, { readonly action: string; readonly number?: string }>

export function openPayment(sandbox: LivesSandbox) {
  const customers: { readonly id: string; readonly account: string }[] = []
  const checkouts: Checkout[] = []
  const subscriptions: Subscription[] = []
  const isNew = (all: readonly { readonly id: string }[], { id }: ProviderObject) => !all.some((each) => each.id === id)

  /** Takes note of what was created. A repeated request gets the first answer again. */
  function made(path: string, object: ProviderObject): void {
    if (path === '/v1/customers' && isNew(customers, object))
      customers.push({ id: object.id, account: object.metadata.userId ?? '' })
    if (path === '/v1/checkout/sessions' && isNew(checkouts, object)) checkouts.push(checkoutOf(object))
  }

  async function answer(asked: ProviderRequest): Promise<ProviderReply> {
    const reply = await sandbox.answer(asked)
    if (asked.method === 'POST' && reply.status === 200) made(asked.path, JSON.parse(reply.text!) as ProviderObject)
    return reply
  }

  /** The address of a page on which this customer's subscriptions can be changed. */
  async function portalOf(customer: string): Promise<string> {
    const headers = new Map([
      ['authorization', `Bearer ${paymentKeys.secretKey}`],
      ['content-type', 'application/x-www-form-urlencoded'],
    ])
    const { text } = await sandbox.answer({
      method: 'POST',
      host: new URL(paymentUrl).host,
      path: '/v1/billing_portal/sessions',
      query: new URLSearchParams(),
      header: (name) => headers.get(name) ?? '',
      body: new URLSearchParams({ customer, return_url: 'http://husbok.test' }).toString(),
    })
    return new URL((JSON.parse(text!) as { url: string }).url).pathname
  }

  const provider: Provider = { name: 'payment', origin: paymentUrl, answer }
  return {
    provider,
    customers,
    checkouts,
    subscriptions,
    /** Takes note of a message of the provider. */
    hear(type: string, about: object): void {
      const object = about as ProviderObject
      const checkout = checkouts.find(({ id }) => id === object.id)
      if (type === 'checkout.session.completed')
        Object.assign(checkout!, { paidAt: time.ms, payment: object.payment_intent ?? '' })
      if (type === 'checkout.session.expired') checkout!.expiredAt = time.ms
      if (type === 'refund.created')
        checkouts.find(({ payment }) => payment === object.payment_intent)!.refunded += object.amount
      if (!type.startsWith('customer.subscription.')) return
      const known = subscriptions.find(({ id }) => id === object.id)
      if (known) Object.assign(known, subscriptionOf(object))
      else subscriptions.push(subscriptionOf(object))
    },
    /** The payer pays. False when the page is no longer open. */
    pay: ({ id }: Checkout): Promise<boolean> => sandbox.play(`stripe/checkout/${id}/complete`, { outcome: 'paid' }),
    /** The subscriber changes a subscription on the provider's pages. False when it has ended. */
    async change({ id, customer }: Subscription, what: keyof typeof onPortal): Promise<boolean> {
      const { action, ...form } = onPortal[what]
      return await sandbox.submit(`${await portalOf(customer)}/${id}/${action}`, form)
    },
    /** The provider ends a subscription at once. */
    end: ({ id }: Subscription): Promise<boolean> => sandbox.play(`stripe/subscription/${id}/end`, {}),
  }
}
export type PaymentDesk = ReturnType<typeof openPayment>
