import fastify from 'fastify'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { providerRoutes } from './provider-routes'
import { FaultRequest, type Faults } from './faults'
import { guardLoopback } from './guard'
import type { ReceivedCall } from './journal'
import { controlRoutes } from './routes'
import { openSandbox } from './sandbox'

const directory = mkdtempSync(join(tmpdir(), 'husbok-provider-'))
const app = fastify({ forceCloseConnections: true })
let url = ''
let faults: Faults
let carriedOut: string[] = []

beforeAll(async () => {
  guardLoopback(app)
  const sandbox = openSandbox(app, directory, () => Date.parse('2026-11-20T10:00:00.000Z'))
  faults = sandbox.faults
  controlRoutes(sandbox)
  await providerRoutes(sandbox, 'bank', '/bank', (bank) => {
    bank.post('/orders', async (call) => {
      carriedOut.push(String(call.body))
      return { ordered: true }
    })
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await app.close()
  rmSync(directory, { recursive: true })
})
afterEach(async () => {
  carriedOut = []
  await fetch(`${url}/__sandbox/faults`, { method: 'DELETE' })
})

const order = (body = 'amount=1', waitMs = 10_000) =>
  fetch(`${url}/bank/orders?x=1`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: 'Bearer s3cret', cookie: 'a=b' },
    signal: AbortSignal.timeout(waitMs),
  })
