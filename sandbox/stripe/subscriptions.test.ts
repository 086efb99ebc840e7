import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkoutOf, errorOf, testStripe, webhookSecret, type TestStripe } from './test-stripe'
import { eventually } from '../../src/base/call/test-eventually'

let sandbox: TestStripe
let api: Stripe
let customer: string
beforeEach(async () => {
  sandbox = await testStripe()
  api = sandbox.client()
  customer = (await api.customers.create({ email: 'kari@example.no' })).id
})
afterEach(async () => await sandbox.close())

const pays = { outcome: 'paid' }
const paysOnce = { outcome: 'paid', card: '4000 0000 0000 0341' }

async function subscribe(
  how: object = pays,
  more: Partial<Stripe.Checkout.SessionCreateParams> & { price?: string } = {},
): Promise<Stripe.Checkout.Session> {
  const { price, ...changes } = more
  const made = await api.checkout.sessions.create({ ...checkoutOf(customer, price), ...changes })
  expect((await sandbox.complete(made.id, how)).status).toBe(200)
  return await api.checkout.sessions.retrieve(made.id)
}
const subscriptions = async () => (await api.subscriptions.list({ customer, status: 'all' })).data
const only = async () => {
  const all = await subscriptions()
  expect(all).toHaveLength(1)
  return all[0]!
}
const day = (seconds: number | null | undefined) => new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10)
const periodOf = (subscription: Stripe.Subscription) => {
  const item = subscription.items.data[0]!
  return [day(item.current_period_start), day(item.current_period_end)]
}
/** The types of the events so far, sorted. */
const types = () => sandbox.received.map(({ event }) => event.type).toSorted()
const settled = async (count: number) => await eventually(() => expect(types()).toHaveLength(count))

describe('a checkout that is paid', () => {
  it('begins a subscription, says so to the app in four signed events, and leads back', async () => {
    const paid = await subscribe()
    const subscription = await only()
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null, subscription: subscription.id })
    expect(subscription).toMatchObject({
      status: 'active',
      customer,
      cancel_at_period_end: false,
      metadata: { userId: '7' },
      items: { data: [{ price: { id: 'price_husbok_month', unit_amount: 4900 }, quantity: 1 }] },
    })
    expect(subscription).not.toHaveProperty('current_period_end')
    expect(periodOf(subscription)).toEqual(['2026-11-20', '2026-12-20'])
    expect(await api.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })).toMatchObject({
      id: subscription.id,
      latest_invoice: {
        status: 'paid',
        amount_paid: 4900,
        parent: { subscription_details: { subscription: subscription.id } },
      },
    })
    const card = api.subscriptions.retrieve(subscription.id, { expand: ['default_payment_method'] })
    expect(await errorOf(card)).toMatchObject({ code: 'property_cannot_be_expanded' })
    await settled(4)
    expect(types()).toEqual([
      'checkout.session.completed',
      'customer.subscription.created',
      'customer.subscription.updated',
      'invoice.paid',
    ])
    for (const { body, signature } of sandbox.received) {
      const at = Date.parse('2026-11-20T10:00:00.000Z')
      expect(api.webhooks.constructEvent(body, signature, webhookSecret, 300, undefined, at)).toMatchObject({
        object: 'event',
        livemode: false,
        api_version: Stripe.API_VERSION,
        created: at / 1000,
      })
      expect(() => api.webhooks.constructEvent(body, signature, 'whsec_other', 300, undefined, at)).toThrow('signature')
    }
    const updated = sandbox.received.find(({ event }) => event.type === 'customer.subscription.updated')!
    expect(updated.event.data).toMatchObject({
      object: { status: 'active' },
      previous_attributes: { status: 'incomplete' },
    })
  })

  it('cannot be paid twice', async () => {
    const { id } = await subscribe()
    expect((await sandbox.complete(id, pays)).status).toBe(409)
    await only()
  })

  it('of a year is over in a year', async () => {
    await subscribe(pays, { price: 'price_husbok_year' })
    expect(periodOf(await only())).toEqual(['2026-11-20', '2027-11-20'])
  })

  it('makes a customer of a payer who was none', async () => {
    const { customer: _none, ...asked } = checkoutOf(customer)
    const made = await api.checkout.sessions.create({ ...asked, customer_email: 'ny@example.no' })
    await sandbox.complete(made.id, pays)
    const paid = await api.checkout.sessions.retrieve(made.id, { expand: ['customer'] })
    expect(paid.customer).toMatchObject({ object: 'customer', email: 'ny@example.no' })
  })
})

