import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { testBrowser } from '../sandbox/idporten/test-browser'
import { callApp, callOrThrow, type RunningApp } from './crash'

/** The failures of a service, as faults of the sandbox. */
export const faultKinds = {
  refused: { kind: 'refuse' },
  'a hang': { kind: 'hang' },
  'a reset': { kind: 'reset' },
  'a slow drip': { kind: 'drip' },
  '500': { kind: 'status', status: 500 },
  '429': { kind: 'status', status: 429 },
  '401': { kind: 'status', status: 401 },
  'bad JSON': { kind: 'garbage' },
  'an answer of 10 MB': { kind: 'status', status: 200, body: JSON.stringify({ data: 'x'.repeat(10_000_000) }) },
  'a redirect': { kind: 'status', status: 302 },
} as const
type FaultKind = keyof typeof faultKinds

/** The mail server's status for such a fault. */
const smtpStatus: Partial<Record<FaultKind, number>> = {
  '500': 451,
  '429': 421,
  '401': 454,
  'a redirect': 451,
}

const providers = ['stripe', 'idporten', 'sveve', 'smtp'] as const

/** The external services of a running app, as its sandbox simulates them. */
export function sandboxFaults({ sandboxUrl }: { readonly sandboxUrl: string }) {
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${sandboxUrl}/__sandbox/${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.status === 204 ? undefined : await answer.json()
  }
  return {
    /** Makes every call of every service fail in this way from now on. */
    async fail(kind: FaultKind): Promise<void> {
      for (const provider of providers) {
        const status = provider === 'smtp' ? smtpStatus[kind] : undefined
        await send('POST', 'faults', {
          provider,
          times: 1000,
          ...faultKinds[kind],
          ...(status !== undefined && { status, body: 'Not now' }),
        })
      }
    },
    recover: () => send('DELETE', 'faults'),
    mailsTo: async (to: string) => ((await send('GET', 'mails')) as { to: string }[]).filter((mail) => mail.to === to),
    smsTo: async (to: string) => ((await send('GET', 'sms')) as { to: string }[]).filter((sms) => sms.to === to),
    /**
     * The number of different requests of that kind that were carried out for an account. A repeated request has the key of
     * the first one.
     */
    async stripeCalls(path: string, account: number): Promise<number> {
      const calls = (await send('GET', 'requests?provider=stripe')) as {
        method: string
        path: string
        status: number | null
        body: string
        headers: Record<string, string>
      }[]
      const own = calls.filter(
        (call) =>
          call.method === 'POST' &&
          call.path === path &&
          (call.status === null || call.status < 300) &&
          new RegExp(`(userId\\]|client_reference_id)=${account}(&|$)`).test(decodeURIComponent(call.body)),
      )
      return new Set(own.map(({ headers }) => headers['idempotency-key'])).size
    },
  }
}

/** The answer of a call, and its time in milliseconds. Throws when no answer came. */
export async function timeOfCall(work: Promise<{ status: number; bytes: Uint8Array } | undefined>) {
  const begun = performance.now()
  const answer = await work
  const ms = performance.now() - begun
  if (!answer) throw new Error(`no answer after ${Math.round(ms)} ms`)
  const text = Buffer.from(answer.bytes).toString()
  return { ms, status: answer.status, body: (text ? JSON.parse(text) : undefined) as unknown }
}

/** Runs a support command next to the app. A command that fails, because its message was not sent, is ignored. */
export async function admin(dataDir: string, ...words: string[]): Promise<void> {
  const main = join(import.meta.dirname, '../dist/server/admin.js')
  const ran = promisify(execFile)(process.execPath, [main, ...words], { env: { ...process.env, DATA_DIR: dataDir } })
  await ran.catch(() => undefined)
}

/** A login with ID-porten up to the return to the app, with the cookies that the browser has. */
export async function externalLogin(app: RunningApp, sandboxUrl: string, token?: string) {
  const begun = await fetch(`${app.url}/api/auth/providers`, {
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  })
  const cookie = begun.headers.getSetCookie().map((set) => set.split(';')[0]!)
  const [provider] = (await begun.json()) as { name: string; authUrl: string }[]
  const go = testBrowser(sandboxUrl)
  const page = await go(provider!.authUrl)
  const { at } = await go(page.at, { person: '0' })
  return {
    /** Sends the browser's return to the app. */
    comeBack: async () => {
      const answer = await fetch(
        `${app.url}/api/auth/callback/${provider!.name}?${new URL(at).searchParams.toString()}`,
        {
          headers: { cookie: cookie.join('; '), ...(token !== undefined && { authorization: `Bearer ${token}` }) },
        },
      )
      return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
    },
  }
}

/** Saves a voucher while the faults last. */
export const bookkeeping = (app: RunningApp, landlord: { token: string; houseId: number; supplierId: number }) =>
  callApp(app.url, 'POST', 'bilag', {
    token: landlord.token,
    body: {
      houseId: landlord.houseId,
      supplierId: landlord.supplierId,
      cost_type: 'maintenance',
      description: 'Maling',
      repeat: 'never',
      sum: 500,
      date: '2026-03-01',
      franchise: 100,
      documents: [],
    },
  })

export const pricesOf = (app: RunningApp, token: string) =>
  callOrThrow<{ priceId: string }[]>(app.url, 'GET', 'subscription/prices', { token })
