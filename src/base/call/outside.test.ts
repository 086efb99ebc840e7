import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { createEncryption } from '../db/encryption'
import { createDb, createPool, type Db } from '../db/pool'
import { testDatabase } from '../db/test-database'
import type { Instant } from '../kit/day'
import { endpoint } from '../kit/endpoint'
import type { OwnerId } from '../kit/owner'
import { Refusal } from '../kit/refusal'
import { sendRefusal, registerApi } from './api'
import { routes, type Ctx } from './context'

const calls = {
  order: endpoint('POST order', {
    access: 'owner',
    summary: 'Orders something elsewhere',
    body: z.strictObject({ what: z.string() }),
    answer: z.object({ number: z.number(), open: z.boolean() }),
    outside: true,
  }),
  hear: endpoint('POST hear', {
    access: 'public',
    summary: 'Takes what is signed',
    body: 'raw',
    answer: z.object({ text: z.string(), signature: z.string().optional() }),
  }),
  browser: endpoint('GET browser', {
    access: 'public',
    summary: 'Says which browser asks',
    answer: z.object({ browser: z.string() }),
    browser: true,
  }),
}

let database: Awaited<ReturnType<typeof testDatabase>>
let pool: ReturnType<typeof createPool>
let db: Db
let app: FastifyInstance
let time: number
let order: (ctx: Ctx) => Promise<number>
const answerEncryption = createEncryption([{ id: 'test', secret: randomBytes(32) }])

beforeAll(async () => {
  database = await testDatabase()
  pool = createPool(database.connection, 6)
  db = createDb(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(async () => {
  time = Date.parse('2026-11-20T10:00:00.000Z')
  await db.deleteFrom('idempotency').execute()
  app = fastify()
  const onBug = (error: unknown) => {
    if (!(error instanceof TypeError)) console.error(error)
  }
  app.setErrorHandler((error, request, reply) => sendRefusal(error, request, reply, onBug))
  await registerApi(
    app,
    routes(calls, {
      order: async (ctx) => ({ number: await order(ctx), open: ctx.db.isTransaction }),
      hear: async (_ctx, { body }) => ({
        text: Buffer.from(body.bytes).toString(),
        signature: body.header('x-signature'),
      }),
      browser: async ({ browser }) => ({ browser }),
    }),
    {
      db,
      clock: { now: () => new Date(time).toISOString() as Instant },
      ids: { code: (bits) => randomBytes(bits / 8).toString('base64url') },
      answerEncryption,
      gate: async () => ({ owner: 7 as OwnerId, role: 'landlord', tokenHash: 'x' }),
      isLive: async () => true,
      limitFactor: 1000,
      tempDirectory: '/nowhere',
      checkAnswers: true,
      onBug,
    },
  )
})
afterEach(() => app.close())

const send = async (what = 'a lock', key = 'key-of-test') => {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/api/order',
    headers: { authorization: `Bearer ${'t'.repeat(40)}`, 'idempotency-key': key },
    payload: { what },
  })
  return [statusCode, JSON.parse(body) as Record<string, unknown>] as const
}
const entries = async () =>
  (await db.selectFrom('audit').select('id').where('action', '=', 'POST order').execute()).length

it('asks without a transaction, and leaves its trace when it is done', async () => {
  order = async () => 1
  const before = await entries()
  expect(await send()).toEqual([200, { number: 1, open: false }])
  expect(await entries()).toBe(before + 1)
})

it('is asked once by equal requests, whether at once or later', async () => {
  let asked = 0
  order = async () => {
    asked += 1
    await new Promise((done) => setTimeout(done, 300))
    return asked
  }
  const both = await Promise.all([send(), send(), send()])
  expect([...both, await send()].map(([status, { number }]) => [status, number])).toEqual(
    Array.from({ length: 4 }, () => [200, 1]),
  )
  expect((await send('another lock'))[1]).toMatchObject({ message: 'idempotencyKeyReused' })
})

it('may be sent again after a refusal', async () => {
  order = () => Promise.reject(new Refusal('providerTimeout'))
  expect((await send())[0]).toBe(504)
  order = async () => 5
  expect(await send()).toMatchObject([200, { number: 5 }])
})

it('is asked again when the process that began it was lost', async () => {
  order = async () => 1
  await send()
  await db.updateTable('idempotency').set({ status: null, answer: null }).execute()
  order = async () => 2
  time += 61_000
  expect(await send()).toMatchObject([200, { number: 2 }])
})

it('that was lost after it had stored what it asks for is told so when it comes again, however that ended', async () => {
  const seen: unknown[] = []
  order = async ({ db, now, intent }) => {
    seen.push(intent?.storedAt)
    await db.transaction().execute((tx) => intent!.store(tx, now))
    throw new TypeError('a bug')
  }
  expect((await send())[0]).toBe(500)
  order = async ({ intent }) => {
    seen.push(intent?.storedAt)
    throw new Refusal('providerTimeout')
  }
  // The second request doesn't wait, because the refused one has given its claim back.
  expect((await send())[0]).toBe(504)
  expect((await send())[0]).toBe(504)
  expect(seen).toEqual([null, new Date(time).toISOString(), null])
})

it('is asked once, and done, where a statement of it was prepared before a column came', async () => {
  let asked = 0
  order = async (ctx) => {
    asked += 1
    const { rows } = await sql<object>`select * from installation where id <> ${'x'}`.execute(ctx.db)
    return rows.length
  }
  const [before] = await send('a lock', 'key-before')
  await sql`alter table installation add column of_the_next_release text`.execute(db)
  expect([before, (await send('a lock', 'key-behind'))[0], asked]).toEqual([200, 200, 2])
})

it('takes what is signed as the bytes that came, with its headers', async () => {
  const payload = '{ "a":  1 }\n'
  for (const type of ['application/json', 'text/plain']) {
    const { body } = await app.inject({
      method: 'POST',
      url: '/api/hear',
      headers: { 'content-type': type, 'x-signature': 's' },
      payload,
    })
    expect(JSON.parse(body)).toEqual({ text: payload, signature: 's' })
  }
})

it('knows a browser again by a cookie that no script reads', async () => {
  const first = await app.inject({ url: '/api/browser' })
  const { browser } = first.json<{ browser: string }>()
  expect(browser).toMatch(/^[A-Za-z0-9_-]{22}$/)
  expect(first.headers['set-cookie']).toBe(`browser=${browser}; Path=/api; HttpOnly; SameSite=Lax; Max-Age=31536000`)
  const again = await app.inject({ url: '/api/browser', headers: { cookie: `a=b; browser=${browser}` } })
  expect([again.json<{ browser: string }>().browser, again.headers['set-cookie']]).toEqual([browser, undefined])
  const forged = await app.inject({ url: '/api/browser', headers: { cookie: 'browser=short' } })
  expect(forged.json<{ browser: string }>().browser).not.toBe('short')
})
