import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp, testPassword } from '../../app/server/test-app'
import { subscriptionCalls } from './calls'
import { testBilling, webhookSecret, type TestBilling } from './test-billing'
import { accountCalls } from '../account/calls'

let billing: TestBilling
const start = '2026-11-20T10:00:00.000Z'
beforeAll(async () => void (billing = await testBilling({ now: start })))
beforeEach(() => billing.app.setNow(start))
afterAll(async () => {
  expect(billing.app.bugs).toEqual([])
  await billing.close()
})

/** A card that pays once, and then fails. */
const failsLater = '4000000000000341'
const seconds = (at: string) => Date.parse(at) / 1000
const signed = (payload: string, { secret = webhookSecret, at = start } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: seconds(at) })
const send = (payload: string, signature?: string, provider = 'stripe') =>
  billing.app.app.inject({
    method: 'POST',
    url: `/api/webhooks/${provider}`,
    headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
    payload,
  })
const message = (customer: string | null, id = 'evt_1', type = 'invoice.paid') =>
  JSON.stringify({ id, object: 'event', type, data: { object: { customer } } })
const left = async () => {
  const count = async (table: 'provider_event' | 'job') =>
    (await billing.app.db.selectFrom(table).select('id').execute()).length
  return [await count('provider_event'), await count('job')]
}

describe('a message of the provider', () => {
  it('that was not signed by it is refused, and leaves nothing behind', async () => {
    const { stored, pay } = await billing.landlord()
    await pay()
    const { customer } = (await stored())!
    const before = await left()
    const body = message(customer)
    const forged = [
      undefined,
      '',
      'nonsense',
      't=1,v1=',
      signed(body, { secret: 'whsec_of_somebody' }),
      signed(message(customer, 'evt_2')),
      signed(body, { at: '2026-11-20T09:54:59.000Z' }),
    ]
    for (const signature of forged) {
      const { statusCode, body: answer } = await send(body, signature)
      expect([signature, statusCode, answer.includes('"malformed"')]).toEqual([signature, 400, true])
    }
    expect(await left()).toEqual(before)
  })

  it('that was signed five minutes ago is taken', async () => {
    const body = message('cus_nobody')
    expect((await send(body, signed(body, { at: '2026-11-20T09:55:00.000Z' }))).statusCode).toBe(204)
  })

  it.each([
    ['is about somebody whom we do not know', message('cus_nobody', 'evt_foreign')],
    ['is about nobody', message(null, 'evt_nobody')],
    ['changes no subscription', message('cus_nobody', 'evt_other', 'customer.updated')],
  ])('that %s is taken, and nothing follows', async (_title, body) => {
    const jobs = (await left())[1]
    expect((await send(body, signed(body))).statusCode).toBe(204)
    expect((await left())[1]).toBe(jobs)
  })

  it.each([['no JSON'], ['{}'], ['[]'], ['{"id":"evt_1","type":"invoice.paid","data":null}']])(
    'that says %s is refused though it is signed',
    async (body) => expect((await send(body, signed(body))).statusCode).toBe(400),
  )

  it('of a provider that there is none of is not found', async () => {
    expect((await send('{}', 'x', 'paypal')).statusCode).toBe(404)
  })

  it('leads to one reading, however often it comes', async () => {
    const { stored, pay } = await billing.landlord()
    await pay()
    const before = (await stored())!.readings
    const body = message((await stored())!.customer, 'evt_again')
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(body, signed(body))))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
    await billing.app.work()
    expect((await stored())!.readings).toBe(before + 1)
  })

  it('changes nothing by what it claims', async () => {
    const { stored, pay, isActive } = await billing.landlord()
    await pay()
    const { customer } = (await stored())!
    const body = JSON.stringify({
      id: 'evt_claim',
      type: 'customer.subscription.deleted',
      data: { object: { customer, status: 'canceled' } },
    })
    await send(body, signed(body))
    await billing.app.work()
    expect([(await stored())!.status, await isActive()]).toEqual(['active', true])
  })
})

describe('a subscription', () => {
  const mailsTo = async (email: string) =>
    (await billing.app.mails()).filter(({ to }) => to === email).map(({ subject }) => subject)

  it('whose messages were all lost is read within the hour', async () => {
    const { subscribe, isActive } = await billing.landlord()
    const url = await subscribe()
    await billing.hold()
    await billing.complete(url, 'paid')
    await look()
    expect(await isActive()).toBe(true)
    await billing.release()
    await billing.settled()
  })

  it('goes on while a failed payment is tried again, and the landlord is told once', async () => {
    const kari = await billing.landlord()
    await kari.pay('month', failsLater)
    const before = await mailsTo(kari.email)
    await billing.advance('P31D')
    await billing.settled()
    expect([(await kari.info()).status, await kari.isActive()]).toEqual(['past_due', true])
    expect(await mailsTo(kari.email)).toEqual([...before, expect.stringContaining('payment')])
    await billing.advance('P30D')
    await billing.settled()
    expect(await kari.isActive()).toBe(false)
    expect(['canceled', 'unpaid']).toContain((await kari.info()).status)
    expect(await mailsTo(kari.email)).toHaveLength(before.length + 2)
  })

  it('keeps its account from being deleted, and leaves nothing behind when it has ended', async () => {
    const kari = await billing.landlord()
    await kari.pay('month', failsLater)
    const { customer } = (await kari.stored())!
    const remove = () => billing.app.call(accountCalls.deleteAccount, { body: { password: testPassword } }, kari)
    await expect(remove()).rejects.toMatchObject({ status: 409, body: { message: 'subscriptionIsActive' } })
    await billing.advance('P61D')
    await billing.settled()
    const url = await kari.subscribe('year')
    await remove()
    await billing.app.work()
    expect(await kari.stored()).toBeUndefined()
    // The open checkout can't be paid any more, because nobody would get anything for the payment.
    await expect(billing.complete(url, 'paid')).rejects.toThrow('409')
    const body = message(customer, 'evt_late')
    expect((await send(body, signed(body))).statusCode).toBe(204)
    await billing.app.work()
    expect(await kari.stored()).toBeUndefined()
  })
})

describe('without a payment provider', () => {
  it('nothing can be bought, and everything else works', async () => {
    const app = await testApp()
    const { token } = await app.landlord({ finished: false })
    for (const ask of [
      () => app.call(subscriptionCalls.prices, {}, { token }),
      () => app.call(subscriptionCalls.subscribe, { params: { priceId: 'price_1' } }, { token }),
    ])
      await expect(ask()).rejects.toMatchObject({ status: 503, body: { message: 'providerUnavailable' } })
    expect(await app.call(subscriptionCalls.info, {}, { token })).toMatchObject({ status: null })
    expect(await app.call(subscriptionCalls.portal, {}, { token })).toEqual({ message: 'noSubscription' })
    expect((await app.app.inject({ method: 'POST', url: '/api/webhooks/stripe' })).statusCode).toBe(503)
    await app.close()
  })
})

/** The hourly job that looks for lost messages. */
async function look(): Promise<void> {
  const { kinds } = billing.app.modules.work
  const attempt = { db: billing.app.db, now: billing.app.now(), payload: {}, signal: new AbortController().signal }
  await kinds['subscription.look']!.run({ ...attempt, job: { id: 1, key: null, attempt: 1, before: null } })
  await billing.app.work()
}
