import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { commandOf } from '../../app/admin/main'
import { testApp, type TestApp } from '../../app/server/test-app'
import { adminService } from '../../landlord/account/service-admin'
import { accountMails } from '../../landlord/account/service-mail'
import type { Instant } from '../kit/day'
import type { CallInput } from '../kit/endpoint'
import { maxMailAttempts } from '../outbox/rules'
import { queueJob } from '../outbox/job'
import type { Attempt } from '../sendlog/model'
import { logAttempt } from '../sendlog/service'
import { adminCalls } from './calls'

let app: TestApp
let token: string
let landlord: Awaited<ReturnType<TestApp['landlord']>>

beforeAll(async () => {
  app = await testApp()
  landlord = await app.landlord()
  const { email } = await app.landlord({ finished: false })
  const { db, ids, encryption } = app
  await commandOf(['grant', email])({
    db,
    clock: { now: app.now },
    ids,
    encryption,
    account: adminService({
      db,
      clock: { now: app.now },
      ids,
      mails: accountMails({ publicUrl: 'http://husbok.test', supportEmail: '' }),
      queueMail: async () => {},
      onRegistered: async () => {},
      withoutPlan: false,
      deleteNow: app.modules.account.deleteNow,
    }),
    dataDir: app.dataDir,
    openStore: async () => app.modules.store,
    lastBackup: async () => null,
    backUp: async () => undefined,
    backUpNightly: async () => undefined,
    outsideFaults: async () => [],
    print: () => undefined,
    send: { queueMail: async () => {}, queueSms: async () => {}, publicUrl: '', pause: async () => {} },
  })
  token = (await app.login(email)).accessToken
})
afterAll(() => app.close())
beforeEach(async () => {
  await sql`truncate sendlog, job`.execute(app.db)
  app.setNow('2026-11-20T10:00:00.000Z')
})

const attempt = (more: Partial<Attempt> = {}) =>
  logAttempt(app.db, {
    success: false,
    type: 'mail',
    userId: 7,
    internalData: { job: 1, attempt: 1 },
    sendData: { to: 'k…@example.no', subject: 'Nytt passord' },
    requestError: 'ESOCKET: away',
    at: app.now(),
    ...more,
  })
const list = (query: CallInput<typeof adminCalls.list>['query'] = {}) => app.call(adminCalls.list, { query }, { token })
const summary = (query: CallInput<typeof adminCalls.summary>['query'] = {}) =>
  app.call(adminCalls.summary, { query }, { token })
const queueAgain = (id: number, key?: string) =>
  app.call(adminCalls.queueAgain, { params: { entry: String(id) } }, { token, ...(key !== undefined && { key }) })
/** A job that failed for good, and an entry about it. */
async function givenUp(kind = 'mail', more: Partial<Attempt> = {}) {
  const job = (await queueJob(app.db, app.now(), kind, {}, { maxAttempts: 3 }))!
  await app.db.updateTable('job').set({ attempts: 3, last_error: 'GiveUp: no' }).where('id', '=', job).execute()
  await attempt({ internalData: { job, attempt: 3 }, ...more })
  return { job, entry: (await list())[0]!.id }
}
const jobRow = (id: number) => app.db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('the sending log', () => {
  it.each([
    ['list', () => app.call(adminCalls.list, { query: {} }, { token: landlord.token })],
    ['summary', () => app.call(adminCalls.summary, { query: {} }, { token: landlord.token })],
    ['read', () => app.call(adminCalls.read, { params: { entry: '1' } }, { token: landlord.token })],
    ['queueAgain', () => app.call(adminCalls.queueAgain, { params: { entry: '1' } }, { token: landlord.token })],
  ])('is for administrators: %s is 403 for a landlord', async (_name, call) => {
    await expect(call()).rejects.toMatchObject({ status: 403, body: { message: 'forbidden' } })
  })

  it('answers each attempt with what was stored of it, newest first', async () => {
    await attempt({ at: '2026-11-19T10:00:00.000Z' as Instant })
    await attempt({ success: true, type: 'stripe', userId: null, requestError: '' })
    const [newest, oldest, ...none] = await list()
    expect(none).toEqual([])
    expect(newest).toMatchObject({
      success: true,
      type: 'stripe',
      userId: null,
      requestError: '',
      created_at: app.now(),
    })
    expect(oldest).toEqual({
      id: oldest!.id,
      success: false,
      type: 'mail',
      userId: 7,
      internalData: '{"job":1,"attempt":1}',
      sendData: '{"to":"k…@example.no","subject":"Nytt passord"}',
      requestError: 'ESOCKET: away',
      created_at: '2026-11-19T10:00:00.000Z',
      givenUp: false,
    })
    expect(await app.call(adminCalls.read, { params: { entry: String(oldest!.id) } }, { token })).toEqual(oldest)
  })

  it.each([
    [{ type: 'stripe' }, ['stripe']],
    [{ success: 'true' as const }, ['stripe']],
    [{ success: 'false' as const }, ['job', 'mail']],
    [{ userId: '7' }, ['mail']],
    [{ q: 'NYTT pass' }, ['mail']],
    [{ q: '100% _' }, ['job']],
    [{ q: 'nowhere' }, []],
    [{ q: '  ' }, ['job', 'stripe', 'mail']],
    [{ type: 'mail', success: 'true' as const }, []],
    [{ limit: '2' }, ['job', 'stripe']],
  ])('filters by %j', async (query, types) => {
    await attempt()
    await attempt({ success: true, type: 'stripe', userId: 8, requestError: '', sendData: {} })
    await attempt({ type: 'job', userId: null, requestError: 'GiveUp: disk 100% _full', sendData: {} })
    expect((await list(query)).map(({ type }) => type)).toEqual(types)
  })

  it.each([{ type: 'ma\0il' }, { q: '\0' }])('refuses %j, which the database can not compare', async (query) => {
    await expect(list(query)).rejects.toMatchObject({ status: 422 })
    await expect(summary(query)).rejects.toMatchObject({ status: 422 })
  })

  it('goes on before an entry', async () => {
    for (let n = 0; n < 3; n += 1) await attempt({ internalData: { n } })
    const [, second, third] = await list()
    expect(await list({ before: String(second!.id) })).toEqual([third])
  })

  it.each([[{ limit: 5001 }], [{ userId: 'x' }], [{ success: 'yes' }], [{ q: 'x'.repeat(101) }], [{ other: '1' }]])(
    'refuses %j with 422',
    async (query) => {
      const search = new URLSearchParams(query as unknown as Record<string, string>).toString()
      const { status } = await app.raw('GET', `/api/logger/get-errors?${search}`, undefined, { token })
      expect(status).toBe(422)
    },
  )

  it('counts eight days by Oslo’s calendar, empty ones too, and all that the filters leave', async () => {
    await attempt({ at: '2026-11-12T22:59:59.000Z' as Instant })
    await attempt({ at: '2026-11-12T23:00:00.000Z' as Instant })
    await attempt({ at: '2026-11-19T23:30:00.000Z' as Instant, success: true, type: 'sms', userId: 8 })
    await attempt({ at: '2026-11-20T09:00:00.000Z' as Instant })
    const all = await summary()
    expect(all.days.map(({ day }) => day)).toEqual(
      ['13', '14', '15', '16', '17', '18', '19', '20'].map((date) => `2026-11-${date}`),
    )
    expect(all.days.filter(({ succeeded, failed }) => succeeded + failed > 0)).toEqual([
      { day: '2026-11-13', succeeded: 0, failed: 1 },
      { day: '2026-11-20', succeeded: 1, failed: 1 },
    ])
    expect(all).toMatchObject({ types: ['mail', 'sms'], succeeded: 1, failed: 3, givenUp: 0 })
    expect(await summary({ userId: '8' })).toMatchObject({ types: ['mail', 'sms'], succeeded: 1, failed: 0 })
  })
})

