import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ProviderFailure } from '../../base/provider/failure'
import { ore } from '../../base/kit/money'
import type { Instant } from '../../base/kit/day'
import { idportenProvider } from '../../landlord/external-login/provider/idporten'
import { stripeBilling } from '../../landlord/subscription/provider/stripe'
import { skatteetaten } from '../../year/tax-return/provider/skatteetaten'

// A provider may be hacked, or its answer may be changed on the way. A person must not be sent to another site then.

let server: Server
let base: string
/** The page to which the provider sends people. */
let page: string
beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = () => {
      if (request.url!.includes('.well-known'))
        return {
          issuer: base,
          authorization_endpoint: page,
          end_session_endpoint: page,
          token_endpoint: `${base}/token`,
          jwks_uri: `${base}/jwks`,
          response_types_supported: ['code'],
        }
      if (request.url!.includes('skattemelding')) return { url: page }
      return { id: 'cs_1', object: 'checkout.session', status: 'open', payment_status: 'unpaid', url: page }
    }
    request.resume().once('end', () => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(answer()))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((closed) => server.close(closed)))

const deps = {
  clock: { now: () => '2026-11-20T10:00:00.000Z' as Instant },
  steady: () => performance.now(),
  log: async () => undefined,
}
const operation = { name: 'test', userId: null, sendData: {} }
const urls = { successUrl: 'http://husbok.test/a', cancelUrl: 'http://husbok.test/b' }

const billing = () =>
  stripeBilling({ apiUrl: base, secretKey: 'sk', webhookSecret: 'whsec', pageHosts: ['stripe.com'] }, deps)
const login = () =>
  idportenProvider(
    { issuer: base, clientId: 'a', clientSecret: 'b' },
    { publicUrl: 'http://husbok.test', scopes: [] },
    deps,
  )
const payment = { reference: 'r', email: 'a@b.no', name: 'n', amount: ore(100), language: 'nb', ...urls } as const
const subscription = { account: 1, customer: 'cus', priceId: 'p', language: 'nb', ...urls } as const
const tax = () => skatteetaten({ apiUrl: base, viewUrl: `${base}/view` }, { ...deps, ids: { code: () => 'id' } })

const ways: [string, () => Promise<string | null | undefined>][] = [
  ['paying once', () => billing().ask(operation, async (stripe) => (await stripe.createPayment(payment, 'k')).url)],
  [
    'a subscription',
    () => billing().ask(operation, async (stripe) => (await stripe.createCheckout(subscription, 'k'))?.url),
  ],
  [
    'a page that is read again',
    () => billing().ask(operation, async (stripe) => (await stripe.readCheckout('cs_1'))?.url),
  ],
  ['the portal', () => billing().ask(operation, (stripe) => stripe.openPortal('cus', urls.successUrl, 'nb'))],
  ['a login', () => login().begin({ state: 's', nonce: 'n', verifier: 'v'.repeat(43) }, 'nb')],
  ['a logout', () => login().logoutUrl('token')],
  [
    'a preview of the return',
    () =>
      tax().ask(operation, { nationalId: '29124815345', accessToken: 't' }, (authority) => authority.preview('<x/>')),
  ],
]

it.each(ways)('nobody is sent elsewhere by %s', async (_what, ask) => {
  for (const elsewhere of ['https://evil.example/x', 'javascript:alert(1)', 'http://127.0.0.1.evil.example/']) {
    page = elsewhere
    const failure = await ask().then(
      (url) => `sent to ${url}`,
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(ProviderFailure)
    expect((failure as ProviderFailure).toRefusal().status).toBe(502)
  }
  page = `${base}/view/1`
  expect(await ask()).toContain(page)
})
