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
/** A subscription as it is on the wire. */
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
const ended = async (child: ChildProcess) => ((await once(child, 'exit')) as [number | null])[0]

describe('the process', () => {
  it('keeps what was acknowledged through a kill -9, and ends with its launcher', async () => {
    const first = await launch()
    await nodemailer
      .createTransport({ host: '127.0.0.1', port: first.ready.smtpPort })
      .sendMail({ from: 'a@husbok.example', to: 'kari@example.no', subject: 'Kept', text: 'Hei' })
    const bought = await subscribe(first.ready)
    first.child.kill('SIGKILL')
    expect(await ended(first.child)).toBeNull()

    const second = await launch()
    const mails = (await (await fetch(`http://127.0.0.1:${second.ready.httpPort}/__sandbox/mails`)).json()) as object[]
    expect(mails).toMatchObject([{ to: 'kari@example.no', subject: 'Kept' }])
    expect(await stripeOf(second.ready).subscriptions.list({ status: 'all' })).toMatchObject({ data: [bought] })

    const third = run(second.ready.httpPort)
    let output = ''
    third.stderr?.on('data', (chunk) => (output += String(chunk)))
    expect(await ended(third)).toBe(1)
    expect(output).toContain('EADDRINUSE')

    second.child.disconnect()
    expect(await ended(second.child)).toBe(0)
  })
})
