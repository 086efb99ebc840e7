import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { credentialsIn } from '../control/credentials'
import { startSandbox, type RunningSandbox } from '../server'

const portOf = (server: Server) => (server.address() as AddressInfo).port
export const testClient = { id: 'husbok', secret: 's3cret', webhookSecret: 'w3bhook' }

export interface ReceivedRequest {
  readonly url: string
  readonly body: string
  readonly signature: string | undefined
  readonly event: Readonly<Record<string, unknown>>
}

export interface TestAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // Each test reads other fields of an answer.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
}

const read = async (answer: Response): Promise<TestAnswer> => {
  const text = await answer.text()
  const isJson = /json/.test(answer.headers.get('content-type') ?? '')
  return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : null }
}

/** The sandbox with a listener for its webhooks, and calls that contain a token. */
export async function testSignicat(format: 'legacy' | 'dtp' = 'legacy') {
  const directory = mkdtempSync(join(tmpdir(), 'husbok-signicat-'))
  const received: ReceivedRequest[] = []
  const listener = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      const signature = request.headers['x-idfy-signature'] as string | undefined
      received.push({ url: request.url ?? '', body, signature, event: JSON.parse(body) as ReceivedRequest['event'] })
      response.writeHead(200).end()
    })
  })
  await new Promise<void>((up) => listener.listen(0, '127.0.0.1', up))

  const start = () =>
    startSandbox({
      httpPort: 0,
      smtpPort: 0,
      dataDir: directory,
      appUrl: `http://127.0.0.1:${portOf(listener)}`,
      publicUrl: 'http://127.0.0.1:1',
      credentials: credentialsIn({
        SIGNICAT_CLIENT_ID: testClient.id,
        SIGNICAT_CLIENT_SECRET: testClient.secret,
        SIGNICAT_WEBHOOK_SECRET: testClient.webhookSecret,
        SIGNICAT_EVENT_FORMAT: format,
      }),
      machine: () => Date.parse('2026-11-20T10:00:00.000Z'),
    })
  let sandbox: RunningSandbox = await start()
  let token = ''
  const url = () => `http://127.0.0.1:${sandbox.httpPort}`

  async function askToken(form: Record<string, string> = {}, authorization?: string): Promise<TestAnswer> {
    return await read(
      await fetch(`${url()}/signicat/oauth/connect/token`, {
        method: 'POST',
        headers: authorization === undefined ? {} : { authorization },
        body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'signicat-api', ...form }),
      }),
    )
  }
  const basic = `Basic ${Buffer.from(`${testClient.id}:${testClient.secret}`).toString('base64')}`
  const login = async () => {
    token = ((await askToken({}, basic)).body as { access_token: string }).access_token
  }
  await login()

  const call = async (method: string, path: string, body?: unknown, authorization = `Bearer ${token}`) =>
    await fetch(`${url()}/signicat${path}`, {
      method,
      headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  const post = async (path: string, body: object) =>
    await read(
      await fetch(`${url()}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )

  return {
    url,
    received,
    basic,
    login,
    askToken,
    post,
    names: () => received.map(({ event }) => String(event['type'] ?? event['eventName'])),
    ask: async (method: string, path: string, body?: unknown, authorization?: string) =>
      await read(await call(method, path, body, authorization)),
    file: async (path: string) => Buffer.from(await (await call('GET', path)).arrayBuffer()),
    advance: async (advance: string) => await post('/__sandbox/clock', { advance }),
    play: async (document: string, action: string, body: object) =>
      await post(`/__sandbox/signicat/documents/${document}/${action}`, body),
    /** Opens a page, or sends a form to it. Redirects are not followed. */
    page: async (path: string, form?: Record<string, string>) =>
      await read(
        await fetch(path.startsWith('http') ? path : `${url()}${path}`, {
          redirect: 'manual',
          ...(form && { method: 'POST', body: new URLSearchParams(form) }),
        }),
      ),
    /** Nothing is written at the end. The second process reads what a kill would have left. */
    async restart() {
      const old = sandbox
      sandbox = await start()
      await old.stop()
    },
    async close() {
      await sandbox.stop()
      listener.close()
      rmSync(directory, { recursive: true })
    },
  }
}
export type TestSignicat = Awaited<ReturnType<typeof testSignicat>>

/** The smallest paper: one empty page, and a table with the positions of its objects. */
export function smallPdf(): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ]
  let text = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

export function testSigner(externalSignerId: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    externalSignerId,
    order: 1,
    required: true,
    signatureType: { mechanism: 'pkisignature', signatureMethods: ['no_bankid_csc'] },
    signerInfo: {
      firstName: 'Kari',
      lastName: 'Nordmann',
      email: 'kari@example.no',
      mobile: { countryCode: '+47', number: '90012345' },
    },
    redirectSettings: {
      redirectMode: 'redirect',
      success: 'https://husbok.example/tenant_notification?status=success',
      cancel: 'https://husbok.example/tenant_notification?status=cancel',
      error: 'https://husbok.example/tenant_notification?status=fail',
    },
    notifications: { setup: { request: 'off', finalReceipt: 'off' } },
    ui: { language: 'NO' },
    ...more,
  }
}

/** A lease with its tenants. All of them sign before the landlord. */
export function documentOf(
  externalId: string,
  {
    tenants = ['tenant'],
    pdf = smallPdf(),
    ...more
  }: { tenants?: string[]; pdf?: Buffer } & Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    title: 'Leiekontrakt – Storgata 1',
    externalId,
    dataToSign: {
      base64Content: pdf.toString('base64'),
      fileName: 'leiekontrakt.pdf',
      packaging: { signaturePackageFormats: ['pades'] },
    },
    contactDetails: { name: 'Husbok', email: 'post@husbok.example' },
    signers: [
      ...tenants.map((id) => testSigner(id)),
      testSigner('landlord', {
        order: 2,
        required: false,
        signerInfo: { firstName: 'Åse', lastName: 'Ødegård', email: 'ase@example.no' },
      }),
    ],
    advanced: { tags: ['contract'] },
    ...more,
  }
}
