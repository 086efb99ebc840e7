import fastify, { type FastifyInstance } from 'fastify'
import { createServer, type Server } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { openSandbox } from './sandbox'
import type { Webhook } from './delivery'
import type { Webhooks } from './webhooks'
import { eventually } from '../../src/base/call/test-eventually'

interface Taken {
  readonly body: string
  readonly signature: string | undefined
}

let directory: string
let product: Server
let taken: Taken[]
let answers: number[]
let app: FastifyInstance
let webhooks: Webhooks
let url: string

beforeAll(async () => {
  product = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const status = answers.shift() ?? 200
      if (status < 300)
        taken.push({ body: Buffer.concat(parts).toString(), signature: String(request.headers['signed']) })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((up) => product.listen(0, '127.0.0.1', up))
})
afterAll(() => product.close())
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'husbok-webhooks-'))
  ;[taken, answers] = [[], []]
  await start()
})
afterEach(async () => {
  await app.close()
  rmSync(directory, { recursive: true })
})

async function start(): Promise<void> {
  app = fastify({ forceCloseConnections: true })
  webhooks = openSandbox(app, directory, () => Date.parse('2026-11-20T10:00:00.000Z')).webhooks
  webhooks.register('bank', {
    url: `http://127.0.0.1:${(product.address() as AddressInfo).port}/api/webhooks/bank`,
    headers: (body) => ({ signed: `of ${body}` }),
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/__sandbox/webhooks`
}

const post = async (path: string, body?: object) =>
  await fetch(`${url}${path}`, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
const list = async () => (await (await fetch(url)).json()) as Webhook[]
const bodies = () => taken.map(({ body }) => body)
const emit = (...texts: string[]) => texts.forEach((text) => webhooks.emit('bank', 'money.came', text))

it('is delivered at once, signed, and listed with what was answered', async () => {
  emit('one')
  await eventually(async () =>
    expect((await list())[0]).toMatchObject({ state: 'delivered', status: 200, attempts: 1 }),
  )
  expect(taken).toEqual([{ body: 'one', signature: 'of one' }])
  expect((await list())[0]).toMatchObject({ id: 1, provider: 'bank', type: 'money.came', body: 'one' })
})

it('is tried again until the app takes it', async () => {
  answers = [500, 503]
  emit('one')
  await eventually(async () => expect((await list())[0]).toMatchObject({ state: 'delivered', attempts: 3 }))
  expect(bodies()).toEqual(['one'])
})

it('is sent again as often as asked', async () => {
  emit('one')
  await eventually(() => expect(taken).toHaveLength(1))
  expect((await post('/1/resend')).status).toBe(200)
  expect((await post('/1/resend')).status).toBe(200)
  expect(bodies()).toEqual(['one', 'one', 'one'])
  expect((await post('/9/resend')).status).toBe(404)
})

it('waits while webhooks are held back, and goes out in the order asked for', async () => {
  expect((await post('/hold')).status).toBe(204)
  emit('one', 'two', 'three')
  expect((await list()).map(({ state }) => state)).toEqual(['held', 'held', 'held'])
  expect((await post('/release', { order: [3, 1] })).status).toBe(204)
  expect(bodies()).toEqual(['three', 'one', 'two'])
  emit('four')
  await eventually(() => expect(bodies()).toEqual(['three', 'one', 'two', 'four']))
  expect((await post('/release', { order: 'three' })).status).toBe(422)
})

it('survives a kill: what was held stays held, what was not delivered is sent', async () => {
  await post('/hold')
  emit('held')
  await app.close()
  await start()
  expect((await list()).map(({ state }) => state)).toEqual(['held'])
  await post('/release')
  expect(bodies()).toEqual(['held'])

  answers = [500]
  emit('late')
  await eventually(async () => expect((await list())[0]).toMatchObject({ attempts: 1, state: 'waiting' }))
  await app.close()
  await start()
  await eventually(() => expect(bodies()).toEqual(['held', 'late']))
})
