import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../call/test-eventually'
import { createEncryption } from '../db/encryption'
import { createDb, createPool, type Db } from '../db/pool'
import { testDatabase, type TestDatabase } from '../db/test-database'
import type { Instant } from '../kit/day'
import type { Attempt } from '../sendlog/model'
import { logAttempt } from '../sendlog/service'
import { permanentlyFailedJobs, queueJobAgain } from './failed-mails'
import { smsJobKinds } from './jobs'
import { sveveSender, type SveveSettings } from './provider/sveve'
import { maxSmsAttempts } from './rules'
import { outboxService } from './service'
import { testSandbox, type TestSandbox } from './test-sandbox'
import { startWorker, type Worker } from './worker'
import { runningAttemptMark } from './worker-claim'

const now = '2026-11-20T10:00:00.000Z' as Instant
const time = { now }
const clock = { now: () => time.now }
const encryption = createEncryption([{ id: 'k1', secret: randomBytes(32) }])
const { queueSms } = outboxService({ encryption })
const sms = { to: '+4790012345', text: 'Blåbær på Ærøy: https://husbok.example/?token=canary', userId: 7 }
const password = 's3cret-word'

let database: TestDatabase
let sandbox: TestSandbox
let directory: string
let pool: pg.Pool
let db: Db
let worker: Worker | undefined

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'husbok-sms-'))
  sandbox = await testSandbox(directory, { SVEVE_USER: 'husbok', SVEVE_PASSWORD: password })
  database = await testDatabase()
  pool = createPool(database.connection)
  db = createDb(pool)
})
afterAll(async () => {
  await pool.end()
  await Promise.all([database.drop(), sandbox.stop()])
  await rm(directory, { recursive: true, force: true })
})
beforeEach(async () => {
  await sql`truncate job, sendlog`.execute(db)
  time.now = now
})
afterEach(async () => {
  await worker?.stop()
  await sandbox.clearFaults()
})

const settings = (url = `${sandbox.url}/sveve`): SveveSettings => ({ url, user: 'husbok', password, from: 'Husbok' })

interface Run {
  readonly log?: (attempt: Attempt) => Promise<void>
  readonly timeoutMs?: number
}

/** Sends the queued messages. */
function run(given: SveveSettings | null = settings(), { log = (a) => logAttempt(db, a), timeoutMs }: Run = {}) {
  const deps = { clock, steady: () => performance.now(), log, ...(timeoutMs !== undefined && { timeoutMs }) }
  worker = startWorker({
    db,
    pool,
    clock,
    random: () => 0,
    kinds: smsJobKinds({ sender: given && sveveSender(given, deps), encryption }),
    log: () => undefined,
    logAttempt,
    pollMs: 20,
  })
}
const job = () => db.selectFrom('job').selectAll().executeTakeFirstOrThrow()
const sendlog = () => db.selectFrom('sendlog').selectAll().orderBy('id').execute()
const received = async () =>
  (await (await fetch(`${sandbox.url}/__sandbox/sms`)).json()) as { id: number; to: string; text: string }[]
/** Waits until the job is done or has made this many attempts. */
const attempted = (attempts = 1) =>
  eventually(async () => {
    const { done_at, last_error, attempts: made } = await job()
    expect(done_at !== null || (made >= attempts && last_error !== runningAttemptMark)).toBe(true)
  })

