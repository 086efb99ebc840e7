import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { testHouse, type CallRefused } from '../../app/server/test-app'
import { houseCalls } from '../house/calls'
import { subscriptionCalls } from './calls'
import { testBilling, type TestBilling } from './test-billing'

let billing: TestBilling
/** The slow calls start first and are checked last, because they take long. */
let stalled: ReturnType<typeof stall>
beforeAll(async () => {
  stalled = stall()
  billing = await testBilling()
})
afterEach(async () => {
  await billing.clearFaults()
  expect(billing.app.bugs).toEqual([])
})
afterAll(() => billing.close())

/** The outcome of a call that must be refused. */
async function outcomeOf(call: () => Promise<unknown>) {
  const refused = await call().then(
    () => null,
    (error: unknown) => error as CallRefused,
  )
  return { status: refused?.status, message: refused?.body.message }
}

/**
 * Three landlords make calls at once. In both attempts, the provider's answers hang, arrive byte by
 * byte, or are slow. Meanwhile one landlord records vouchers.
 */
async function stall() {
  const own = await testBilling()
  const [kari, ola, liv] = [await own.landlord(), await own.landlord(), await own.landlord()]
  await ola.subscribe('month')
  await liv.pay()
  await own.fault({ path: '/v1/customers', kind: 'hang', times: 2 })
  await own.fault({ path: '/v1/checkout/sessions/cs_', kind: 'drip', times: 2 })
  await own.fault({ path: '/v1/billing_portal', kind: 'slow', times: 2 })
  const ended = Promise.all([
    outcomeOf(() => kari.subscribe()),
    outcomeOf(() => ola.subscribe('year')),
    outcomeOf(() => own.app.call(subscriptionCalls.portal, {}, { token: liv.token })),
  ])
  await new Promise((done) => setTimeout(done, 300))
  const state = { isStalled: true }
  void ended.finally(() => (state.isStalled = false))
  await own.app.call(houseCalls.create, { body: testHouse }, { token: kari.token })
  const isBookedMeanwhile = state.isStalled
  const outcomes = await ended
  await kari.subscribe()
  const keys = new Set(await own.customerKeys(kari.id))
  await own.close()
  return { outcomes, isBookedMeanwhile, customers: keys.size }
}

it.each([
  ['500', 'status', { status: 500 }, 503, 'providerUnavailable'],
  ['429', 'status', { status: 429 }, 503, 'providerUnavailable'],
  ['401', 'status', { status: 401, body: { error: { type: 'authentication_error' } } }, 502, 'providerError'],
  ['a redirect', 'status', { status: 302 }, 502, 'providerError'],
  ['no JSON', 'garbage', {}, 502, 'providerError'],
  ['something else than was agreed', 'status', { status: 200, body: { id: 7 } }, 502, 'providerError'],
  ['10 MB', 'status', { status: 200, body: 'x'.repeat(10_000_000) }, 502, 'providerError'],
  ['no connection', 'refuse', {}, 503, 'providerUnavailable'],
  ['a reset connection', 'reset', {}, 503, 'providerUnavailable'],
])(
  '%s is a plain refusal; nothing has changed, and it works afterwards',
  async (_title, kind, more, status, message) => {
    const { subscribe, isActive, id } = await billing.landlord()
    await subscribe('year')
    await billing.fault({ path: '/v1/checkout', kind, times: 2, ...more })
    expect(await outcomeOf(() => subscribe('month'))).toEqual({ status, message })
    expect(await isActive()).toBe(false)
    await billing.clearFaults()
    await billing.complete(await subscribe('month'), 'paid')
    await billing.settled()
    expect(await isActive()).toBe(true)
    const failed = await billing.app.db
      .selectFrom('sendlog')
      .selectAll()
      .where('userId', '=', id)
      .where('success', '=', false)
      .execute()
    expect(failed).toMatchObject([{ type: 'stripe' }])
    expect(JSON.stringify(failed)).not.toMatch(/husbok\.test|sk_test|cus_/)
  },
)

it('whatever stalls is 504, keeps no bookkeeping waiting, and makes nothing twice', async () => {
  const { outcomes, isBookedMeanwhile, customers } = await stalled
  const timeout = { status: 504, message: 'providerTimeout' }
  expect(outcomes).toEqual([timeout, timeout, timeout])
  expect(isBookedMeanwhile).toBe(true)
  expect(customers).toBe(1)
})
