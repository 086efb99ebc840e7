import type { FastifyInstance } from 'fastify'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { controlRoutes } from '../control/routes'
import { openSandbox } from '../control/sandbox'
import { createApp } from '../server'
import { addStripe } from './routes'

export const secretKey = 'sk_test_of_the_sandbox'
export const webhookSecret = 'whsec_of_the_sandbox'
const portOf = (server: Server) => (server.address() as AddressInfo).port

/** The Stripe of the sandbox with the real SDK as its client and a listener for its webhooks. */
export async function testStripe(now = '2026-11-20T10:00:00.000Z') {
  const directory = mkdtempSync(join(tmpdir(), 'husbok-stripe-'))
  const received: { event: Stripe.Event; body: string; signature: string }[] = []
  const listener = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      const event = JSON.parse(body) as Stripe.Event
      received.push({ event, body, signature: String(request.headers['stripe-signature']) })
      response.writeHead(200).end()
    })
  })
  await new Promise<void>((up) => listener.listen(0, '127.0.0.1', up))

  let app: FastifyInstance
  async function start(): Promise<void> {
    app = createApp()
    const sandbox = openSandbox(app, directory, () => Date.parse(now))
    controlRoutes(sandbox)
    await addStripe(sandbox, { appUrl: `http://127.0.0.1:${portOf(listener)}`, secretKey, webhookSecret })
    await app.listen({ host: '127.0.0.1', port: 0 })
  }
  await start()
  const url = () => `http://127.0.0.1:${portOf(app.server)}`
  const client = (key = secretKey, more: Partial<Stripe.StripeConfig> = {}) =>
    new Stripe(key, {
      host: '127.0.0.1',
      port: portOf(app.server),
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
      httpClient: Stripe.createFetchHttpClient(),
      ...more,
    })
  const post = async (path: string, body: object) =>
    await fetch(`${url()}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  return {
    url,
    client,
    received,
    post,
    /** A call without the SDK, for requests that the SDK would not send. */
    async send(path: string, body: string, headers: Record<string, string> = {}, signal?: AbortSignal) {
      const answer = await fetch(`${url()}/v1${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${secretKey}`,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        body,
        ...(signal && { signal }),
      })
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> }
    },
    advance: async (advance: string) => await post('/__sandbox/clock', { advance }),
    complete: async (id: string, body: object) => await post(`/__sandbox/stripe/checkout/${id}/complete`, body),
    /** Nothing is written at the end. The second process reads what a kill would have left. */
    async restart() {
      const old = app
      await start()
      await old.close()
    },
    async close() {
      await app.close()
      listener.close()
      rmSync(directory, { recursive: true })
    },
  }
}

export type TestStripe = Awaited<ReturnType<typeof testStripe>>

/** The SDK's error of a call that must be refused. */
export const errorOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((each: unknown) => each)
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error('was not refused', { cause: error })
  const { statusCode, type, code, param, message } = error
  return { statusCode, type, code, param, message }
}
/** The product's request when a landlord subscribes. */
export const checkoutOf = (customer: string, price = 'price_husbok_month'): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  line_items: [{ price, quantity: 1 }],
  customer,
  client_reference_id: '7',
  success_url: 'http://127.0.0.1:3000/profile/subscription?subscribed=success',
  cancel_url: 'http://127.0.0.1:3000/profile/subscription?subscribed=fail',
  locale: 'nb',
  subscription_data: { metadata: { userId: '7' } },
})
