import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkoutOf, errorOf, secretKey, testStripe, type TestStripe } from './test-stripe'

let sandbox: TestStripe
let api: Stripe
beforeAll(async () => {
  sandbox = await testStripe()
  api = sandbox.client()
})
afterAll(async () => await sandbox.close())

const customer = async () => (await api.customers.create({ email: 'kari@example.no' })).id

describe('what Stripe refuses', () => {
  const base = checkoutOf('cus_0')
  it.each<[string, () => Promise<unknown>, object]>([
    [
      'an unknown customer in the path',
      () => api.customers.retrieve('cus_x'),
      { statusCode: 404, code: 'resource_missing', param: 'id', message: "No such customer: 'cus_x'" },
    ],
    [
      'an unknown customer in a parameter',
      () => api.checkout.sessions.create(base),
      { statusCode: 400, code: 'resource_missing', param: 'customer' },
    ],
    [
      'an unknown customer of a portal',
      () => api.billingPortal.sessions.create({ customer: 'cus_x', return_url: 'http://127.0.0.1/' }),
      { statusCode: 400, code: 'resource_missing', param: 'customer' },
    ],
    [
      'an unknown customer of a list',
      () => api.subscriptions.list({ customer: 'cus_x' }),
      { statusCode: 400, code: 'resource_missing', param: 'customer' },
    ],
    [
      'an unknown subscription',
      () => api.subscriptions.retrieve('sub_x'),
      { statusCode: 404, code: 'resource_missing' },
    ],
    [
      'an unknown checkout',
      () => api.checkout.sessions.retrieve('cs_x'),
      { statusCode: 404, code: 'resource_missing' },
    ],
    [
      'an unknown price',
      async () => await api.checkout.sessions.create(checkoutOf(await customer(), 'price_x')),
      { statusCode: 400, code: 'resource_missing', param: 'line_items[0][price]' },
    ],
    [
      'customer and customer_email together',
      async () =>
        await api.checkout.sessions.create({ ...checkoutOf(await customer()), customer_email: 'a@example.no' }),
      { statusCode: 400, param: 'customer' },
    ],
    [
      'no quantity',
      async () =>
        await api.checkout.sessions.create({
          ...checkoutOf(await customer()),
          line_items: [{ price: 'price_husbok_month' }],
        }),
      { param: 'line_items[0][quantity]' },
    ],
    [
      'no lines',
      async () => await api.checkout.sessions.create({ ...checkoutOf(await customer()), line_items: [] }),
      { code: 'parameter_missing', param: 'line_items' },
    ],
    [
      'a plan paid once',
      async () => await api.checkout.sessions.create({ ...checkoutOf(await customer()), mode: 'payment' }),
      { param: 'line_items[0]' },
    ],
    [
      'no way back',
      async () => await api.checkout.sessions.create({ ...checkoutOf(await customer()), success_url: '/back' }),
      { code: 'url_invalid', param: 'success_url' },
    ],
    [
      'a language it does not have',
      async () => await api.checkout.sessions.create({ ...checkoutOf(await customer()), locale: 'no' }),
      { param: 'locale' },
    ],
    [
      'an amount that is none',
      () => api.prices.list({ limit: 'ten' as unknown as number }),
      { code: 'parameter_invalid_integer', param: 'limit', message: 'Invalid integer: "ten"' },
    ],
    [
      'a property that is none',
      () => api.prices.list({ expand: ['data.colour'] }),
      { code: 'property_cannot_be_expanded' },
    ],
    [
      'what Stripe takes and the sandbox does not act on',
      async () =>
        await api.checkout.sessions.create({ ...checkoutOf(await customer()), automatic_tax: { enabled: true } }),
      { code: 'sandbox_unsupported', param: 'automatic_tax[enabled]' },
    ],
  ])('%s', async (_name, work, expected) => {
    expect(await errorOf(work())).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', ...expected })
  })

  it('an unknown parameter, however deep', async () => {
    for (const [body, param] of [
      ['custmer=cus_x', 'custmer'],
      ['line_items[0][prise]=x', 'line_items[0][prise]'],
      ['line_items[0][price_data][curency]=nok', 'line_items[0][price_data][curency]'],
      ['subscription_data[metadata][userId]=7&subscription_data[trial]=1', 'subscription_data[trial]'],
    ]) {
      const { status, body: answer } = await sandbox.send('/checkout/sessions', body!)
      expect([status, answer['error']]).toMatchObject([
        400,
        {
          type: 'invalid_request_error',
          code: 'parameter_unknown',
          param,
          message: `Received unknown parameter: ${param}`,
        },
      ])
    }
  })

  it('a missing, an unknown and a malformed key', async () => {
    expect(await errorOf(sandbox.client('sk_test_other').prices.list())).toMatchObject({
      statusCode: 401,
      type: 'StripeAuthenticationError',
    })
    for (const authorization of ['', 'Bearer', secretKey, `Basic ${secretKey}`])
      expect((await sandbox.send('/customers', 'email=a@example.no', { authorization })).status).toBe(401)
  })

  it('a call it does not have', async () => {
    expect(await errorOf(api.balance.retrieve())).toMatchObject({ statusCode: 404, type: 'StripeInvalidRequestError' })
  })
})
