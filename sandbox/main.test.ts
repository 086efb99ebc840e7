import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import nodemailer from 'nodemailer'
import Stripe from 'stripe'
import { afterAll, describe, expect, it } from 'vitest'
import type { SandboxReady } from './main'
import { documentOf } from './signicat/test-signicat'
import { checkoutOf } from './stripe/test-stripe'

const directory = mkdtempSync(join(tmpdir(), 'husbok-sandbox-'))
afterAll(() => rmSync(directory, { recursive: true }))

const run = (port: number) =>
  fork(fileURLToPath(new URL('main.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    silent: true,
    env: {
      ...process.env,
      STRIPE_SECRET_KEY: '',
      SIGNICAT_CLIENT_ID: '',
      SIGNICAT_CLIENT_SECRET: '',
      SANDBOX_PORT: String(port),
      SANDBOX_SMTP_PORT: '0',
      DATA_DIR: directory,
    },
  })
const launch = async (): Promise<{ child: ChildProcess; ready: SandboxReady }> => {
  const child = run(0)
  const [ready] = (await once(child, 'message')) as [SandboxReady]
  return { child, ready }
}
const stripeOf = ({ httpPort: port }: SandboxReady) =>
  new Stripe('sk_test_sandbox', { host: '127.0.0.1', port, protocol: 'http', telemetry: false })
/** Creates a subscription with the calls of the API. */
async function subscribe(ready: SandboxReady) {
  const api = stripeOf(ready)
  const { id } = await api.customers.create({ email: 'kari@example.no' })
  const checkout = await api.checkout.sessions.create(checkoutOf(id))
  await fetch(`http://127.0.0.1:${ready.httpPort}/__sandbox/stripe/checkout/${checkout.id}/complete`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'paid' }),
  })
  const [made] = (await api.subscriptions.list({ customer: id })).data
  return made!
}
const signicatOf = ({ httpPort }: SandboxReady) => `http://127.0.0.1:${httpPort}/signicat`
/** A paper that one of two signers has signed, with the calls of the API. */
async function signPaper(ready: SandboxReady) {
  const url = signicatOf(ready)
  const token = (await (
    await fetch(`${url}/oauth/connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        scope: 'signicat-api',
        client_id: 'husbok',
        client_secret: 'sandbox',
      }),
    })
  ).json()) as { access_token: string }
  const headers = { authorization: `Bearer ${token.access_token}`, 'content-type': 'application/json' }
  const made = await fetch(`${url}/sign/documents`, { method: 'POST', headers, body: JSON.stringify(documentOf('a')) })
  const { documentId } = (await made.json()) as { documentId: string }
  await fetch(`http://127.0.0.1:${ready.httpPort}/__sandbox/signicat/documents/${documentId}/sign`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ externalSignerId: 'tenant' }),
  })
  return async (at: SandboxReady) =>
    await (await fetch(`${signicatOf(at)}/sign/documents/${documentId}`, { headers })).json()
}
const ended = async (child: ChildProcess) => ((await once(child, 'exit')) as [number | null])[0]

describe('the process', () => {
  it('keeps what was acknowledged through a kill -9, and ends with its launcher', async () => {
    const first = await launch()
    await nodemailer
      .createTransport({ host: '127.0.0.1', port: first.ready.smtpPort })
      .sendMail({ from: 'a@husbok.example', to: 'kari@example.no', subject: 'Kept', text: 'Hei' })
    const bought = await subscribe(first.ready)
    const readPaper = await signPaper(first.ready)
    const paper = await readPaper(first.ready)
    expect(paper).toMatchObject({ status: { documentStatus: 'partialsigned' } })
    first.child.kill('SIGKILL')
    expect(await ended(first.child)).toBeNull()

    const second = await launch()
    const mails = (await (await fetch(`http://127.0.0.1:${second.ready.httpPort}/__sandbox/mails`)).json()) as object[]
    expect(mails).toMatchObject([{ to: 'kari@example.no', subject: 'Kept' }])
    expect(await stripeOf(second.ready).subscriptions.list({ status: 'all' })).toMatchObject({ data: [bought] })
    expect(await readPaper(second.ready)).toEqual(paper)

    const third = run(second.ready.httpPort)
    let output = ''
    third.stderr?.on('data', (chunk) => (output += String(chunk)))
    expect(await ended(third)).toBe(1)
    expect(output).toContain('EADDRINUSE')

    second.child.disconnect()
    expect(await ended(second.child)).toBe(0)
  })
})
