import { createHash, randomBytes } from 'node:crypto'
import { setImmediate as turnOfLoop } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import type { OwnedCtx } from '../call/context'
import { eventually } from '../call/test-eventually'
import type { OwnerId } from '../kit/owner'
import { Refusal } from '../kit/refusal'
import type { FileStore } from './port'
import { fileService } from './service'
import { samplePdf } from './test-files'

let app: TestApp
let accounts: readonly number[]
beforeAll(async () => {
  app = await testApp()
  accounts = [(await app.landlord()).id, (await app.landlord()).id]
})
afterAll(() => app.close())

/** A store that writes nothing until the test allows it. It records which files were read and started. */
function slowStore() {
  const read: string[] = []
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const put = (_id: string, bytes: Uint8Array) =>
    new Promise<void>((end) => {
      const name = Buffer.from(bytes)
        .toString('latin1')
        .match(/name ([a-z]\d)/)![1]!
      begun.push(name)
      ends.set(name, end)
    })
  const store = { put, remove: async () => undefined } as unknown as FileStore
  const files = fileService({ store, lookup: () => '', countPages: async () => null })
  return {
    read,
    begun,
    end: (name: string) => ends.get(name)!(),
    upload: (at: number, name: string, gone?: AbortSignal) => {
      const bytes = Buffer.concat([samplePdf(), Buffer.from(`\n% name ${name}`)])
      const ctx = {
        db: app.db,
        now: app.now(),
        owner: accounts[at] as OwnerId,
        ids: { code: () => randomBytes(16).toString('base64url') },
        ...(gone && { gone }),
      } as unknown as OwnedCtx
      const whole = async () => {
        read.push(name)
        return bytes
      }
      return files.upload(ctx, {
        name: `${name}.pdf`,
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        read: async (_from, to) => (to === undefined ? await whole() : bytes.subarray(0, to)),
      })
    },
  }
}
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await turnOfLoop()
}
const openTransactions = async () =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(app.db)
  ).rows[0]!.n

it('with six files of one account in the line another account’s file is served next', async () => {
  const store = slowStore()
  const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => store.upload(0, name))
  await settled()
  // One account can use only two of the three places.
  expect(store.begun).toEqual(['a1', 'a2'])
  all.push(store.upload(1, 'b1'))
  await settled()
  expect(store.begun).toEqual(['a1', 'a2', 'b1'])
  // Waiting uploads have nothing in memory, and no connection to the database.
  expect(store.read).toEqual(store.begun)
  expect(await openTransactions()).toBe(0)
  const second = store.upload(1, 'b2')
  store.end('a1')
  await all[0]
  await eventually(async () => expect(store.begun).toEqual(['a1', 'a2', 'b1', 'b2']))
  for (const name of ['b1', 'b2', 'a2']) store.end(name)
  for (const name of ['a3', 'a4', 'a5', 'a6']) {
    await eventually(async () => expect(store.begun).toContain(name))
    store.end(name)
  }
  await Promise.all([...all, second])
})

it('a file whose sender has gone is dropped from the line, unread', async () => {
  const store = slowStore()
  const leaves = new AbortController()
  const first = [store.upload(0, 'a1'), store.upload(0, 'a2')]
  await settled()
  const left = store.upload(0, 'a3', leaves.signal)
  const next = store.upload(0, 'a4')
  leaves.abort(new Refusal('malformed'))
  await expect(left).rejects.toMatchObject({ reason: 'malformed' })
  store.end('a1')
  await eventually(async () => expect(store.begun).toEqual(['a1', 'a2', 'a4']))
  for (const name of ['a2', 'a4']) store.end(name)
  await Promise.all([...first, next])
  expect(store.read).not.toContain('a3')
})
