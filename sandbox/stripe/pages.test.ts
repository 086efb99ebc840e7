import type Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkoutOf, errorOf, testStripe, type TestStripe } from './test-stripe'
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

/** Does what a browser without scripts does: opens an address, or sends a form to it. Redirects are not followed. */
async function open(address: string, form?: Record<string, string>) {
  const answer = await fetch(new URL(address, sandbox.url()), {
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  return {
    status: answer.status,
    to: answer.headers.get('location') ?? '',
    policy: answer.headers.get('content-security-policy') ?? '',
    text: (await answer.text()).replace(/\s+/g, ' '),
  }
}
const only = async () => (await api.subscriptions.list({ customer, status: 'all' })).data[0]!
const checkout = async (price?: string) => await api.checkout.sessions.create(checkoutOf(customer, price))
const success = 'http://127.0.0.1:3000/profile/subscription?subscribed=success'

describe('the checkout page', () => {
  it('says plan and sum, offers the test cards, and leads back without paying', async () => {
    const { text, policy } = await open((await checkout('price_husbok_year')).url!)
    expect(text).toContain('Husbok, yearly')
    expect(text).toContain('NOK 499.00 per year')
    expect(text).toContain('4000 0027 6000 3184')
    expect(text).toContain('href="http://127.0.0.1:3000/profile/subscription?subscribed=fail"')
    expect(text).not.toContain('<script')
    expect(policy).toContain("form-action 'self' http://127.0.0.1:3000;")
  })

  it('takes a card typed with spaces, and leads back with success', async () => {
    const { url } = await checkout()
    expect(await open(url!, { number: ' 4242 4242 4242 4242 ' })).toMatchObject({ status: 303, to: success })
    expect((await only()).status).toBe('active')
    const again = await open(url!, { number: '4242424242424242' })
    expect(again.text).toContain('This has been paid.')
    expect((await api.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1)
  })

  it('tells the app which checkout it was, where its address asks for it', async () => {
    const made = await api.checkout.sessions.create({
      ...checkoutOf(customer),
      success_url: 'http://127.0.0.1:3000/back?session={CHECKOUT_SESSION_ID}',
    })
    const { to } = await open(made.url!, { number: '4242424242424242' })
    expect(to).toBe(`http://127.0.0.1:3000/back?session=${made.id}`)
  })

  it.each([
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
    ['4111 1111 1111 1111', 'Only test cards are accepted here.'],
    ['4242 4242 4242 4243', 'Your card number is invalid.'],
    ['', 'Your card number is incomplete.'],
    ['"><script>', 'Your card number is invalid.'],
  ])('says of the card %j: %s, and makes nothing', async (number, message) => {
    const { id, url } = await checkout()
    expect(await open(url!, { number })).toMatchObject({ status: 303, to: `/stripe/checkout/${id}` })
    const { text } = await open(url!)
    expect(text).toContain(`<p class="problem" role="alert" id="problem">${message}</p>`)
    expect(text).toContain('subscribed=fail')
    expect((await api.subscriptions.list({ customer, status: 'all' })).data).toEqual([])
    expect((await api.checkout.sessions.retrieve(id)).status).toBe('open')
    expect(sandbox.received).toEqual([])
  })

  it('asks the holder of a 3-D Secure card, who fails, then confirms', async () => {
    const { id, url } = await checkout()
    const card = { number: '4000002760003184' }
    const question = `/stripe/checkout/${id}/authenticate`
    expect(await open(question)).toMatchObject({ status: 303, to: `/stripe/checkout/${id}` })
    expect(await open(url!, card)).toMatchObject({ status: 303, to: question })
    expect((await open(question)).text).toContain('payment of NOK 49.00')
    expect(await open(question, { answer: 'fail' })).toMatchObject({ status: 303, to: `/stripe/checkout/${id}` })
    expect((await open(url!)).text).toContain('We are unable to authenticate your payment method.')
    // An answer to a question that was not asked pays nothing.
    expect((await open(question, { answer: 'confirm' })).status).toBe(303)
    expect((await api.checkout.sessions.retrieve(id)).status).toBe('open')

    await open(url!, card)
    expect(await open(question, { answer: 'confirm' })).toMatchObject({ status: 303, to: success })
    expect((await only()).status).toBe('active')
  })

  it('says that it has expired, and what is unknown', async () => {
    const { url } = await checkout()
    await sandbox.advance('P2D')
    expect((await open(url!)).text).toContain('This checkout has expired. Nothing was paid.')
    expect((await open(url!, { number: '4242424242424242' })).text).toContain('expired')
    for (const path of ['/stripe/checkout/cs_x', '/stripe/checkout/cs_x/authenticate', '/stripe/portal/bps_x'])
      expect((await open(path)).status, path).toBe(404)
    expect((await open('/stripe/checkout/cs_x', { number: '1' })).status).toBe(404)
  })
})

describe('the portal', () => {
  const begin = async (card = '4242424242424242', price?: string) =>
    await sandbox.complete((await checkout(price)).id, { outcome: 'paid', card })
  const portal = async () =>
    (await api.billingPortal.sessions.create({ customer, return_url: 'http://127.0.0.1:3000/profile', locale: 'nb' }))
      .url
  const press = async (action: string, form: Record<string, string> = {}) => {
    const address = await portal()
    const { status, to } = await open(`${address}/${(await only()).id}/${action}`, form)
    expect([status, new URL(to, address).href]).toEqual([303, address])
    return (await open(address)).text
  }

  it('shows the plan, the next payment and the way back', async () => {
    await begin()
    const { text } = await open(await portal())
    expect(text).toContain('NOK 49.00 per month')
    expect(text).toMatch(/Next payment <time datetime="2026-12-20[^<]*<\/time>: NOK 49\.00/)
    expect(text).toContain('href="http://127.0.0.1:3000/profile"')
    expect(text).toContain('•••• 4242')
  })

  it('cancels at the end of the period, and takes that back', async () => {
    await begin()
    expect(await press('cancel')).toMatch(/Ends <time datetime="2026-12-20/)
    const item = (await only()).items.data[0]!
    expect(await only()).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: item.current_period_end,
    })
    expect(await press('resume')).toContain('Next payment')
    expect(await only()).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null })

    await press('cancel')
    await sandbox.advance('P31D')
    expect(await only()).toMatchObject({ status: 'canceled', ended_at: item.current_period_end })
    await eventually(() =>
      expect(sandbox.received.map(({ event }) => event.type)).toContain('customer.subscription.deleted'),
    )
    expect(sandbox.received.filter(({ event }) => event.type === 'invoice.paid')).toHaveLength(1)
    expect((await open(await portal())).text).toContain('Ended')
  })

  it('changes the plan at once: what is left of the old one counts against the new one', async () => {
    await begin()
    await sandbox.advance('P15D')
    const text = await press('plan', { price: 'price_husbok_year' })
    expect(text).toContain('NOK 499.00 per year')
    const yearly = await api.subscriptions.retrieve((await only()).id, { expand: ['latest_invoice', 'customer'] })
    // Half of 49 NOK is left.
    expect(yearly.latest_invoice).toMatchObject({ status: 'paid', amount_paid: 49_900 - 2450 })
    expect(yearly.items.data[0]).toMatchObject({
      price: { id: 'price_husbok_year' },
      current_period_start: 1_796_464_800,
    })

    await press('plan', { price: 'price_husbok_month' })
    const monthly = await api.subscriptions.retrieve(yearly.id, { expand: ['latest_invoice', 'customer'] })
    expect(monthly.latest_invoice).toMatchObject({ status: 'paid', amount_due: 0, total: 4900 - 49_900 })
    expect(monthly.customer).toMatchObject({ balance: 4900 - 49_900 })
    await sandbox.advance('P31D')
    expect(await api.customers.retrieve(customer)).toMatchObject({ balance: 2 * 4900 - 49_900 })
  })

  it('keeps the plan when its card cannot be charged', async () => {
    await begin('4000000000000341')
    expect(await press('plan', { price: 'price_husbok_year' })).toContain(
      'Your card was declined. The plan is as it was.',
    )
    expect((await only()).items.data[0]!.price.id).toBe('price_husbok_month')
  })

  it('takes another card, which pays what is open', async () => {
    await begin('4000000000000341')
    await sandbox.advance('P31D')
    expect((await open(await portal())).text).toContain('Past due')
    expect(await press('card', { number: '4000000000000002' })).toContain('Your card was declined.')
    expect(await press('card', { number: '4000000000000341' })).toContain('Your card was declined.')
    expect((await only()).status).toBe('past_due')
    expect(await press('card', { number: '4242424242424242' })).toContain('Active')
    expect((await only()).status).toBe('active')
    await sandbox.advance('P30D')
    expect((await only()).status).toBe('active')
  })

  it('opens for an hour, for its own customer, and does what it offers', async () => {
    await begin()
    const address = await portal()
    const { id } = await only()
    const foreign = await api.customers.create({ email: 'ola@example.no' })
    const other = (
      await api.billingPortal.sessions.create({ customer: foreign.id, return_url: 'http://127.0.0.1:3000/' })
    ).url
    expect((await open(other)).text).toContain('There is no subscription.')
    expect((await open(`${other}/${id}/cancel`, {})).status).toBe(404)
    expect((await open(`${address}/${id}/explode`, {})).status).toBe(404)
    expect((await open(`${address}/${id}/plan`, { price: 'price_x' })).status).toBe(404)
    expect((await only()).cancel_at_period_end).toBe(false)
    await sandbox.advance('PT1H')
    expect((await open(address)).status).toBe(404)
    expect(await errorOf(api.billingPortal.sessions.create({ customer, return_url: 'profile' }))).toMatchObject({
      code: 'url_invalid',
      param: 'return_url',
    })
  })
})

describe('the overview', () => {
  it('lists what runs and what is open', async () => {
    expect((await open('/stripe')).text).toContain('No subscription yet.')
    const { id } = await checkout()
    expect((await open('/stripe')).text).toContain(`href="/stripe/checkout/${id}"`)
    await sandbox.complete(id, { outcome: 'paid' })
    const { text } = await open('/stripe')
    expect(text).toContain('kari@example.no')
    expect(text).toContain('No open checkout.')
  })
})
