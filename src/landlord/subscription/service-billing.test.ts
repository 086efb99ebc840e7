import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { subscriptionCalls } from './calls'
import { testBilling, type TestBilling } from './test-billing'

let billing: TestBilling
beforeAll(async () => void (billing = await testBilling()))
afterEach(async () => {
  await billing.clearFaults()
  expect(billing.app.bugs).toEqual([])
})
afterAll(() => billing.close())

describe('prices', () => {
  it('are 49 and 499 kroner in øre, by the month and by the year', async () => {
    const { token } = await billing.landlord()
    const prices = await billing.app.call(subscriptionCalls.prices, {}, { token })
    expect(prices).toEqual([
      { priceId: expect.any(String), interval: 'month', unitAmount: 4900, currency: 'nok' },
      { priceId: expect.any(String), interval: 'year', unitAmount: 49_900, currency: 'nok' },
    ])
  })
})

describe('subscribing', () => {
  it('leads to a checkout that comes back to the page of the subscription, in the language of the account', async () => {
    const kari = await billing.landlord()
    await billing.app.db.updateTable('account').set({ language: 'nb' }).where('id', '=', kari.id).execute()
    expect(await kari.subscribe('year')).toMatch(/\/stripe\/checkout\/cs_/)
    const [sent] = await billing.requests('/v1/checkout/sessions')
    expect(Object.fromEntries(new URLSearchParams(sent!.body))).toMatchObject({
      mode: 'subscription',
      'line_items[0][quantity]': '1',
      success_url: 'http://husbok.test/profile/subscription?subscribed=success',
      cancel_url: 'http://husbok.test/profile/subscription?subscribed=fail',
      client_reference_id: String(kari.id),
      'subscription_data[metadata][userId]': String(kari.id),
      locale: 'nb',
    })
    expect(await kari.info()).toEqual({ status: null, endDate: null, interval: null, cancelAtPeriodEnd: false })
    expect(await kari.isActive()).toBe(false)
  })

  it('refuses a price that is not offered', async () => {
    const { token } = await billing.landlord()
    for (const priceId of ['price_of_somebody', 'x'.repeat(101), '..%2F'])
      await expect(
        billing.app.call(subscriptionCalls.subscribe, { params: { priceId } }, { token }),
      ).rejects.toMatchObject({ status: 404 })
  })

  it('makes one customer and one checkout for ten requests at once, with keys of their own', async () => {
    const { id, subscribe, stored } = await billing.landlord()
    const urls = await Promise.all(Array.from({ length: 10 }, (_, n) => subscribe('month', `key-of-request-${n}`)))
    expect(new Set(urls).size).toBe(1)
    const keys = await billing.customerKeys(id)
    expect(new Set(keys).size).toBe(1)
    expect(await stored()).toMatchObject({
      customer: expect.stringMatching(/^cus_/),
      checkout: /cs_\w+/.exec(urls[0]!)![0],
    })
  })

  it('makes no second customer when the answer was lost', async () => {
    const { id, subscribe, stored } = await billing.landlord()
    await subscribe('month').catch(() => undefined)
    const first = (await stored())!.customer
    await billing.app.db.updateTable('subscription').set({ customer: null }).where('account_id', '=', id).execute()
    await subscribe('year')
    expect((await stored())!.customer).toBe(first)
  })

  it('gives the open checkout again, and ends it when another one is asked for', async () => {
    const { subscribe, info } = await billing.landlord()
    const month = await subscribe('month')
    expect(await subscribe('month')).toBe(month)
    const year = await subscribe('year')
    expect(year).not.toBe(month)
    await expect(billing.complete(month, 'paid')).rejects.toThrow('409')
    await billing.complete(year, 'paid')
    await billing.settled()
    expect(await info()).toMatchObject({ status: 'active', interval: 'year' })
  })

  it('looks again at a checkout that was paid or over just when it was to be ended', async () => {
    const { subscribe, isActive } = await billing.landlord()
    const month = await subscribe('month')
    const body = { error: { type: 'invalid_request_error', message: 'Only open Checkout Sessions can be expired' } }
    await billing.fault({ path: '/expire', kind: 'status', status: 400, body })
    const year = await subscribe('year')
    await expect(billing.complete(month, 'paid')).rejects.toThrow('409')
    await billing.complete(year, 'paid')
    await billing.settled()
    expect(await isActive()).toBe(true)
  })

  it('opens one checkout when two prices are asked for at once', async () => {
    const { subscribe } = await billing.landlord()
    const urls = await Promise.all([subscribe('month'), subscribe('year')])
    const open = await Promise.all(
      urls.map((url) =>
        billing.complete(url, 'paid').then(
          () => true,
          () => false,
        ),
      ),
    )
    expect(open.filter(Boolean)).toHaveLength(1)
  })

  it('is refused while a subscription is active, also when its message was lost', async () => {
    const { subscribe, pay, isActive } = await billing.landlord()
    await pay()
    await expect(subscribe()).rejects.toMatchObject({ status: 409, body: { message: 'alreadySubscribed' } })
    const other = await billing.landlord()
    const url = await other.subscribe('month')
    await billing.hold()
    await billing.complete(url, 'paid')
    await expect(other.subscribe('year')).rejects.toMatchObject({ status: 409 })
    expect([await isActive(), await other.isActive()]).toEqual([true, true])
    await billing.release()
    await billing.settled()
  })

  it('works again after a sandbox was emptied: an unknown customer becomes a new one', async () => {
    const { id, subscribe, stored } = await billing.landlord()
    await subscribe()
    await billing.app.db
      .updateTable('subscription')
      .set({ customer: 'cus_gone', checkout: 'cs_gone' })
      .where('account_id', '=', id)
      .execute()
    expect(await subscribe()).toMatch(/cs_/)
    expect((await stored())!.customer).not.toBe('cus_gone')
  })
})

