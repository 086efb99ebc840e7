import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReceivedCall } from '../control/journal'
import { checkoutOf, errorOf, secretKey, testStripe, type TestStripe } from './test-stripe'
import { eventually } from '../../src/base/call/test-eventually'

let sandbox: TestStripe
let api: Stripe
beforeAll(async () => {
  sandbox = await testStripe()
  api = sandbox.client()
})
afterAll(async () => await sandbox.close())

const customer = async () =>
  (await api.customers.create({ email: 'kari@example.no', name: 'Kari', metadata: { userId: '7' } })).id
describe('prices', () => {
  it('are the month and the year, found by their keys, with their product', async () => {
    const { data, has_more } = await api.prices.list({
      active: true,
      type: 'recurring',
      lookup_keys: ['husbok_month', 'husbok_year'],
      expand: ['data.product'],
    })
    expect(
      data.map(({ lookup_key, unit_amount, currency, recurring }) => [
        lookup_key,
        unit_amount,
        currency,
        recurring?.interval,
      ]),
    ).toEqual([
      ['husbok_month', 4900, 'nok', 'month'],
      ['husbok_year', 49_900, 'nok', 'year'],
    ])
    expect(data[1]?.product).toMatchObject({ object: 'product', name: 'Husbok, yearly' })
    expect(has_more).toBe(false)
  })

  it('are filtered, and given page by page', async () => {
    expect((await api.prices.list({ lookup_keys: ['husbok_year'] })).data).toHaveLength(1)
    expect((await api.prices.list({ active: false })).data).toEqual([])
    expect((await api.prices.list({ type: 'one_time' })).data).toEqual([])
    const ids: string[] = []
    for await (const price of api.prices.list({ limit: 1 })) ids.push(price.id)
    expect(ids).toEqual(['price_husbok_month', 'price_husbok_year'])
    expect(await errorOf(api.prices.list({ limit: 1000 }))).toMatchObject({ statusCode: 400, param: 'limit' })
  })
})

describe('a customer', () => {
  it('is made once and read again', async () => {
    const made = await api.customers.create({ email: 'ola@example.no', name: 'Ola Å', metadata: { userId: '8' } })
    expect(made).toMatchObject({
      object: 'customer',
      email: 'ola@example.no',
      name: 'Ola Å',
      metadata: { userId: '8' },
    })
    expect(made.id).toMatch(/^cus_[0-9a-f]{24}$/)
    expect(await api.customers.retrieve(made.id)).toMatchObject({ email: 'ola@example.no', livemode: false })
  })
  it('needs an address that can be one', async () => {
    expect(await errorOf(api.customers.create({ email: 'ola' }))).toMatchObject({
      code: 'email_invalid',
      param: 'email',
    })
  })
})

describe('a checkout', () => {
  it('is open for a day at a page of its own, and says what is to be paid', async () => {
    const id = await customer()
    const made = await api.checkout.sessions.create(checkoutOf(id, 'price_husbok_year'))
    expect(made).toMatchObject({
      object: 'checkout.session',
      mode: 'subscription',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 49_900,
      currency: 'nok',
      customer: id,
      client_reference_id: '7',
      locale: 'nb',
      subscription: null,
    })
    expect(made.id).toMatch(/^cs_test_/)
    expect(made.url).toBe(`${sandbox.url()}/stripe/checkout/${made.id}`)
    expect(made.expires_at - made.created).toBe(86_400)
    expect(await api.checkout.sessions.retrieve(made.id, { expand: ['customer'] })).toMatchObject({
      url: made.url,
      customer: { id, email: 'kari@example.no' },
    })
  })

  it('can be ended by the app, once, and is not paid any more', async () => {
    const { id } = await api.checkout.sessions.create(checkoutOf(await customer()))
    expect(await api.checkout.sessions.expire(id)).toMatchObject({ id, status: 'expired', url: null })
    await expect(api.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 })
    expect((await sandbox.complete(id, { outcome: 'paid' })).status).toBe(409)
    await expect(api.checkout.sessions.expire('cs_nobody')).rejects.toMatchObject({ code: 'resource_missing' })
  })

  it('of a single payment takes an amount of the app', async () => {
    const made = await api.checkout.sessions.create({
      mode: 'payment',
      customer_email: 'kari@example.no',
      line_items: [
        {
          price_data: { currency: 'nok', unit_amount: 29_900, product_data: { name: 'Deposit account' } },
          quantity: 1,
        },
      ],
      success_url: 'http://127.0.0.1:3000/?pay=success',
    })
    expect(made).toMatchObject({ amount_total: 29_900, mode: 'payment', customer: null })
    expect((await sandbox.complete(made.id, { outcome: 'paid' })).status).toBe(200)
    const paid = await api.checkout.sessions.retrieve(made.id)
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', subscription: null, url: null })
    expect(paid.payment_intent).toMatch(/^pi_/)
  })
})

