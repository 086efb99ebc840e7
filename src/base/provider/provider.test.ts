import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Instant } from '../kit/day'
import type { Attempt } from '../sendlog/model'
import { ProviderFailure } from './failure'
import { providerFetch } from './fetch'
import { openProvider } from './provider'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown
let answer: Answer
let server: Server
let url: string

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

/** Longer than any test. A test of an answer that never comes has its own limit. */
const never = 3_600_000
const ask = async (init?: RequestInit, timeoutMs = never) =>
  await providerFetch({ origins: [url], timeoutMs, maxBytes: 1000 })(`${url}/v1/things?secret=1`, init)

describe('the fetch of a provider', () => {
  it('gives the answer, read to the end', async () => {
    answer = (_request, response) => response.writeHead(201, { 'x-id': '7' }).end('{"a":1}')
    const given = await ask()
    expect([given.status, given.headers.get('x-id'), await given.json()]).toEqual([201, '7', { a: 1 }])
  })

  it.each([204, 404, 422, 500])('gives an answer of status %i as it is', async (status) => {
    answer = (_request, response) => response.writeHead(status).end()
    expect((await ask()).status).toBe(status)
  })

  it.each<[string, string, Answer]>([
    ['is silent', 'timeout', () => undefined],
    [
      'drips',
      'timeout',
      async (_request, response) => {
        response.writeHead(200)
        while (!response.destroyed) {
          response.write(' ')
          await sleep(50)
        }
      },
    ],
    ['hangs up', 'unreachable', (request) => request.socket.destroy()],
    ['resets', 'unreachable', (request) => request.socket.resetAndDestroy()],
    [
      'breaks off in the middle',
      'unreachable',
      (request, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{')
        setTimeout(() => request.socket.destroy(), 20)
      },
    ],
    ['says too much', 'unreadable', (_request, response) => response.writeHead(200).end('x'.repeat(1001))],
    [
      'redirects',
      'refused',
      (_request, response) => response.writeHead(302, { location: 'https://evil.example' }).end(),
    ],
  ])('fails where the provider %s: %s', async (_title, kind, given) => {
    answer = given
    const failure = await ask({}, kind === 'timeout' ? 200 : never).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ProviderFailure)
    expect(failure).toMatchObject({ kind })
    expect((failure as Error).message).not.toContain('secret')
  })

  it('fails where nobody listens', async () => {
    const nobody = providerFetch({ origins: ['http://127.0.0.1:1'] })
    await expect(nobody('http://127.0.0.1:1/')).rejects.toMatchObject({ kind: 'unreachable' })
  })

  it('asks no other address', async () => {
    const other = providerFetch({ origins: ['https://api.example'] })
    await expect(other(url)).rejects.toThrow('is not an address of this provider')
  })

  it('calls a path in what fails as it is told to', async () => {
    answer = (_request, response) => response.writeHead(302).end()
    const named = providerFetch({ origins: [url], nameOf: (path) => path.replace(/\d{11}/, '…') })
    await expect(named(`${url}/v2/2025/29817491020`)).rejects.toThrow('/v2/2025/…: redirected')
  })

  it('passes on why the caller gave up', async () => {
    answer = () => undefined
    await expect(ask({ signal: AbortSignal.abort(new Error('stopping')) })).rejects.toThrow('stopping')
  })
})

describe('an operation', () => {
  const at = '2026-11-20T10:00:00.000Z' as Instant
  const setUp = (deadlineMs?: number) => {
    const log: Attempt[] = []
    const provider = openProvider({
      name: 'bank',
      clock: { now: () => at },
      steady: () => 0,
      log: async (attempt) => void log.push(attempt),
      deadlineMs,
    })
    const operation = { name: 'open account', userId: 7, sendData: { contract: 3 } }
    return { log, run: async <T>(action: () => Promise<T>) => await provider.ask(operation, action) }
  }

  it('is logged with its outcome', async () => {
    const { log, run } = setUp()
    expect(await run(async () => 'done')).toBe('done')
    await expect(run(() => Promise.reject(new ProviderFailure('overloaded', '/v1: 503')))).rejects.toThrow('503')
    await expect(run(() => Promise.reject(new TypeError('a bug with 4111 1111')))).rejects.toThrow(TypeError)
    expect(log).toMatchObject([
      { success: true, type: 'bank', userId: 7, requestError: '', sendData: { contract: 3 }, at },
      { success: false, internalData: { operation: 'open account' }, requestError: 'overloaded: /v1: 503' },
      { success: false, requestError: 'internal' },
    ])
  })

  it('ends at its deadline, whether its adapter listens or not', async () => {
    const { run } = setUp(50)
    await expect(run(() => new Promise(() => undefined))).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('is not begun while the provider is paused; what it declines does not count', async () => {
    const { log, run } = setUp()
    const fail = async (kind: 'refused' | 'timeout') =>
      await run(() => Promise.reject(new ProviderFailure(kind, 'x'))).catch(() => undefined)
    for (let n = 0; n < 6; n += 1) await fail('refused')
    expect(await run(async () => 1)).toBe(1)
    for (let n = 0; n < 5; n += 1) await fail('timeout')
    await expect(run(async () => 1)).rejects.toMatchObject({ kind: 'paused' })
    expect(log.at(-1)).toMatchObject({ success: false, requestError: expect.stringMatching(/^paused/) })
  })
})

describe('a failure', () => {
  it.each([
    ['timeout', 504],
    ['unreachable', 503],
    ['overloaded', 503],
    ['paused', 503],
    ['refused', 502],
    ['unreadable', 502],
  ] as const)('of kind %s is %i to the caller', (kind, status) => {
    expect(new ProviderFailure(kind, 'x').toRefusal().status).toBe(status)
  })
})
