import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import type { BankReading } from './model'

export interface Made {
  readonly id: string
  readonly documentId: string
  readonly asked: Readonly<Record<string, unknown>> & {
    readonly externalId: string
    readonly tenants: readonly { externalId: string; info: { firstName: string; lastName: string } }[]
    readonly landlord: Readonly<Record<string, unknown>>
    readonly contract: Readonly<Record<string, unknown>>
  }
  status: BankReading['status']
  funds: number
  document: 'unsigned' | 'partialsigned' | 'signed' | 'canceled'
  isPackaged: boolean
  signed: string[]
  /** The split that waits for the tenant, or what was paid out at the end, in kroner. */
  release: { category: 'TENANT' | 'SPLIT'; amount: { tenant: number; landlord: number } } | null
  /** What the bank has carried out, in order. An equal split that already waits isn't counted again. */
  readonly done: string[]
}

/**
 * How the next request whose `method path` matches fails. `lost` and `hang`: it is carried out, but not answered.
 * `reset`, `status` and `noise`: it isn't carried out. `slow`: it is carried out a quarter of a second later.
 */
export interface Fault {
  readonly on: string | RegExp
  readonly kind: 'status' | 'lost' | 'hang' | 'reset' | 'noise' | 'slow'
  readonly status?: number
  readonly words?: string
}

