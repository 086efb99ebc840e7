import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../call/test-eventually'
import { createEncryption } from '../db/encryption'
import { createDb, createPool, type Db } from '../db/pool'
import { testDatabase, type TestDatabase } from '../db/test-database'
import type { Instant } from '../kit/day'
import { maskAddress } from '../kit/mask'
import { logAttempt, sweepSendlog } from '../sendlog/service'
import { failedMails, retryMails } from './failed-mails'
import { mailJobKinds } from './jobs'
import { smtpMailer } from './provider/smtp'
import { addMs, maxMailAttempts } from './rules'
import { outboxService } from './service'
import { testSandbox, type TestSandbox } from './test-sandbox'
import { startWorker, type Worker } from './worker'
import { runningAttemptMark } from './worker-claim'
import { queueJob } from './job'

const now = '2026-11-20T10:00:00.000Z' as Instant
const time = { now }
const clock = { now: () => time.now }
const encryption = createEncryption([{ id: 'k1', secret: randomBytes(32) }])
const { queueMail } = outboxService({ encryption })
const mail = {
  to: 'kari.nordmann@example.no',
  subject: 'Nytt passord',
  text: 'https://husbok.example/?token=canary',
  html: '<p>canary</p>',
  userId: 7,
}

let database: TestDatabase
let sandbox: TestSandbox
let directory: string
let pool: pg.Pool
let db: Db
let worker: Worker

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'husbok-mail-'))
  sandbox = await testSandbox(directory)
  database = await testDatabase()
  pool = createPool(database.connection)
  db = createDb(pool)
})
afterAll(async () => {
  await pool.end()
  await Promise.all([database.drop(), sandbox.stop()])
  await rm(directory, { recursive: true, force: true })
})
/** Sends the queued mails. `timeoutMs` as in the mailer. */
function sending(timeoutMs: number): Worker {
  const mailer = smtpMailer({ url: sandbox.smtpUrl, from: 'post@husbok.example', timeoutMs })
  return startWorker({
    db,
    pool,
    clock,
    random: () => 0,
    kinds: mailJobKinds({ mailer, encryption, logAttempt, clock, foot: [] }),
    log: () => undefined,
    logAttempt,
    pollMs: 20,
  })
}
beforeEach(async () => {
  await sql`truncate job, sendlog`.execute(db)
  time.now = now
  worker = sending(2000)
})
afterEach(async () => {
  await worker.stop()
  await sandbox.clearFaults()
})

const job = () => db.selectFrom('job').selectAll().executeTakeFirstOrThrow()
const sendlog = () => db.selectFrom('sendlog').selectAll().orderBy('id').execute()

describe('a queued mail', () => {
  it('is sent once, logged without its content, and leaves nothing in the queue', async () => {
    const before = (await sandbox.mails()).length
    await db.transaction().execute(async (tx) => {
      await queueMail(tx, now, mail, 'welcome-7')
      await queueMail(tx, now, mail, 'welcome-7')
    })
    await eventually(async () => expect((await job()).done_at).toBe(now))
    expect(await sandbox.mails()).toHaveLength(before + 1)
    const { userId: _, ...sent } = mail
    expect((await sandbox.mails())[0]).toMatchObject(sent)
    expect((await job()).payload).toEqual({})
    const log = await sendlog()
    expect(log).toMatchObject([{ success: true, type: 'mail', userId: 7, requestError: '' }])
    expect(JSON.stringify(log)).not.toMatch(/canary|kari\.nordmann/)
    expect(JSON.parse(log[0]!.sendData)).toEqual({ to: 'k…@example.no', subject: 'Nytt passord' })
  })

  it('that the server refuses for good is given up, with the refusal in the send log', async () => {
    await sandbox.fault({
      provider: 'smtp',
      path: 'kari',
      kind: 'status',
      status: 550,
      body: '<kari.nordmann@example.no> unknown',
    })
    await queueMail(db, now, mail)
    await eventually(async () => expect(await sendlog()).toHaveLength(2))
    expect(await sendlog()).toMatchObject([
      { success: false, type: 'mail', userId: 7, requestError: 'EENVELOPE 550: 550 <k…@example.no> unknown' },
      { success: false, type: 'job', requestError: 'GiveUp: EENVELOPE 550: 550 <k…@example.no> unknown' },
    ])
    const left = await job()
    expect(left).toMatchObject({ done_at: null })
    expect(left.attempts).toBe(left.max_attempts)
    expect(JSON.stringify(left)).not.toMatch(/canary|kari\.nordmann/)
  })

  it('that cannot be delivered now is tried again and arrives once', async () => {
    const before = (await sandbox.mails()).length
    await sandbox.fault({ provider: 'smtp', kind: 'status', status: 450, times: 1 })
    await sandbox.fault({ provider: 'smtp', kind: 'reset', times: 1 })
    await queueMail(db, now, mail)
    for (const failures of [1, 2]) {
      await eventually(async () => expect((await job()).attempts).toBe(failures))
      await eventually(async () => expect((await job()).run_at).toBe(addMs(time.now, failures === 1 ? 10_000 : 60_000)))
      time.now = (await job()).run_at
    }
    await eventually(async () => expect((await job()).done_at).toBe(time.now))
    expect((await sendlog()).map((each) => each.success)).toEqual([false, false, true])
    expect(await sandbox.mails()).toHaveLength(before + 1)
  })
})

