import { readdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import { samplePdf } from '../../base/file/test-files'
import { unzip } from '../../base/file/test-zip'
import { expenseCalls } from '../../books/expense/calls'
import { sentExpense, fetchUnzippedExport, uploadedUrl } from './test-account'

let app: TestApp
beforeAll(async () => void (app = await testApp({ now: '2026-11-20T10:00:00.000Z' })))
afterAll(() => app.close())

describe('the export on the line', () => {
  let base: string
  beforeAll(async () => {
    await app.app.listen({ port: 0, host: '127.0.0.1' })
    base = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`
  })
  const fetchExport = (token: string) => fetch(`${base}/api/export`, { headers: { authorization: `Bearer ${token}` } })
  const temporary = async () => (await readdir(join(app.dataDir, 'tmp')).catch(() => [])).length

  /** An account with five files of 4 MB. */
  async function largeAccount() {
    const { token, houseId, id } = await app.landlord()
    await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', id).execute()
    const big = Buffer.concat([samplePdf(), Buffer.alloc(4_000_000, 'x')])
    for (let i = 0; i < 5; i += 1)
      await app.call(
        expenseCalls.create,
        { body: sentExpense(houseId, { documents: [await uploadedUrl(app, token, `stor${i}.pdf`, big)] }) },
        { token },
      )
    return { token }
  }

  it('a file that goes between its check and its turn breaks the answer off: never a short zip', async () => {
    const { token } = await largeAccount()
    const broken = await fetchExport(token)
    expect(broken.status).toBe(200)
    const reader = broken.body!.getReader()
    await reader.read()
    await rm(join(app.dataDir, 'files'), { recursive: true })
    const rest = async () => {
      while (!(await reader.read()).done);
    }
    await expect(rest()).rejects.toThrow()
    expect(await temporary()).toBe(0)
    expect(app.bugs.splice(0)).toHaveLength(1)
  })

  it('a reader who goes away leaves nothing behind', async () => {
    const { token } = await largeAccount()
    const open = async () => (await readdir('/proc/self/fd').catch(() => [])).length
    const before = await open()
    for (let i = 0; i < 10; i += 1) {
      const leaving = new AbortController()
      const answer = await fetch(`${base}/api/export`, {
        headers: { authorization: `Bearer ${token}` },
        signal: leaving.signal,
      })
      await answer.body!.getReader().read()
      leaving.abort()
    }
    await new Promise((done) => setTimeout(done, 300))
    expect((await open()) - before).toBeLessThan(12)
    expect(await temporary()).toBe(0)
    const whole = await fetchExport(token)
    const names = [...unzip(Buffer.from(await whole.arrayBuffer())).keys()]
    expect(names.filter((name) => name.startsWith('files/'))).toHaveLength(5)
  })
})

it('the export leaves its trace in the audit trail', async () => {
  const { token, id } = await app.landlord({ finished: false })
  await fetchUnzippedExport(app, token)
  const trace = app.db.selectFrom('audit').select('changed').where('account_id', '=', id)
  expect(await trace.where('action', '=', 'GET export').execute()).toEqual([{ changed: {} }])
})
