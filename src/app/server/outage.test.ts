import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { eventually } from '../../base/call/test-eventually'
import { samplePdf } from '../../base/file/test-files'
import { Refusal } from '../../base/kit/refusal'
import type { LogLine } from './app'
import { testApp, type TestApp } from './test-app'

let app: TestApp
const lines: LogLine[] = []
beforeAll(async () => void (app = await testApp({ watching: { log: (line) => void lines.push(line as LogLine) } })))
afterAll(() => app.close())

const ready = async () => (await app.raw('GET', '/api/ready', undefined)).status
const lineOf = (route: string) => lines.findLast((line) => line.message === 'request' && line.route === route)

it('the log names why a call was answered by 503', async () => {
  const { token } = await app.landlord()
  const cause = Object.assign(new Error('connect'), { name: 'TimeoutError', code: 'ECONNREFUSED' })
  const put = vi
    .spyOn(app.modules.store, 'put')
    .mockRejectedValue(Object.assign(new Refusal('unavailable', undefined, 5), { cause }))
  expect((await app.upload(token, 'a.pdf', samplePdf())).status).toBe(503)
  expect(lineOf('/api/document')).toMatchObject({
    status: 503,
    error: expect.stringMatching(/^TimeoutError ECONNREFUSED /),
  })
  put.mockRestore()
  expect((await app.upload(token, 'a.pdf', samplePdf())).status).toBe(201)
  expect(lineOf('/api/document')).not.toHaveProperty('error')
})

it('a process is not ready while its database only reads', async () => {
  expect(await ready()).toBe(200)
  const name = (await sql<{ name: string }>`select current_database() as name`.execute(app.db)).rows[0]!.name
  const set = async (how: 'on' | 'off') => {
    await sql`begin read write; ${sql.raw(`alter database ${name} set default_transaction_read_only = ${how}`)}; commit`.execute(
      app.db,
    )
    // The setting applies only to new connections.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and pid <> pg_backend_pid()`.execute(
      app.db,
    )
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(app.db).catch(() => undefined)
  }
  await set('on')
  await eventually(async () => expect(lineOf('/api/ready')).toMatchObject({ status: await ready() }))
  expect(await ready()).toBe(503)
  expect(lineOf('/api/ready')).toMatchObject({ status: 503, error: expect.stringContaining('the database only reads') })
  await set('off')
  await eventually(async () => expect(await ready()).toBe(200))
})