describe('a checkout that is not paid', () => {
  it('leaves nothing behind when the card is declined, and can be tried again', async () => {
    const declined = await subscribe({ outcome: 'declined' })
    expect(declined).toMatchObject({ status: 'open', payment_status: 'unpaid', subscription: null })
    expect(await subscriptions()).toEqual([])
    expect((await sandbox.complete(declined.id, pays)).status).toBe(200)
    expect((await only()).status).toBe('active')
  })

  it('expires when it is abandoned, or after a day', async () => {
    expect(await subscribe({ outcome: 'abandoned' })).toMatchObject({ status: 'expired', url: null })
    const other = await api.checkout.sessions.create(checkoutOf(customer))
    await sandbox.advance('PT23H')
    expect((await api.checkout.sessions.retrieve(other.id)).status).toBe('open')
    await sandbox.advance('PT1H')
    expect((await api.checkout.sessions.retrieve(other.id)).status).toBe('expired')
    expect((await sandbox.complete(other.id, pays)).status).toBe(409)
    expect(await subscriptions()).toEqual([])
    await settled(2)
    expect(types()).toEqual(['checkout.session.expired', 'checkout.session.expired'])
  })

  it('is refused what nobody can mean', async () => {
    const { id } = await api.checkout.sessions.create(checkoutOf(customer))
    expect((await sandbox.complete(id, { outcome: 'stolen' })).status).toBe(422)
    expect((await sandbox.complete('cs_x', pays)).status).toBe(404)
    expect((await sandbox.complete(id, { outcome: 'paid', card: '4111 1111 1111 1111' })).status).toBe(200)
    expect(await subscriptions()).toEqual([])
  })
})

describe("the providers' time", () => {
  it('renews what is not cancelled, period by period, on the day it began or the last of a month', async () => {
    await sandbox.close()
    sandbox = await testStripe('2027-01-31T10:00:00.000Z')
    api = sandbox.client()
    customer = (await api.customers.create({ email: 'kari@example.no' })).id
    await subscribe()
    expect(periodOf(await only())).toEqual(['2027-01-31', '2027-02-28'])
    await sandbox.advance('P28D')
    expect(periodOf(await only())).toEqual(['2027-02-28', '2027-03-31'])
    await settled(6)
    expect(types().slice(-3)).toEqual(['customer.subscription.updated', 'invoice.paid', 'invoice.paid'])
    await sandbox.advance('P70D')
    expect(periodOf(await only())).toEqual(['2027-04-30', '2027-05-31'])
    await settled(10)
    const last = sandbox.received.findLast(({ event }) => event.type === 'invoice.paid')!
    expect(day(last.event.created)).toMatch(/^2027-0[34]-3[01]$/)
  })

  it('ends a trial with the first payment', async () => {
    const paid = await subscribe(pays, { subscription_data: { trial_period_days: 14 } })
    expect(paid).toMatchObject({ amount_total: 0, payment_status: 'no_payment_required' })
    expect(await only()).toMatchObject({ status: 'trialing' })
    await sandbox.advance('P14D')
    const subscription = await only()
    expect(subscription.status).toBe('active')
    expect(periodOf(subscription)).toEqual(['2026-12-04', '2027-01-04'])
  })

  it('meets a card that pays no more: past due, tried again for three weeks, then over', async () => {
    await subscribe(paysOnce)
    await settled(4)
    await sandbox.advance('P30D')
    expect(await only()).toMatchObject({ status: 'past_due' })
    await settled(6)
    expect(types()).toContain('invoice.payment_failed')
    await sandbox.advance('P20D')
    expect(await only()).toMatchObject({ status: 'past_due' })
    await settled(9)
    await sandbox.advance('P1D')
    const ended = await only()
    expect([ended.status, day(ended.ended_at)]).toEqual(['canceled', '2027-01-10'])
    await settled(11)
    expect(types()).toContain('customer.subscription.deleted')
    expect((await api.subscriptions.list({ customer })).data).toEqual([])
    await sandbox.advance('P90D')
    await settled(11)
  })
})

describe('a subscription that a test ends', () => {
  it('is over at once, once, and the app hears of it', async () => {
    await subscribe()
    const { id } = await only()
    const end = async (which: string) => (await sandbox.post(`/__sandbox/stripe/subscription/${which}/end`, {})).status
    expect(await end(id)).toBe(200)
    expect(await only()).toMatchObject({ status: 'canceled', cancel_at_period_end: false })
    await settled(5)
    expect(types()).toContain('customer.subscription.deleted')
    expect([await end(id), await end('sub_none')]).toEqual([409, 404])
  })
})

describe('what is kept', () => {
  it('survives the loss of the process: the open checkout, the subscription, the providers’ time', async () => {
    await subscribe(paysOnce)
    const open = await api.checkout.sessions.create(checkoutOf(customer, 'price_husbok_year'))
    await sandbox.restart()
    api = sandbox.client()
    expect((await only()).status).toBe('active')
    expect((await sandbox.complete(open.id, pays)).status).toBe(200)
    expect(await subscriptions()).toHaveLength(2)
    await sandbox.advance('P30D')
    await sandbox.restart()
    api = sandbox.client()
    expect((await subscriptions()).map(({ status }) => status)).toEqual(['active', 'past_due'])
  })
})
