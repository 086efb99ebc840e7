import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProviderSettings } from '../../app/server/providers'
import { testApp, type TestApp } from '../../app/server/test-app'
import { startSandbox } from '../../../sandbox/server'
import { signicatSettings } from '../../../sandbox/test-sandbox'
import { subscriptionCalls } from './calls'
import type { SubscriptionInfo } from './model'

export const webhookSecret = 'whsec_of_the_test'
const signicat = {
  clientId: 'husbok',
  clientSecret: 'sandbox',
  webhookSecret: 'sandbox',
  eventFormat: 'dtp',
} as const
const stripe = { secretKey: 'sk_test_of_the_test', webhookSecret }

/** A request that the provider has received. */
interface Received {
  readonly method: string
  readonly path: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

interface Webhook {
  readonly id: number
  readonly type: string
  readonly body: string
  readonly state: string
  readonly status: number | null
}

/**
 * The app with the sandbox's Stripe. Stripe's messages reach the app over HTTP. App and sandbox use
 * the app's clock. `providers`: providers besides Stripe. `depositBank`: adds the sandbox's
 * signing, and its deposit bank under this name. `timeoutMs`: how long the app waits for each
 * provider.
 */
export async function testBilling(
  options: { now?: string; providers?: Partial<ProviderSettings>; depositBank?: string; timeoutMs?: number } = {},
) {
  const start = options.now ?? '2026-11-20T10:00:00.000Z'
  let app: TestApp | undefined
  const dataDir = await mkdtemp(join(tmpdir(), 'husbok-billing-'))
  const door = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { url, headers } = request
      void app!.app
        .inject({ method: 'POST', url: url!, headers, payload: Buffer.concat(parts) })
        .then((answer) => response.writeHead(answer.statusCode).end(answer.rawPayload))
    })
  })
  await new Promise<void>((up) => door.listen(0, '127.0.0.1', up))
  const sandbox = await startSandbox({
    httpPort: 0,
    smtpPort: 0,
    dataDir,
    appUrl: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    publicUrl: 'http://husbok.test',
    credentials: {
      stripe,
      idporten: { clientId: 'husbok', clientSecret: 'sandbox' },
      sveve: { user: 'husbok', password: 'sandbox' },
      signicat,
    },
    machine: () => Date.parse(app?.now() ?? start),
  })
  const apiUrl = `http://127.0.0.1:${sandbox.httpPort}`
  const waits = options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }
  const made: TestApp = await testApp({
    now: start,
    providers: {
      ...options.providers,
      stripe: { apiUrl, ...stripe, ...waits },
      ...(options.depositBank !== undefined && {
        signicat: { ...signicatSettings(apiUrl, { signicat }), ...waits, depositBank: options.depositBank },
      }),
    },
  })
  app = made

  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${apiUrl}/__sandbox/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  }
  const webhooks = async () => (await ask('GET', 'webhooks')) as Webhook[]
  const complete = (url: string, outcome: 'paid' | 'declined' | 'abandoned', card?: string) =>
    ask('POST', `stripe/checkout/${/cs_\w+/.exec(url)![0]}/complete`, { outcome, ...(card && { card }) })

  const requests = async (path: string) =>
    ((await ask('GET', 'requests?provider=stripe')) as Received[]).filter((each) => each.path.startsWith(path))

  const billing = {
    app: made,
    apiUrl,
    parts: sandbox.parts,
    ask,
    webhooks,
    complete,
    fault: (fault: object) => ask('POST', 'faults', { provider: 'stripe', ...fault }),
    clearFaults: () => ask('DELETE', 'faults'),
    hold: () => ask('POST', 'webhooks/hold'),
    release: (order: readonly number[] = []) => ask('POST', 'webhooks/release', { order }),
    advance: (advance: string) => ask('POST', 'clock', { advance }),
    requests,
    /** The idempotency keys of the requests that created the customer of the user account. */
    async customerKeys(id: number) {
      const asked = await requests('/v1/customers')
      return asked
        .filter(({ body }) => new URLSearchParams(body).get('metadata[userId]') === String(id))
        .map(({ headers }) => headers['idempotency-key'])
    },
    /** Waits for the messages that are on their way. */
    async delivered() {
      for (let n = 0; n < 200 && (await webhooks()).some(({ state }) => state === 'waiting'); n += 1)
        await new Promise((done) => setTimeout(done, 10))
    },
    /** Waits for the messages that are on their way, and runs the jobs that follow from them. */
    async settled() {
      await billing.delivered()
      await made.work()
    },
    /** A landlord with the calls that the tests of a subscription need. */
    async landlord() {
      const { token, email, id } = await made.landlord({ finished: false })
      const subscribe = async (interval: 'month' | 'year' = 'month', key?: string) => {
        const prices = await made.call(subscriptionCalls.prices, {}, { token })
        const { priceId } = prices.find((price) => price.interval === interval)!
        const options = { token, ...(key && { key }) }
        return (await made.call(subscriptionCalls.subscribe, { params: { priceId } }, options)).url
      }
      return {
        token,
        email,
        id,
        subscribe,
        info: (): Promise<SubscriptionInfo> => made.call(subscriptionCalls.info, {}, { token }),
        isActive: async () =>
          (
            await made.db
              .selectFrom('account')
              .select('subscriptionActive')
              .where('id', '=', id)
              .executeTakeFirstOrThrow()
          ).subscriptionActive,
        stored: () => made.db.selectFrom('subscription').selectAll().where('account_id', '=', id).executeTakeFirst(),
        /** Pays, and waits for the messages. */
        pay: async (interval: 'month' | 'year' = 'month', card?: string) => {
          await complete(await subscribe(interval), 'paid', card)
          await billing.settled()
        },
      }
    },
    async close() {
      await made.close()
      await sandbox.stop()
      door.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return billing
}

export type TestBilling = Awaited<ReturnType<typeof testBilling>>