/** A bank that opens deposit accounts and lies on request; its numbers are not those of a real bank. */
export async function testBank() {
  const deposits = new Map<string, Made>()
  const requests: { readonly on: string; readonly body: Readonly<Record<string, unknown>> | null }[] = []
  const faults: Fault[] = []
  const waiting = new Set<ServerResponse>()
  /**
   * `tellsRelease`: a reading reports the release, which a bank may leave out. `accountOf`: the place of the tenant who
   * gets the account. `tokenLife`: the seconds that a token lasts, of which the last minute isn't used.
   */
  const lies = { tellsRelease: true, accountOf: 0, tokenLife: 3600 }

  const answerOf = (made: Made) => ({
    id: made.id,
    documentId: made.documentId,
    externalId: made.asked.externalId,
    tenants: made.asked.tenants.map(({ externalId }, n) => ({
      id: `${made.id}-${n}`,
      externalId,
      url: `https://bank.test/${made.id}/${n}`,
      bankAccountNumber: n === lies.accountOf && made.status !== 'CREATED' ? '12345678903' : null,
    })),
    landlord: { signUrl: `https://bank.test/${made.id}/landlord` },
    status: { depositStatus: made.status, funds: made.funds },
    ...(lies.tellsRelease && { release: made.release }),
  })
  const documentOf = (made: Made) => ({
    documentId: made.documentId,
    signers: [...made.asked.tenants.map(({ externalId }) => externalId), 'contract:landlord'].map(
      (externalSignerId) => ({
        id: externalSignerId,
        url: `https://bank.test/${externalSignerId}`,
        externalSignerId,
        documentSignature: made.signed.includes(externalSignerId)
          ? { fullName: 'Per Hansen', dateOfBirth: '1990-05-17', signedTime: '2026-11-20T10:00:00.000Z' }
          : null,
      }),
    ),
    status: { documentStatus: made.document, completedPackages: made.isPackaged ? ['pades'] : [] },
    advanced: { timeToLive: { deadline: '2027-01-04T09:00:00.000Z' } },
  })

  function handle(method: string, path: string, body: Record<string, unknown> | null): [number, unknown] {
    const [, id = '', action = ''] = /^\/deposit\/personal\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? []
    const made = deposits.get(id)
    if (path === '/token')
      return [200, { access_token: 'of-the-test', expires_in: lies.tokenLife, token_type: 'Bearer' }]
    if (path === '/deposit/personal' && method === 'POST') {
      const asked = body as unknown as Made['asked']
      const next: Made = {
        id: randomUUID(),
        documentId: randomUUID(),
        asked,
        status: 'CREATED',
        funds: 0,
        document: 'unsigned',
        isPackaged: false,
        signed: [],
        release: null,
        done: [],
      }
      deposits.set(next.id, next)
      return [200, answerOf(next)]
    }
    if (path === '/deposit/personal/summary') {
      const data = [...deposits.values()].map((each) => ({
        id: each.id,
        documentId: each.documentId,
        tenants: each.asked.tenants.map(({ info: { firstName, lastName } }) => ({ firstName, lastName })),
      }))
      return [200, { size: data.length, offset: 0, limit: 300, data }]
    }
    const document = /^\/sign\/documents\/([^/]+)(\/files)?/.exec(path)
    if (document) {
      const found = [...deposits.values()].find(({ documentId }) => documentId === document[1])
      if (!found) return [404, { message: 'not found' }]
      return [200, document[2] ? Buffer.from('%PDF-1.7 signed') : documentOf(found)]
    }
    if (!made) return [404, { message: 'not found' }]
    if (action === '') return [200, answerOf(made)]
    if (action === 'cancel') {
      if (made.status === 'PAID' || made.status === 'TERMINATED')
        return [400, { message: 'not possible in this state' }]
      made.status = 'TERMINATED'
      made.done.push('cancel')
      if (made.document !== 'signed') made.document = 'canceled'
      return [200, {}]
    }
    if (made.status !== 'PAID') return [400, { message: 'not possible in this state' }]
    const amount = body?.['amount'] as { tenant: number; landlord: number }
    if (Math.round((amount.tenant + amount.landlord) * 100) !== Math.round(made.funds * 100))
      return [400, { message: 'invalid', errors: [{ field: 'Amount', message: 'must be the funds' }] }]
    const category = body?.['category'] as 'TENANT' | 'SPLIT'
    const release = { category, amount: { tenant: amount.tenant, landlord: amount.landlord } }
    if (JSON.stringify(made.release) !== JSON.stringify(release))
      made.done.push(`${category} ${amount.tenant}/${amount.landlord}`)
    made.release = release
    if (category === 'TENANT') made.status = 'TERMINATED'
    return [200, {}]
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString('utf8')
    const path = request.url!.split('?')[0]!
    const isJson = text.startsWith('{')
    const body = isJson ? (JSON.parse(text) as Record<string, unknown>) : null
    const on = `${request.method} ${request.url}`
    requests.push({ on, body })
    const at = faults.findIndex((fault) => new RegExp(fault.on).test(on))
    const fault = at === -1 ? undefined : faults.splice(at, 1)[0]
    if (fault?.kind === 'status') {
      response.writeHead(fault.status ?? 500, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ message: fault.words ?? 'the bank is out' }))
      return
    }
    if (fault?.kind === 'noise') return void response.end('<!doctype html>')
    if (fault?.kind === 'reset') return void request.socket.destroy()
    if (fault?.kind === 'slow') await new Promise((done) => setTimeout(done, 250))
    const [status, answer] = handle(request.method!, path, body)
    if (fault?.kind === 'lost') return void request.socket.destroy()
    if (fault?.kind === 'hang') return void waiting.add(response)
    response.writeHead(status, { 'content-type': Buffer.isBuffer(answer) ? 'application/pdf' : 'application/json' })
    response.end(Buffer.isBuffer(answer) ? answer : JSON.stringify(answer))
  }

  const server = createServer((request, response) => void receive(request, response))
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: {
      tokenUrl: `${url}/token`,
      scope: 'signicat-api',
      signUrl: `${url}/sign`,
      depositUrl: `${url}/deposit`,
      pageHosts: ['bank.test'],
      depositBank: 'Fjordbanken',
      clientId: 'husbok',
      clientSecret: 'of-the-test',
      webhookSecret: 'token-of-the-test',
      eventFormat: 'dtp' as const,
      // The test waits for a hanging bank for a shorter time than for a real one.
      timeoutMs: 1500,
      bankidMethod: 'no_bankid_csc',
    },
    deposits,
    faults,
    lies,
    fault: (fault: Fault) => void faults.push(fault),
    /** How often something was asked of the bank. */
    count: (on: RegExp) => requests.filter((each) => on.test(each.on)).length,
    /** Adds a deposit that was made and has reached this state. */
    add(externalId: string, status: BankReading['status'], funds = 0): Made {
      const asked = {
        externalId,
        tenants: [{ externalId: 'contract:1:tenant', info: { firstName: 'Per', lastName: 'Hansen' } }],
        landlord: {},
        contract: {},
      }
      const made: Made = {
        id: randomUUID(),
        documentId: randomUUID(),
        asked,
        status,
        funds,
        document: status === 'CREATED' ? 'unsigned' : 'signed',
        isPackaged: status !== 'CREATED',
        signed: [],
        release: null,
        done: [],
      }
      deposits.set(made.id, made)
      return made
    },
    async close() {
      for (const response of waiting) response.destroy()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

export type TestBank = Awaited<ReturnType<typeof testBank>>
