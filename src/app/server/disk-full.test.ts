import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { samplePdf } from '../../base/file/test-files'
import { testApp, type TestApp } from './test-app'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await testApp()
  token = (await app.landlord()).token
})
afterAll(() => app.close())

const outcomeOf = ({ status, body, headers }: Awaited<ReturnType<TestApp['raw']>>) => [
  status,
  (JSON.parse(body) as { message?: string }).message,
  headers['retry-after'],
]
const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
const ready = () => app.raw('GET', '/api/ready', undefined)
const bugs = () => app.bugs.splice(0)

describe('a full disk', () => {
  it('of the stored files refuses an upload with a sentence of its own, and keeps nothing of it', async () => {
    const put = vi.spyOn(app.modules.store, 'put').mockRejectedValueOnce(full)
    expect(outcomeOf(await app.upload(token, 'a.pdf', samplePdf()))).toEqual([503, 'diskFull', '60'])
    expect(bugs()).toEqual([full])
    expect(await app.db.selectFrom('document').select('id').execute()).toEqual([])
    expect(await readdir(join(app.dataDir, 'tmp'))).toEqual([])
    put.mockRestore()
    expect((await app.upload(token, 'a.pdf', samplePdf())).status).toBe(201)
  })

  it('of the database refuses what writes, changes nothing, and readiness is back with the room', async () => {
    const supplier = { name: 'Elektro AS', address: 'Gata 1', city: 'Oslo', postcode: '0150' }
    await sql`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(app.db)
    await sql`create trigger no_room before insert on supplier for each statement execute function no_room()`.execute(
      app.db,
    )
    const before = await app.raw('GET', '/api/supplier', undefined, { token })
    expect(outcomeOf(await app.raw('POST', '/api/supplier', supplier, { token }))).toEqual([503, 'diskFull', '60'])
    expect((await app.raw('GET', '/api/supplier', undefined, { token })).body).toBe(before.body)
    await sql`drop trigger no_room on supplier`.execute(app.db)
    // Readiness checks by creating and dropping a table. Once there is space again, everything works.
    expect((await ready()).status).toBe(200)
    expect((await app.raw('POST', '/api/supplier', supplier, { token })).status).toBe(201)
    expect(bugs()).toHaveLength(1)
  })
})
