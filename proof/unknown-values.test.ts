import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Instant } from '../src/base/kit/day'
import type { ProviderDeps } from '../src/base/provider/provider'
import { signicatDeposit } from '../src/lease/deposit/provider/signicat-deposit'
import { signicatSigning } from '../src/lease/signing/provider/signicat'
import { stripeBilling } from '../src/landlord/subscription/provider/stripe'
import { altinn3 } from '../src/year/tax-return/provider/altinn'

// The product must not treat an unknown value as the nearest known one. Each closed list of an external service is answered
// once with a value of the list, and once with another value.

let answer: unknown
let server: Server
let url: string
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume().on('end', () => {
      const path = request.url ?? ''
      const isToken = path.includes('token') || path.includes('/exchange/')
      const json = path.includes('/exchange/') ? '"token"' : isToken ? { access_token: 't', expires_in: 600 } : answer
      response.setHeader('content-type', 'application/json')
      response.end(typeof json === 'string' ? json : JSON.stringify(json))
    })
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const deps: Omit<ProviderDeps, 'name'> = {
  clock: { now: () => '2026-11-20T10:00:00.000Z' as Instant },
  steady: () => performance.now(),
  log: async () => undefined,
}
const operation = { name: 'proof', userId: null, sendData: {} }
const login = () => ({ tokenUrl: `${url}/token`, scope: 's', clientId: 'c', clientSecret: 's' })

const stripe = () => stripeBilling({ apiUrl: url, secretKey: 'sk_test', webhookSecret: 'whsec_0123456789abcdef' }, deps)
const signing = () =>
  signicatSigning(
    { ...login(), signUrl: url, bankidMethod: 'b', publicUrl: 'http://husbok.test', supportEmail: 'a@husbok.test' },
    deps,
  )
const bank = () => signicatDeposit({ ...login(), depositUrl: url }, deps)
const altinn = () => altinn3({ platformUrl: url, appUrl: url }, deps)

const checkout = (more: object) => ({ id: 'cs_1', status: 'open', url: null, payment_status: 'unpaid', ...more })
const subscriptions = (status: string, interval = 'month') => ({
  data: [
    {
      id: 'sub_1',
      status,
      created: 1,
      cancel_at_period_end: false,
      items: { data: [{ current_period_end: 2, price: { recurring: { interval } } }] },
    },
  ],
})
const deposit = (depositStatus: string) => ({
  id: 'd',
  documentId: 'o',
  externalId: 'e',
  tenants: [{ id: 't' }],
  status: { depositStatus },
})
const order = (documentStatus: string) => ({ documentId: 'o', signers: [], status: { documentStatus } })
const instance = (elementId: string) => ({ id: '1/a', process: { currentTask: { elementId } }, data: [] })

const readInstance = () =>
  altinn().ask(operation, { nationalId: '29124815345', accessToken: 't' }, (api) => api.read('1/a'))

describe('a word that no list of ours has', () => {
  it.each<[string, () => Promise<unknown>, unknown, unknown]>([
    [
      'of a refund at Stripe',
      () => stripe().ask(operation, (api) => api.refund('pi_1', 'key')),
      { id: 're_1', status: 'succeeded' },
      { id: 're_1', status: 'reversed_by_bank' },
    ],
    [
      'of a checkout at Stripe',
      () => stripe().ask(operation, (api) => api.readCheckout('cs_1')),
      checkout({ status: 'complete' }),
      checkout({ status: 'settled' }),
    ],
    [
      'of a subscription at Stripe',
      () => stripe().ask(operation, (api) => api.subscriptions('cus_1')),
      subscriptions('past_due'),
      subscriptions('grace'),
    ],
    [
      'of how often is paid at Stripe',
      () => stripe().ask(operation, (api) => api.subscriptions('cus_1')),
      subscriptions('active', 'year'),
      subscriptions('active', 'week'),
    ],
    [
      'of an order to sign',
      () => signing().ask(operation, (api) => api.read('o')),
      order('partialsigned'),
      order('signed_by_proxy'),
    ],
    [
      'of a deposit account',
      () => bank().ask(operation, (api) => api.read('d', false)),
      deposit('PAID_PARTIAL'),
      deposit('FROZEN'),
    ],
    ['of a step at Altinn', readInstance, instance('Task_2'), instance('Task_9')],
  ])('%s makes the answer unreadable', async (_what, ask, known, unknown) => {
    answer = known
    await ask()
    answer = unknown
    await expect(ask()).rejects.toMatchObject({ kind: 'unreadable' })
  })

  it('of a payment at Stripe is not paid', async () => {
    answer = checkout({ payment_status: 'paid' })
    const read = () => stripe().ask(operation, (api) => api.readCheckout('cs_1'))
    expect(await read()).toMatchObject({ isPaid: true })
    answer = checkout({ payment_status: 'promised' })
    expect(await read()).toMatchObject({ isPaid: false })
  })

  it('of a release at the bank says nothing of the release', async () => {
    const release = (category: string) => ({
      ...deposit('TERMINATED'),
      release: { category, amount: { tenant: 1, landlord: 2 } },
    })
    const read = async () => (await bank().ask(operation, (api) => api.read('d', false)))?.release
    answer = release('SPLIT')
    expect(await read()).toMatchObject({ category: 'SPLIT' })
    answer = release('COURT')
    expect(await read()).toBeUndefined()
  })

  it('of a scan at Altinn is waited for', async () => {
    const scanned = (fileScanResult: string) => ({
      ...instance('Task_2'),
      data: [{ id: 'f', dataType: 'x', fileScanResult }],
    })
    const read = async () => (await readInstance())?.files[0]?.scan
    answer = scanned('Clean')
    expect(await read()).toBe('clean')
    answer = scanned('Quarantined')
    expect(await read()).toBe('pending')
  })
})
