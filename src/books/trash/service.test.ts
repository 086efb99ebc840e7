import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CallRefused, testApp, testHouse, type TestApp } from '../../app/server/test-app'
import { samplePdf } from '../../base/file/test-files'
import { accountCalls } from '../../landlord/account/calls'
import { houseCalls } from '../../landlord/house/calls'
import { depreciationCalls } from '../depreciation/calls'
import { expenseCalls } from '../expense/calls'
import { incomeCalls } from '../income/calls'
import { supplierCalls } from '../supplier/calls'
import { trashCalls } from './calls'
import { trashTypes, type TrashType } from './model'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
let ola: typeof kari
let supplierId: number
beforeAll(async () => {
  app = await testApp()
  kari = await app.landlord()
  ola = await app.landlord()
  supplierId = (await app.call(supplierCalls.list, {}, { token: kari.token }))[0]!.id
  // Ids of different kinds never overlap here. So an id of the wrong kind never happens to be valid.
  await sql`alter table incomebilag alter column id restart with 100000`.execute(app.db)
  await sql`alter table depreciationbilag alter column id restart with 200000`.execute(app.db)
  await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', kari.id).execute()
})
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

const params = (id: number) => ({ params: { id: String(id) } })
const options = () => ({ token: kari.token })
const tenant = {
  tenant_first_name: 'Per',
  tenant_last_name: 'Hansen',
  tenant_birthday: '1990-05-17',
  start_date: '2026-11-01',
  end_date: '2026-11-30',
  deposit_sum: 0,
}
const expense = (more: object) => ({
  cost_type: 'maintenance' as const,
  description: 'Maling',
  supplierId,
  repeat: 'never' as const,
  sum: 1,
  date: '2026-11-01',
  franchise: 100,
  houseId: kari.houseId,
  ...more,
})
const kinds = {
  bilag: {
    calls: expenseCalls,
    make: (more: object) => app.call(expenseCalls.create, { body: expense(more) }, options()),
  },
  'income-bilag': {
    calls: incomeCalls,
    make: (more: object) =>
      app.call(incomeCalls.create, { body: { ...tenant, houseId: kari.houseId, sum: 1, ...more } }, options()),
  },
  'depreciation-bilag': {
    calls: depreciationCalls,
    make: (more: object) =>
      app.call(
        depreciationCalls.create,
        { body: { houseId: kari.houseId, name: 'Sofa', date: '2026-11-01', sum: 1, lifetime: 0, ...more } },
        options(),
      ),
  },
} satisfies Record<TrashType, unknown>
const read = (type: TrashType, id: number): Promise<{ isTrashed: boolean; files: readonly unknown[] }> =>
  app.call(kinds[type].calls.read, params(id), options())
const trash = (type: TrashType, id: number) => app.call(kinds[type].calls.remove, params(id), options())
const trashed = async (type: TrashType, more: object = {}) => {
  const { id } = await kinds[type].make(more)
  await trash(type, id)
  return id
}
const restore = (id: number, form: { type: TrashType; houseId?: number; id?: number }, token = kari.token) =>
  app.call(trashCalls.restore, { ...params(id), body: { houseId: kari.houseId, ...form } }, { token })
const remove = (type: TrashType, id: number, token = kari.token) =>
  app.call(trashCalls.remove, { params: { type, id: String(id) } }, { token })
const upload = async () =>
  (JSON.parse((await app.upload(kari.token, 'kvittering.pdf', samplePdf())).body) as { url: string }).url
const status = async (url: string) => (await app.raw('GET', url, undefined, options())).status
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) =>
      error instanceof CallRefused ? [error.status, error.body.message] : [(error as Error).message],
  )
const used = async () => (await app.call(accountCalls.profile, {}, options())).free!.used
const notFound = [404, 'notFound']