describe('what was given up', () => {
  it('is marked at each of its entries and found by the filter', async () => {
    const { job, entry } = await givenUp()
    await attempt({ type: 'job', userId: null, internalData: { job, kind: 'mail', attempts: 3, givenUp: true } })
    await attempt({ internalData: { job: job + 1 } })
    expect((await list()).map((each) => each.givenUp)).toEqual([false, true, true])
    expect((await list({ givenUp: 'true' })).map(({ id }) => id)).toContain(entry)
    expect((await summary()).givenUp).toBe(2)
  })

  it.each([
    ['mail', maxMailAttempts],
    ['sms', 3],
    ['expense.repeat', 3],
  ])('is queued again with all of its attempts: %s', async (kind, attempts) => {
    const { job, entry } = await givenUp(kind)
    app.setNow('2026-11-21T10:00:00.000Z')
    expect(await queueAgain(entry)).toMatchObject({ id: entry, givenUp: false })
    expect(await jobRow(job)).toMatchObject({
      attempts: 0,
      max_attempts: attempts,
      run_at: '2026-11-21T10:00:00.000Z',
      last_error: null,
      done_at: null,
    })
  })

  it('leaves who queued it again in the audit trail', async () => {
    const { entry } = await givenUp()
    await queueAgain(entry)
    const trail = await app.db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
    const admin = await app.db.selectFrom('account').select('id').where('role', '=', 'admin').executeTakeFirst()
    expect(trail).toMatchObject({
      account_id: admin!.id,
      action: 'POST logger/{entry}/queue-again',
      entity: String(entry),
    })
  })

  it('is queued again once: the same request gets the same answer, another one 409', async () => {
    const { entry } = await givenUp()
    const first = await queueAgain(entry, 'key-of-one-press')
    expect(await queueAgain(entry, 'key-of-one-press')).toEqual(first)
    await expect(queueAgain(entry)).rejects.toMatchObject({ status: 409, body: { message: 'notGivenUp' } })
  })

  it('is queued again by one of many who do it at once', async () => {
    const { entry } = await givenUp()
    const done = await Promise.allSettled(Array.from({ length: 5 }, () => queueAgain(entry)))
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it.each([
    ['is done', { done_at: '2026-11-20T10:00:00.000Z' as Instant }],
    ['waits for its next attempt', { attempts: 2 }],
    ['runs for the last time', { last_error: 'the attempt was lost' }],
  ])('can’t be queued again when it %s: 409', async (_how, change) => {
    const { job, entry } = await givenUp()
    await app.db.updateTable('job').set(change).where('id', '=', job).execute()
    await expect(queueAgain(entry)).rejects.toMatchObject({ status: 409, body: { message: 'notGivenUp' } })
    expect(await jobRow(job)).toMatchObject(change)
  })

  it('can’t be queued again when its job is gone, or the entry is about none: 409; no entry at all: 404', async () => {
    const { job, entry } = await givenUp()
    await app.db.deleteFrom('job').where('id', '=', job).execute()
    await expect(queueAgain(entry)).rejects.toMatchObject({ status: 409 })
    await attempt({ type: 'stripe', internalData: { operation: '"job":5,' } })
    await expect(queueAgain((await list())[0]!.id)).rejects.toMatchObject({ status: 409 })
    await expect(queueAgain(999_999)).rejects.toMatchObject({ status: 404 })
  })
})
