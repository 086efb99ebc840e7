import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CallRefused, testApp, testHouse, type TestApp } from '../../app/server/test-app'
import { samplePdf } from '../../base/file/test-files'
import { accountCalls } from '../../landlord/account/calls'
import { houseCalls } from '../../landlord/house/calls'
import { repeatCalls } from '../repeat/calls'
import { supplierCalls } from '../supplier/calls'
import { trashCalls } from '../trash/calls'
import { expenseCalls } from './calls'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
let [second, plumber] = [0, 0]
beforeAll(async () => void (app = await testApp()))
beforeEach(async () => {
  kari = await app.landlord()
  second = (await app.call(houseCalls.create, { body: testHouse }, { token: kari.token })).id
  const seller = { name: 'Gjensidige', address: 'Veien 1', city: 'Oslo', postcode: '0277' }
  plumber = (await app.call(supplierCalls.create, { body: seller }, { token: kari.token })).id
})
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

const params = (id: number) => ({ params: { id: String(id) } })
const create = (more: object = {}) =>
  app.call(
    expenseCalls.create,
    {
      body: {
        houseId: kari.houseId,
        cost_type: 'other_costs' as const,
        cost_line: 'insurance' as const,
        description: 'Husforsikring',
        supplierId: plumber,
        repeat: 'never' as const,
        sum: 1000.01,
        date: '2026-11-01',
        franchise: 80,
        ...more,
      },
    },
    { token: kari.token },
  )
const split = (id: number, parts: readonly { houseId: number; sum: number }[], token = kari.token) =>
  app.call(expenseCalls.split, { ...params(id), body: { parts: [...parts] } }, { token })
const read = (id: number) => app.call(expenseCalls.read, params(id), { token: kari.token })
const used = async () => (await app.call(accountCalls.profile, {}, { token: kari.token })).free!.used
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) =>
      error instanceof CallRefused ? [error.status, error.body.message, error.body.fields] : [(error as Error).message],
  )
const halves = () => [
  { houseId: kari.houseId, sum: 500.01 },
  { houseId: second, sum: 500 },
]

describe('a bill that is split', () => {
  it('is a voucher for each house with the same file; the first keeps the id', async () => {
    const url = (JSON.parse((await app.upload(kari.token, 'polise.pdf', samplePdf())).body) as { url: string }).url
    const { id, created_at, ...before } = await create({ documents: [url] })
    const [first, other, ...none] = await split(id, [
      { houseId: second, sum: 400 },
      { houseId: kari.houseId, sum: 600.01 },
    ])
    expect(none).toEqual([])
    expect(first).toMatchObject({ ...before, id, created_at, houseId: second, sum: 40_000 })
    expect(other).toMatchObject({ ...before, houseId: kari.houseId, sum: 60_001 })
    expect(other!.id).not.toBe(id)
    expect(await read(other!.id)).toMatchObject({ files: [{ url, name: 'polise.pdf' }], supplierId: plumber })
    expect(await used()).toBe(2)
    // The file stays as long as one of the parts has it.
    await app.call(expenseCalls.remove, params(id), { token: kari.token })
    await app.call(trashCalls.remove, { params: { type: 'bilag', id: String(id) } }, { token: kari.token })
    expect((await app.raw('GET', url, undefined, { token: kari.token })).status).toBe(200)
  })

  it('may be a credit note, or be filled out later', async () => {
    const credit = await create({ sum: -100 })
    const shares = [
      { houseId: kari.houseId, sum: -30 },
      { houseId: second, sum: -70 },
    ]
    expect((await split(credit.id, shares)).map(({ sum }) => sum)).toEqual([-3000, -7000])
    const archived = await create({ archived: true, cost_type: null, cost_line: undefined, supplierId: null })
    expect((await split(archived.id, halves())).map((one) => one.archived)).toEqual([true, true])
  })

  it('adds up to the øre, and has two parts at least', async () => {
    const { id } = await create()
    const wrong = [422, 'invalid', { parts: 'splitSum' }]
    const parts = halves()
    for (const sums of [[parts[0]!], [], [...parts, { houseId: second, sum: 0.01 }]])
      expect(await refusal(split(id, sums))).toEqual(wrong)
    const mixed = [
      { houseId: kari.houseId, sum: 1100.01 },
      { houseId: second, sum: -100 },
    ]
    expect(await refusal(split(id, mixed))).toEqual(wrong)
    expect(await refusal(split(id, [parts[0]!, { houseId: second, sum: 0 }]))).toEqual([
      422,
      'invalid',
      { 'parts.1.sum': 'notZero' },
    ])
    const gap = await create({ archived: true, sum: null })
    expect(await refusal(split(gap.id, parts))).toEqual(wrong)
    expect(await read(id)).toMatchObject({ sum: 100_001, houseId: kari.houseId })
  })

  it('is the landlord’s own, with houses of the landlord, and not in the trash folder', async () => {
    const ola = await app.landlord()
    const { id } = await create()
    expect(await refusal(split(id, halves(), ola.token))).toEqual([404, 'notFound', undefined])
    const foreign = [halves()[0]!, { houseId: ola.houseId, sum: 500 }]
    expect(await refusal(split(id, foreign))).toEqual([404, 'notFound', undefined])
    expect([(await read(id)).sum, await used()]).toEqual([100_001, 1])
    await app.call(expenseCalls.remove, params(id), { token: kari.token })
    expect(await refusal(split(id, halves()))).toEqual([409, 'isTrashed', undefined])
  })

  it('is not a voucher of a running repeat; a stopped one keeps its state', async () => {
    const { id } = await create({ repeat: 'yearly', date: '2025-11-01' })
    const child = (await read(id)).series[0]!.id
    for (const one of [id, child]) expect(await refusal(split(one, halves()))).toEqual([409, 'repeatSplit', undefined])
    await app.call(repeatCalls.stopRepeat, params(id), { token: kari.token })
    const [first, other] = await split(id, halves())
    expect([first!.repeat, first!.isRepeatStopped, other!.repeat]).toEqual(['yearly', true, 'never'])
  })

  it('needs a place in the plan for each further part, or stays whole', async () => {
    const { id } = await create()
    await app.db.updateTable('account').set({ usedBilags: 20 }).where('id', '=', kari.id).execute()
    const thirds = [
      { houseId: kari.houseId, sum: 400.01 },
      { houseId: second, sum: 300 },
      { houseId: second, sum: 300 },
    ]
    expect(await refusal(split(id, thirds))).toEqual([402, 'freeLimit', undefined])
    expect(await read(id)).toMatchObject({ sum: 100_001 })
    expect(await split(id, halves())).toHaveLength(2)
  })
})