describe('a key of idempotency', () => {
  it('gives the stored answer to the same request, and refuses another one', async () => {
    const options = { idempotencyKey: 'customer-of-9' }
    const first = await api.customers.create({ email: 'nine@example.no' }, options)
    const again = await api.customers.create({ email: 'nine@example.no' }, options)
    expect(again.id).toBe(first.id)
    const third = await sandbox.send('/customers', 'email=nine%40example.no', { 'idempotency-key': 'customer-of-9' })
    expect([third.headers.get('idempotent-replayed'), third.body['id']]).toEqual(['true', first.id])
    expect(await errorOf(api.customers.create({ email: 'ten@example.no' }, options))).toMatchObject({
      statusCode: 400,
      type: 'StripeIdempotencyError',
    })
  })

  it('is still known after the process was lost, and forgotten after a day', async () => {
    const options = { idempotencyKey: 'customer-of-11' }
    const first = await api.customers.create({ email: 'eleven@example.no' }, options)
    await sandbox.restart()
    api = sandbox.client()
    expect((await api.customers.create({ email: 'eleven@example.no' }, options)).id).toBe(first.id)
    await sandbox.advance('P1D')
    expect((await api.customers.create({ email: 'eleven@example.no' }, options)).id).not.toBe(first.id)
  })

  it('is free again when the request was refused', async () => {
    const options = { idempotencyKey: 'customer-of-12' }
    await errorOf(api.customers.create({ email: 'twelve' }, options))
    expect((await api.customers.create({ email: 'twelve@example.no' }, options)).email).toBe('twelve@example.no')
  })

  it('keeps no answer of a fault', async () => {
    const key = { 'idempotency-key': 'after-a-fault' }
    await sandbox.post('/__sandbox/faults', {
      provider: 'stripe',
      path: '/customers',
      kind: 'status',
      status: 200,
      body: {},
    })
    expect((await sandbox.send('/customers', 'email=a%40example.no', key)).body).toEqual({})
    expect((await sandbox.send('/customers', 'email=a%40example.no', key)).body['id']).toMatch(/^cus_/)
  })

  it('is known as soon as the request was carried out, while its answer is still withheld', async () => {
    await sandbox.post('/__sandbox/faults', { provider: 'stripe', path: '/customers', kind: 'hang' })
    const gone = new AbortController()
    const body = 'email=both%40example.no'
    const first = sandbox.send('/customers', body, { 'idempotency-key': 'at-once' }, gone.signal).catch(() => 'gone')
    await eventually(async () => {
      const [newest] = (await (
        await fetch(`${sandbox.url()}/__sandbox/requests?provider=stripe`)
      ).json()) as ReceivedCall[]
      expect(newest?.body).toBe(body)
    })
    const second = await sandbox.send('/customers', body, { 'idempotency-key': 'at-once' })
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    gone.abort()
    expect(await first).toBe('gone')
  })

  it('makes one customer of a call whose answer was lost', async () => {
    const journal = async () =>
      (await (await fetch(`${sandbox.url()}/__sandbox/requests?provider=stripe`)).json()) as ReceivedCall[]
    const before = (await journal()).length
    await sandbox.post('/__sandbox/faults', { provider: 'stripe', path: '/customers', kind: 'hang' })
    const made = await sandbox
      .client(secretKey, { maxNetworkRetries: 1, timeout: 300 })
      .customers.create({ email: 'lost@example.no' })
    const calls = (await journal()).slice(0, -before)
    expect(calls.map(({ status }) => status)).toEqual([200, null])
    const keys = calls.map(({ headers }) => headers['idempotency-key']!)
    expect(keys[0]).toBe(keys[1])
    expect((await sandbox.send('/customers', calls[0]!.body, { 'idempotency-key': keys[0]! })).body['id']).toBe(made.id)
  })
})