const plan = async (fault: object) =>
  (
    await fetch(`${url}/__sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ provider: 'bank', ...fault }),
    })
  ).status
const journal = async (query = '?provider=bank') =>
  (await (await fetch(`${url}/__sandbox/requests${query}`)).json()) as ReceivedCall[]

describe('the journal', () => {
  it('holds each call as it was received, credentials blanked, with what was answered', async () => {
    await order('amount=1&name=%C3%85se')
    const [newest] = await journal()
    expect(newest).toMatchObject({
      at: '2026-11-20T10:00:00.000Z',
      provider: 'bank',
      method: 'POST',
      path: '/bank/orders?x=1',
      body: 'amount=1&name=%C3%85se',
      status: 200,
    })
    expect(newest?.headers).toMatchObject({ authorization: 'Bearer ***', cookie: '***' })
    expect(await journal('?provider=stripe')).toEqual([])
    expect(JSON.stringify(await journal(''))).not.toContain('s3cret')
  })
})

describe('a fault', () => {
  it.each(['refuse', 'reset'])('that breaks the connection (%s) does not carry the call out', async (kind) => {
    await plan({ kind })
    await expect(order()).rejects.toThrow('fetch failed')
    expect(carriedOut).toEqual([])
    expect((await journal())[0]?.status).toBeNull()
    expect((await order()).status).toBe(200)
  })

  it.each(['refuse', 'reset'])('that breaks the connection (%s) after the call was carried out', async (kind) => {
    await plan({ kind, carriedOut: true })
    await expect(order()).rejects.toThrow('fetch failed')
    expect(carriedOut).toEqual(['amount=1'])
  })

  it('of a status and of garbage spoils the answer of a call that was carried out, where that is asked for', async () => {
    await plan({ kind: 'status', status: 200, body: '<html>', carriedOut: true })
    const answer = await order()
    expect([answer.status, await answer.text()]).toEqual([200, '<html>'])
    await plan({ kind: 'garbage', carriedOut: true })
    await expect((await order()).json()).rejects.toThrow()
    expect(carriedOut).toEqual(['amount=1', 'amount=1'])
  })

  it('that hangs without carrying the call out answers as little', async () => {
    await plan({ kind: 'hang', carriedOut: false })
    await expect(order('amount=1', 300)).rejects.toThrow('timeout')
    expect(carriedOut).toEqual([])
  })

  it('chooses its calls by method and path, for a test in the same process', async () => {
    faults.add(FaultRequest.parse({ provider: 'bank', kind: 'status' }), /^PUT /)
    faults.add(FaultRequest.parse({ provider: 'bank', kind: 'status', status: 418 }), /^POST \/bank\/orders\?x=1$/)
    expect([(await order()).status, (await order()).status]).toEqual([418, 200])
  })

  it('that hangs carries it out and keeps the answer back', async () => {
    await plan({ kind: 'hang' })
    await expect(order('amount=1', 300)).rejects.toThrow('timeout')
    expect(carriedOut).toEqual(['amount=1'])
  })

  it('that is slow carries it out and answers after five seconds, or as long as is told', async () => {
    await plan({ kind: 'slow' })
    await plan({ kind: 'slow', ms: 300 })
    const begun = performance.now()
    expect((await order()).status).toBe(200)
    expect(performance.now() - begun).toBeGreaterThan(4900)
    const next = performance.now()
    expect((await order()).status).toBe(200)
    expect(performance.now() - next).toBeGreaterThan(290)
    expect(carriedOut).toEqual(['amount=1', 'amount=1'])
  })

  it('that drips begins an answer that never ends, and does not carry it out', async () => {
    await plan({ kind: 'drip' })
    const answer = await order('amount=1', 1500)
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow('timeout')
    expect(carriedOut).toEqual([])
  })

  it('of a status answers with it and its body, also 2xx', async () => {
    await plan({ kind: 'status', status: 503, body: { error: 'busy' } })
    await plan({ kind: 'status', status: 201, body: 'made' })
    const [first, second] = [await order(), await order()]
    expect([first.status, await first.json()]).toEqual([503, { error: 'busy' }])
    expect([second.status, await second.text()]).toEqual([201, 'made'])
    expect(carriedOut).toEqual([])
    expect((await journal())[1]?.status).toBe(503)
  })

  it('of garbage answers what nobody can read', async () => {
    await plan({ kind: 'garbage' })
    await expect((await order()).json()).rejects.toThrow()
  })

  it('lets the skipped calls pass, strikes as often as asked, and only where the path matches', async () => {
    await plan({ kind: 'status', status: 500, path: '/orders', skip: 2, times: 2 })
    await plan({ kind: 'status', status: 418, path: '/other' })
    await plan({ provider: 'stripe', kind: 'status', status: 418 })
    const seen = []
    for (let n = 0; n < 5; n += 1) seen.push((await order()).status)
    expect(seen).toEqual([200, 200, 500, 500, 200])
  })

  it('is cleared, and refused when nobody can tell what it means', async () => {
    await plan({ kind: 'status' })
    expect((await fetch(`${url}/__sandbox/faults`, { method: 'DELETE' })).status).toBe(204)
    expect((await order()).status).toBe(200)
    expect(await plan({ kind: 'explode' })).toBe(422)
    expect(await plan({ kind: 'status', time: 2 })).toBe(422)
    expect(await plan({ kind: 'slow', carriedOut: false })).toBe(422)
    expect(await plan({ kind: 'slow', ms: 0 })).toBe(422)
    expect(await plan({ kind: 'drip', carriedOut: true })).toBe(422)
  })
})

describe('the clock', () => {
  it('moves on by a duration and refuses anything else', async () => {
    const advance = async (body: string) =>
      await fetch(`${url}/__sandbox/clock`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(await (await advance('{"advance":"P31D"}')).json()).toEqual({ now: '2026-12-21T10:00:00.000Z' })
    expect((await advance('{"advance":"tomorrow"}')).status).toBe(422)
    expect((await advance('{}')).status).toBe(422)
  })
})

describe('the routes of a provider', () => {
  const status = (path: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(url + path, { headers }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end()
    })

  it('is closed to foreign names and, for the control plane, to foreign pages', async () => {
    expect(await status('/__sandbox/clock', {})).toBe(200)
    expect(await status('/__sandbox/clock', { host: 'evil.example' })).toBe(403)
    expect(await status('/__sandbox/clock', { origin: 'https://evil.example' })).toBe(403)
    expect(await status('/__sandbox/clock', { origin: url })).toBe(200)
  })
})