describe('a queued text message', () => {
  it('is sent once, logged without its text and number, and leaves nothing in the queue', async () => {
    const before = (await received()).length
    await db.transaction().execute(async (tx) => {
      await queueSms(tx, now, sms, 'reminder-7')
      await queueSms(tx, now, sms, 'reminder-7')
    })
    expect(JSON.stringify(await job())).not.toMatch(/canary|90012345/)
    run()
    await eventually(async () => expect((await job()).done_at).toBe(now))
    expect(await received()).toHaveLength(before + 1)
    expect((await received())[0]).toMatchObject({ to: sms.to, text: sms.text })
    expect((await job()).payload).toEqual({})
    const log = await sendlog()
    expect(log).toMatchObject([{ success: true, type: 'sms', userId: 7, requestError: '' }])
    expect(JSON.parse(log[0]!.sendData)).toEqual({ to: '+47…45', ref: 'reminder-7' })
    const requests = (await (await fetch(`${sandbox.url}/__sandbox/requests?provider=sveve`)).json()) as {
      body: string
    }[]
    const { userId: _, text: msg, ...rest } = sms
    expect(JSON.parse(requests[0]!.body)).toEqual({
      ...rest,
      msg,
      user: 'husbok',
      passwd: '***',
      from: 'Husbok',
      ref: 'reminder-7',
      f: 'json',
    })
  })

  it.each([
    ['without its country code', { to: '90012345' }],
    ['with words in its number', { to: '+47900BUTIKK' }],
    ['to several', { to: '+4790012345,+4790012346' }],
    ['without a text', { text: '' }],
    ['that is too long', { text: 'æ'.repeat(1072) }],
  ])('%s is not taken', async (_what, wrong) => {
    await expect(queueSms(db, now, { ...sms, ...wrong })).rejects.toThrow()
  })

  it('to a number that nobody has is given up at once, which the administrator sees', async () => {
    await queueSms(db, now, { ...sms, to: '+4712345678' })
    run()
    await eventually(async () => expect(await permanentlyFailedJobs(db).select('last_error').execute()).toHaveLength(1))
    const log = await sendlog()
    expect(log.map(({ type }) => type)).toEqual(['sms', 'job'])
    expect(log[0]).toMatchObject({ success: false, requestError: 'refused: Telefonnummeret er ikke gyldig' })
    // Both entries name the job, so the administrator finds the message.
    expect(log.map((entry) => entry.job)).toEqual([(await job()).id, (await job()).id])
    expect(log[1]!.requestError).toBe('GiveUp: invalidNumber: Telefonnummeret er ikke gyldig')
    expect(JSON.stringify([log, await job()])).not.toMatch(/12345678|canary/)
  })

  it('with a wrong password waits for the right one', async () => {
    const before = (await received()).length
    await queueSms(db, now, sms)
    run({ ...settings(), password: 'wrong' })
    await attempted()
    expect((await job()).last_error).toBe('Error: rejected: Feil brukernavn/passord')
    expect(JSON.stringify(await sendlog())).not.toContain('wrong')
    await worker!.stop()
    time.now = (await job()).run_at
    run()
    await eventually(async () => expect((await job()).done_at).toBe(time.now))
    expect(await received()).toHaveLength(before + 1)
  })

  it('without a provider is given up, saying what is missing', async () => {
    await queueSms(db, now, sms)
    run(null)
    await attempted(maxSmsAttempts)
    expect((await job()).last_error).toBe(
      'GiveUp: text messages are not configured: SVEVE_USER and SVEVE_PASSWORD are not set',
    )
  })

  it('that is sent is not sent again because the log of it could not be written', async () => {
    const before = (await received()).length
    await queueSms(db, now, sms)
    run(settings(), { log: () => Promise.reject(new Error('the disk is full')) })
    await eventually(async () => expect((await job()).done_at).toBe(now))
    expect(await received()).toHaveLength(before + 1)
  })

  it('is not sent again after its process died while sending, until somebody says so', async () => {
    const before = (await received()).length
    await queueSms(db, now, sms)
    await db.updateTable('job').set({ attempts: 1, last_error: runningAttemptMark }).execute()
    run()
    await attempted(maxSmsAttempts)
    expect((await job()).last_error).toBe('GiveUp: it may have been sent: the process ended while it was sending')
    expect(await received()).toHaveLength(before)
    await db.transaction().execute(async (tx) => await queueJobAgain(tx, now, (await job()).id))
    await eventually(async () => expect((await job()).done_at).toBe(now))
    expect(await received()).toHaveLength(before + 1)
  })
})

/** A fault of Sveve, or of a server in front of it, instead of an answer. */
type Trouble = (response: ServerResponse) => unknown
const status =
  (code: number, headers: Record<string, string> = {}): Trouble =>
  (response) =>
    response.writeHead(code, headers).end('{}')

