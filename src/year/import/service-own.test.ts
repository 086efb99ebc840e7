import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import { fullAccount } from '../../landlord/account/test-full-account'
import { importCalls } from './calls'
import { comparable, exportZip, uploadExport } from './test-own-export'

let app: TestApp
let full: Awaited<ReturnType<typeof fullAccount>>
const start = '2026-11-20T10:00:00.000Z'
beforeAll(async () => {
  app = await testApp({ now: start })
  full = await fullAccount(app)
  await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', full.id).execute()
}, 300_000)
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})
beforeEach(() => app.setNow(start))

const at = (id: number) => ({ params: { id: String(id) } })
const apply = (id: number, token: string) => app.call(importCalls.apply, { ...at(id), body: {} }, { token })

describe('an own export', () => {
  it('gives the same account, whose export is equal but for ids, times and links', async () => {
    const before = await exportZip(app, full.token)
    const { token } = await app.landlord()
    const read = await uploadExport(app, token, before)
    expect(read.kind).toBe('export')
    await apply(read.id, token)
    expect(comparable(await exportZip(app, token))).toEqual(comparable(before))
  }, 300_000)
})
