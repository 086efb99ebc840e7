import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorOf, testStripe, type TestStripe } from './test-stripe'

let sandbox: TestStripe
beforeAll(async () => void (sandbox = await testStripe()))
afterAll(() => sandbox.close())

/** A payment of a fee: the ids of the checkout and of its payment. */
async function paid(): Promise<{ checkout: string; payment: string }> {
  const api = sandbox.client()
  const { id } = await api.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      { price_data: { currency: 'nok', unit_amount: 29_900, product_data: { name: 'Gebyr' } }, quantity: 1 },
    ],
    client_reference_id: 'deposit:7',
    success_url: 'http://127.0.0.1:3000/home',
  })
  await sandbox.complete(id, { outcome: 'paid' })
  const { payment_intent } = await api.checkout.sessions.retrieve(id)
  return { checkout: id, payment: payment_intent as string }
}

describe('a refund', () => {
  it('gives all of a payment back, once, and the same answer for the same key', async () => {
    const api = sandbox.client()
    const { payment } = await paid()
    const first = await api.refunds.create({ payment_intent: payment }, { idempotencyKey: 'refund-of-the-test' })
    expect(first).toMatchObject({ object: 'refund', amount: 29_900, payment_intent: payment, status: 'succeeded' })
    const again = await api.refunds.create({ payment_intent: payment }, { idempotencyKey: 'refund-of-the-test' })
    expect(again.id).toBe(first.id)
    expect(await errorOf(api.refunds.create({ payment_intent: payment }))).toMatchObject({
      statusCode: 400,
      code: 'charge_already_refunded',
    })
    expect(sandbox.received.filter(({ event }) => event.type === 'refund.created')).toHaveLength(1)
    const overview = await (await fetch(`${sandbox.url()}/stripe`)).text()
    expect(overview).toContain(payment)
  })

  it('may be of a part, as long as that is left', async () => {
    const api = sandbox.client()
    const { payment } = await paid()
    expect((await api.refunds.create({ payment_intent: payment, amount: 20_000 })).amount).toBe(20_000)
    expect(await errorOf(api.refunds.create({ payment_intent: payment, amount: 9901 }))).toMatchObject({
      code: 'amount_too_large',
    })
    expect((await api.refunds.create({ payment_intent: payment })).amount).toBe(9900)
  })

  it.each([
    [{}, { statusCode: 400, code: 'parameter_missing' }],
    [{ payment_intent: 'pi_of_nobody' }, { statusCode: 400, code: 'resource_missing', param: 'payment_intent' }],
    [{ payment_intent: 'pi_of_nobody', reverse_transfer: true }, { code: 'sandbox_unsupported' }],
  ])('%j is refused', async (asked, error) => {
    expect(await errorOf(sandbox.client().refunds.create(asked))).toMatchObject(error)
  })
})