/** A server that has that fault with each message, and accepts none. */
async function troubled(trouble: Trouble): Promise<{ server: Server; url: string }> {
  const server = createServer((_request, response) => void trouble(response))
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

describe('trouble', () => {
  it.each<[string, Trouble]>([
    ['429', status(429)],
    ['401', status(401)],
    ['a redirect', status(302, { location: 'https://evil.example/' })],
    ['500', status(500)],
    ['a reset', (response) => response.socket?.resetAndDestroy()],
    ['a connection that closes', (response) => response.socket?.destroy()],
    ['garbage', (response) => response.writeHead(200).end('\u0000%<{not what was agreed')],
    ['an answer of another kind', (response) => response.writeHead(200).end('{"ok":true}')],
    ['an answer of 10 MB', (response) => response.writeHead(200).end('x'.repeat(10_000_000))],
  ])('%s: the message arrives once when it is over', async (_what, trouble) => {
    const before = (await received()).length
    const { server, url } = await troubled(trouble)
    await queueSms(db, now, sms)
    run(settings(url))
    await attempted()
    await worker!.stop()
    server.closeAllConnections()
    server.close()
    expect(await job()).toMatchObject({ done_at: null, attempts: 1 })
    expect(JSON.stringify(await sendlog())).not.toMatch(/canary|90012345|s3cret/)
    expect(await sendlog()).toMatchObject([{ success: false, type: 'sms' }])
    time.now = (await job()).run_at
    run()
    await eventually(async () => expect((await job()).done_at).toBe(time.now))
    expect(await received()).toHaveLength(before + 1)
  })

  it('nobody there: the message arrives once when somebody is, however often it was tried', async () => {
    const before = (await received()).length
    await queueSms(db, now, sms)
    const { server, url } = await troubled(() => undefined)
    await new Promise((closed) => server.close(closed))
    run(settings(url))
    for (const attempt of [1, 2, 3]) {
      await attempted(attempt)
      time.now = (await job()).run_at
    }
    await worker!.stop()
    expect((await job()).last_error).toContain('temporary: unreachable: /SMS/SendMessage: ECONNREFUSED')
    run()
    await eventually(async () => expect((await job()).done_at).toBe(time.now))
    expect(await received()).toHaveLength(before + 1)
  })

  it.each(['hang', 'slow', 'drip'])(
    '%s: what was probably sent is not sent again, and is not forgotten',
    async (kind) => {
      const before = (await received()).length
      await sandbox.fault({ provider: 'sveve', kind })
      await queueSms(db, now, sms)
      run(settings(), { timeoutMs: 300 })
      await attempted(maxSmsAttempts)
      expect((await job()).last_error).toMatch(
        /^GiveUp: it may have been sent; temporary: timeout: .*: no answer in time$/,
      )
      expect(await received()).toHaveLength(kind === 'drip' ? before : before + 1)
      expect(await permanentlyFailedJobs(db).select('job.id').execute()).toHaveLength(1)
    },
  )

  it('what was perhaps sent is tried once more and not a third time, whatever was between', async () => {
    const answers = [500, 429, 503]
    let calls = 0
    const { server, url } = await troubled((response) => status(answers[calls++] ?? 200)(response))
    await queueSms(db, now, sms)
    run(settings(url))
    for (const attempt of [1, 2]) {
      await attempted(attempt)
      time.now = (await job()).run_at
    }
    await attempted(maxSmsAttempts)
    expect(calls).toBe(3)
    expect((await job()).last_error).toBe('GiveUp: it may have been sent; temporary: /SMS/SendMessage: 503')
    server.close()
  })

  it('that lasts pauses the provider: it is asked five times, not for each message', async () => {
    let calls = 0
    const { server, url } = await troubled((response) => {
      calls += 1
      status(429)(response)
    })
    for (let n = 0; n < 9; n += 1) await queueSms(db, now, sms, `m-${n}`)
    run(settings(url))
    await eventually(async () => expect(await sendlog()).toHaveLength(9))
    // The worker runs up to four jobs at once, so fewer than nine have made a call.
    expect(calls).toBeLessThan(9)
    server.close()
  })
})
