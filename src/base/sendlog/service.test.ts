import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { eventually } from '../call/test-eventually'
import { createEncryption } from '../db/encryption'
import { createDb, createPool, type Db } from '../db/pool'
import { testDatabase, type TestDatabase } from '../db/test-database'
import type { Instant } from '../kit/day'
import { GiveUp, jobKind } from '../outbox/job-kind'
import { mailJobKinds } from '../outbox/jobs'
import { MailRefused } from '../outbox/port'
import { sveveSender } from '../outbox/provider/sveve'
import { outboxService } from '../outbox/service'
import { startWorker } from '../outbox/worker'
import { queueJob } from '../outbox/job'
import { ProviderFailure } from '../provider/failure'
import { openProvider } from '../provider/provider'
import type { Attempt } from './model'
import { logAttempt } from './service'

const now = '2026-11-20T10:00:00.000Z' as Instant
const clock = { now: () => now }
const encryption = createEncryption([{ id: 'k1', secret: randomBytes(32) }])

/** Values that must not be found in any entry, as a whole or in part. */
const secrets = {
  address: 'kari.nordmann@example.no',
  nationalId: '29124815345',
  phone: '+47 900 12 345',
  account: '8601.11.17947',
  password: 'password=Fjord-1234',
  token: `Bearer ${randomBytes(32).toString('base64url')}`,
  code: randomBytes(16).toString('base64url'),
  link: `https://husbok.example/login/by-url?token=${randomBytes(16).toString('base64url')}`,
  key: 'sk_test_4eC39HqLyjWD',
  document: `\0 %PDF-1.7 ${randomBytes(40).toString('latin1')}`,
  base64: randomBytes(60).toString('base64'),
}
const all = Object.values(secrets).join(' ; ')
const found = /kari\.nordmann|2912481|15345|00 ?12 ?34|8601|17947|Fjord|4eC39|PDF-1|token=/
const opaque = [secrets.token.slice(7), secrets.code, secrets.link.split('=')[1]!, secrets.base64]

let database: TestDatabase
let pool: pg.Pool
let db: Db
beforeAll(async () => {
  database = await testDatabase()
  pool = createPool(database.connection)
  db = createDb(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(async () => void (await sql`truncate job, sendlog`.execute(db)))

/** Runs a queued job in a worker until the job has failed for good. */
async function worked(queue: () => Promise<unknown>, run: () => Promise<never>) {
  const worker = startWorker({
    db,
    clock,
    random: () => 0,
    kinds: {
      ...mailJobKinds({ mailer: { send: run }, encryption, logAttempt, clock, foot: [] }),
      broken: jobKind({ payload: z.looseObject({}), mode: 'outside', run }),
    },
    log: () => undefined,
    logAttempt,
    pollMs: 20,
  })
  await queue()
  await eventually(async () => expect(await rows()).toContain('givenUp'))
  await worker.stop()
}
/** All rows of the log, and the errors that the queue stores and the command line shows. */
const rows = async () =>
  JSON.stringify([
    ...(await db.selectFrom('sendlog').selectAll().execute()),
    ...(await db.selectFrom('job').select('last_error').execute()),
  ])

describe('whatever the outside answers, no entry holds a whole address, national id, token, password, code or document', () => {
  it.each<[string, () => Promise<unknown>]>([
    [
      'of a mail that was refused',
      () =>
        worked(
          () =>
            outboxService({ encryption }).queueMail(db, now, {
              to: secrets.address,
              subject: 'Nytt passord',
              text: all,
              html: all,
            }),
          async () => {
            throw new MailRefused(`550 ${all}`, true, 'EENVELOPE')
          },
        ),
    ],
    [
      'of a job that was given up',
      () =>
        worked(
          () => queueJob(db, now, 'broken', {}),
          async () => {
            throw new GiveUp(all)
          },
        ),
    ],
    [
      'of a provider that fails',
      () =>
        openProvider({ name: 'stripe', clock, steady: () => 0, log: (each) => logAttempt(db, each) })
          .ask({ name: 'create checkout', userId: 7, sendData: { to: all } }, async () => {
            throw new ProviderFailure('overloaded', all)
          })
          .catch(() => undefined),
    ],
    [
      'of a text message that was refused',
      async () => {
        const server = createServer((_request, response) =>
          response.end(JSON.stringify({ response: { fatalError: all } })),
        )
        await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
        const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
        const settings = { url, user: 'husbok', password: 'Fjord-1234', from: 'Husbok' }
        const deps = { clock, steady: () => 0, log: (each: Attempt) => logAttempt(db, each) }
        await sveveSender(settings, deps)
          .sendSms({ to: '+4790012345', text: all, ref: 'r', userId: 7 })
          .catch(() => undefined)
        server.closeAllConnections()
        server.close()
      },
    ],
    [
      'of whoever writes values that are not masked',
      () =>
        logAttempt(db, {
          success: false,
          type: 'sms',
          userId: 7,
          internalData: { ...secrets, answer: `${'x '.repeat(1900)}${all}` },
          sendData: secrets,
          requestError: `${'x '.repeat(1900)}${all}`,
          at: now,
        }),
    ],
  ])('%s', async (_whose, write) => {
    await write()
    const stored = await rows()
    expect(stored).not.toBe('[]')
    expect(stored).not.toMatch(found)
    for (const text of opaque) expect(stored).not.toContain(text.slice(0, 8))
  })

  it('and nothing but this module writes the log', () => {
    const src = join(import.meta.dirname, '../..')
    const writers = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
      .filter((path) => /insertInto\('sendlog'\)|insert into sendlog/i.test(readFileSync(join(src, path), 'utf8')))
    expect(writers).toEqual([join('base', 'sendlog', 'service.ts')])
  })
})