describe.each(trashTypes)('in the trash folder, %s', (type) => {
  it('is restored as it was, with its files, and its place was never given away', async () => {
    const url = await upload()
    const id = await trashed(type, { documents: [url] })
    const before = await used()
    await restore(id, { type, id })
    const record = await read(type, id)
    expect([record.isTrashed, record.files.length, await used()]).toEqual([false, 1, before])
    expect(await refusal(restore(id, { type }))).toEqual([409, 'notTrashed'])
  })

  it('is restored only as what it is, where it is, and by its owner', async () => {
    const id = await trashed(type)
    const second = await app.call(houseCalls.create, { body: { ...testHouse, name: 'Nr. 2' } }, options())
    for (const other of trashTypes.filter((one) => one !== type))
      expect(await refusal(restore(id, { type: other }))).toEqual(notFound)
    expect(await refusal(restore(id, { type, houseId: second.id }))).toEqual(notFound)
    expect(await refusal(restore(id, { type, houseId: ola.houseId }))).toEqual(notFound)
    expect(await refusal(restore(id, { type, id: id + 1 }))).toEqual(notFound)
    expect(await refusal(restore(id, { type }, ola.token))).toEqual(notFound)
    expect(await refusal(restore(id, { type, houseId: ola.houseId }, ola.token))).toEqual(notFound)
    expect((await read(type, id)).isTrashed).toBe(true)
    await app.call(houseCalls.remove, params(second.id), options())
  })

  it('is deleted for good with its files, and gives its place back', async () => {
    const [url, shared] = [await upload(), await upload()]
    const id = await trashed(type, { documents: [url, shared] })
    await kinds.bilag.make({ documents: [shared] })
    const before = await used()
    await remove(type, id)
    expect([await refusal(read(type, id)), await used(), await status(url), await status(shared)]).toEqual([
      notFound,
      before - 1,
      404,
      200,
    ])
    expect(await refusal(remove(type, id))).toEqual(notFound)
  })

  it('is deleted only from there, only as what it is, and by its owner', async () => {
    const { id: active } = await kinds[type].make({})
    expect(await refusal(remove(type, active))).toEqual([409, 'notTrashed'])
    const id = await trashed(type)
    for (const other of trashTypes.filter((one) => one !== type))
      expect(await refusal(remove(other, id))).toEqual(notFound)
    expect(await refusal(remove(type, id, ola.token))).toEqual(notFound)
    expect((await read(type, id)).isTrashed).toBe(true)
  })

  it('is gone once, however many delete or restore it at the same time', async () => {
    const [one, two] = [await trashed(type), await trashed(type)]
    const before = await used()
    const removals = await Promise.all(Array.from({ length: 10 }, () => refusal(remove(type, one))))
    expect(removals.filter((answer) => answer === 'none')).toHaveLength(1)
    expect(await used()).toBe(before - 1)
    const restores = await Promise.all(Array.from({ length: 10 }, () => refusal(restore(two, { type }))))
    expect(restores.filter((answer) => answer === 'none')).toHaveLength(1)
    expect(await used()).toBe(before - 1)
  })

  it('is hidden with its house', async () => {
    const house = await app.call(houseCalls.create, { body: { ...testHouse, name: 'Nr. 3' } }, options())
    const id = await trashed(type, { houseId: house.id })
    await app.call(houseCalls.remove, params(house.id), options())
    expect([await refusal(restore(id, { type, houseId: house.id })), await refusal(remove(type, id))]).toEqual([
      notFound,
      notFound,
    ])
  })
})

describe('a repeat that is deleted for good', () => {
  it('leaves what it has made', async () => {
    const { id } = await kinds.bilag.make({ repeat: 'weekly', date: '2026-11-01' })
    const { series } = await app.call(expenseCalls.read, params(id), options())
    expect(series).toHaveLength(2)
    await trash('bilag', id)
    const before = await used()
    await remove('bilag', id)
    const child = await app.call(expenseCalls.read, params(series[0]!.id), options())
    expect(child).toMatchObject({ isTrashed: false, isAutoGenerate: true, parentBilagId: null })
    expect(await used()).toBe(before - 1)
  })
})

describe('a folder', () => {
  it('has no other kinds', async () => {
    for (const type of ['depreciation-personal-bilag', 'contract', '']) {
      expect((await app.raw('PUT', '/api/bilag/1/restore', { type, houseId: 1 }, options())).status).toBe(422)
    }
    expect((await app.raw('DELETE', '/api/trash/contract/1', undefined, options())).status).toBe(404)
  })
})