describe('after the payment', () => {
  it('the subscription is active, with its next payment', async () => {
    const { pay, info, isActive } = await billing.landlord()
    await pay('month')
    const nextPayment = Date.parse('2026-12-20T10:00:00.000Z') / 1000
    expect(await info()).toEqual({
      status: 'active',
      endDate: nextPayment,
      interval: 'month',
      cancelAtPeriodEnd: false,
    })
    expect(await isActive()).toBe(true)
  })

  it('it is active at once when the page asks, though no message came', async () => {
    const { subscribe, info, isActive } = await billing.landlord()
    const url = await subscribe()
    await billing.hold()
    await billing.complete(url, 'paid')
    expect(await isActive()).toBe(false)
    expect(await info()).toMatchObject({ status: 'active' })
    expect(await isActive()).toBe(true)
    await billing.release()
    await billing.settled()
  })

  it('nothing has changed when the card was declined or the checkout left', async () => {
    const { subscribe, info, isActive } = await billing.landlord()
    await billing.complete(await subscribe(), 'declined')
    await billing.complete(await subscribe(), 'abandoned')
    await billing.settled()
    expect([(await info()).status, await isActive()]).toEqual([null, false])
    expect(await subscribe()).toMatch(/cs_/)
  })
})

describe('the portal', () => {
  it('is an address for a customer, in their language and back to the page of the subscription', async () => {
    const { token, pay } = await billing.landlord()
    await pay()
    expect(await billing.app.call(subscriptionCalls.portal, {}, { token })).toEqual({
      url: expect.stringMatching(/^http/),
    })
    const [sent] = await billing.requests('/v1/billing_portal/sessions')
    expect(Object.fromEntries(new URLSearchParams(sent!.body))).toMatchObject({
      return_url: 'http://husbok.test/profile/subscription',
      locale: 'en',
    })
  })

  it('is a message for who never was a customer, or whom the provider has no portal for', async () => {
    const { token, pay } = await billing.landlord()
    expect(await billing.app.call(subscriptionCalls.portal, {}, { token })).toEqual({ message: 'noSubscription' })
    await pay()
    const body = { error: { type: 'invalid_request_error', message: 'No configuration provided' } }
    await billing.fault({ path: 'billing_portal', kind: 'status', status: 400, body })
    expect(await billing.app.call(subscriptionCalls.portal, {}, { token })).toEqual({ message: 'portalClosed' })
  })
})