describe('trouble with the mail server', () => {
  it.each([
    { kind: 'refuse' },
    { kind: 'drip' },
    { kind: 'garbage' },
    { kind: 'status', status: 421 },
    { kind: 'status', status: 451, body: `${'x'.repeat(10_000)} https://mx.example/?token=canary` },
  ])('of $kind: the mail arrives once when it is over', async (fault) => {
    await worker.stop()
    const before = (await sandbox.mails()).length
    await sandbox.fault({ provider: 'smtp', ...fault })
    await queueMail(db, now, mail)
    worker = sending(300)
    await eventually(async () => expect(await job()).toMatchObject({ attempts: 1, run_at: addMs(now, 10_000) }))
    time.now = (await job()).run_at
    await worker.stop()
    expect(await sandbox.mails()).toHaveLength(before)
    worker = sending(5000)
    await eventually(async () => expect((await job()).done_at).toBe(time.now))
    expect(await sandbox.mails()).toHaveLength(before + 1)
    expect((await sendlog()).map(({ success }) => success)).toEqual([false, true])
    expect(JSON.stringify(await sendlog())).not.toMatch(/canary|kari\.nordmann/)
  })
})

describe('a mail that may have been sent', () => {
  const sentAs = async (before: number) =>
    (await sandbox.mails()).slice(0, -before || undefined).map((one) => one.messageId)

  it('because no answer came is sent again under the same id, by which receivers know it', async () => {
    await worker.stop()
    const before = (await sandbox.mails()).length
    await sandbox.fault({ provider: 'smtp', kind: 'hang' })
    await queueMail(db, now, mail)
    worker = sending(300)
    await eventually(async () => expect(await job()).toMatchObject({ attempts: 1, run_at: addMs(now, 10_000) }))
    await worker.stop()
    time.now = (await job()).run_at
    worker = sending(5000)
    await eventually(async () => expect((await job()).done_at).toBe(time.now))
    const ids = await sentAs(before)
    expect([ids.length, new Set(ids).size]).toEqual([2, 1])
  })

  it('because its process was killed is not lost: another one sends it after the lease', async () => {
    await worker.stop()
    const before = (await sandbox.mails()).length
    await queueMail(db, now, mail)
    const lost = { attempts: 1, last_error: runningAttemptMark, run_at: addMs(now, 120_000) }
    await db.updateTable('job').set(lost).execute()
    worker = sending(5000)
    time.now = addMs(now, 119_000)
    await new Promise((passed) => setTimeout(passed, 100))
    expect(await sandbox.mails()).toHaveLength(before)
    time.now = addMs(now, 120_000)
    await eventually(async () => expect((await job()).done_at).toBe(time.now))
    expect(await sentAs(before)).toHaveLength(1)
  })
})

describe('a mail that was given up', () => {
  const retry = (id?: number) =>
    retryMails(db, encryption, { now: time.now, requestId: 'admin-1', ...(id !== undefined && { id }) })

  it('is listed without its address and content, and arrives once it is queued again', async () => {
    const before = (await sandbox.mails()).length
    await sandbox.fault({ provider: 'smtp', path: 'kari', kind: 'status', status: 550, body: 'full', times: 1 })
    await queueMail(db, now, mail)
    await eventually(async () => expect(await failedMails(db, encryption)).toHaveLength(1))
    const [listed] = await failedMails(db, encryption)
    expect(listed).toMatchObject({ to: 'k…@example.no', subject: 'Nytt passord', givenUpAt: now })
    expect(JSON.stringify(listed)).not.toMatch(/canary|kari\.nordmann/)
    expect(await retry(listed!.id + 1)).toBe(0)
    expect(await retry(listed!.id)).toBe(1)
    await eventually(async () => expect((await job()).done_at).toBe(now))
    expect(await sandbox.mails()).toHaveLength(before + 1)
    expect(await retry()).toBe(0)
    const trail = await db.selectFrom('audit').select(['account_id', 'action']).execute()
    expect(trail).toContainEqual({ account_id: 7, action: 'admin retry-mail' })
  })

  it('that no key can read is listed beside the others', async () => {
    await worker.stop()
    await queueMail(db, now, mail)
    await queueJob(db, now, 'mail', { encrypted: 'lost' })
    await db.updateTable('job').set({ attempts: 25, max_attempts: 25, last_error: 'GiveUp: no' }).execute()
    expect((await failedMails(db, encryption)).map(({ to }) => to)).toEqual(['k…@example.no', '?'])
  })

  it('has all of its attempts again', async () => {
    await queueMail(db, now, mail)
    await db
      .updateTable('job')
      .set({ attempts: 12, max_attempts: 12, last_error: 'MailRefused: away', run_at: now })
      .execute()
    await worker.stop()
    expect(await retry()).toBe(1)
    expect(await job()).toMatchObject({ attempts: 0, max_attempts: maxMailAttempts, last_error: null })
  })
})

describe('the send log', () => {
  it('keeps ninety days', async () => {
    const row = { success: true, type: 'mail', created_at: '2026-08-01T00:00:00.000Z' as Instant }
    await db
      .insertInto('sendlog')
      .values([row, { ...row, created_at: now }])
      .execute()
    await sweepSendlog(db, now)
    expect((await sendlog()).map((each) => each.created_at)).toEqual([now])
  })

  it('shows of an address its first letter and its server', () => {
    expect(maskAddress('kari.nordmann@example.no')).toBe('k…@example.no')
  })
})
