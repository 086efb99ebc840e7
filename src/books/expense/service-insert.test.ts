import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, testHouse, type TestApp } from '../../app/server/test-app'
import { houseCalls } from '../../landlord/house/calls'
import { supplierCalls } from '../supplier/calls'
import { expenseCalls } from './calls'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

async function landlord() {
  const { id, token, houseId } = await app.landlord()
  const [none] = await app.call(supplierCalls.list, {}, { token })
  const supplierId = none!.id
  const body = {
    houseId,
    cost_type: 'maintenance' as const,
    description: 'Maling',
    supplierId,
    repeat: 'never' as const,
    sum: 1234.5,
    date: '2026-11-01',
    franchise: 80,
  }
  const create = (changed: object = {}) => app.call(expenseCalls.create, { body: { ...body, ...changed } }, { token })
  const state = async () => {
    const { usedBilags } = await app.db
      .selectFrom('account')
      .select('usedBilags')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const bilags = await app.db.selectFrom('bilag').select('id').where('account_id', '=', id).execute()
    const suppliers = await app.db.selectFrom('supplier').select('id').where('account_id', '=', id).execute()
    return { usedBilags, bilags: bilags.length, suppliers: suppliers.length }
  }
  const set = (facts: { usedBilags?: number; subscriptionActive?: boolean }) =>
    app.db.updateTable('account').set(facts).where('id', '=', id).execute()
  return { id, token, houseId, supplierId, create, state, set }
}

describe('a new voucher', () => {
  it('is answered as it is read afterwards', async () => {
    const { token, create, supplierId, state } = await landlord()
    for (const changed of [
      {},
      { archived: true, supplierId: null, sum: null, cost_type: null, description: '' },
      { supplierId: 0, name: 'Rør AS', address: 'Gata 1', city: 'Oslo', postcode: '0150' },
      { repeat: 'monthly', date: '2026-11-19' },
      { repeat: 'weekly', date: '2026-10-19' },
    ]) {
      const made = await create(changed)
      const {
        files: _files,
        series: _series,
        seriesTotal: _total,
        ...read
      } = await app.call(expenseCalls.read, { params: { id: String(made.id) } }, { token })
      expect(made).toEqual(read)
      if (changed.supplierId !== null) expect(made.supplierId === supplierId).toBe(changed.supplierId === undefined)
    }
    // Four weekly vouchers were due.
    expect(await state()).toEqual({ usedBilags: 9, bilags: 9, suppliers: 2 })
  })

  it('refused for its house or supplier leaves nothing behind, and says the same of foreign, missing and deleted ones', async () => {
    const [own, other] = [await landlord(), await landlord()]
    const second = await app.call(houseCalls.create, { body: testHouse }, { token: own.token })
    await app.call(houseCalls.remove, { params: { id: String(second.id) } }, { token: own.token })
    for (const changed of [
      { houseId: other.houseId },
      { houseId: second.id },
      { houseId: 999_999 },
      { supplierId: other.supplierId },
      { supplierId: 999_999 },
    ]) {
      await expect(own.create(changed)).rejects.toMatchObject({ status: 404, body: { message: 'notFound' } })
    }
    const newSupplier = { supplierId: 0, name: 'Rør AS', address: 'Gata 1', city: 'Oslo', postcode: '0150' }
    await expect(own.create({ ...newSupplier, houseId: other.houseId })).rejects.toMatchObject({ status: 404 })
    expect(await own.state()).toEqual({ usedBilags: 0, bilags: 0, suppliers: 1 })
    expect(await other.state()).toEqual({ usedBilags: 0, bilags: 0, suppliers: 1 })
  })

  it('beyond the plan is refused for that first, and leaves nothing behind', async () => {
    const { create, set, state } = await landlord()
    await set({ usedBilags: 21 })
    await expect(
      create({ houseId: 999_999, supplierId: 0, name: 'Rør AS', address: 'Gata 1', city: 'Oslo', postcode: '0150' }),
    ).rejects.toMatchObject({
      status: 402,
      body: { message: 'freeLimit' },
    })
    expect(await state()).toEqual({ usedBilags: 21, bilags: 0, suppliers: 1 })
    await set({ subscriptionActive: true })
    await create()
    expect(await state()).toEqual({ usedBilags: 22, bilags: 1, suppliers: 1 })
  })

  it('is never put into a house that is being deleted', async () => {
    const { token, create, state, set } = await landlord()
    await set({ subscriptionActive: true })
    for (let round = 0; round < 10; round += 1) {
      const { id } = await app.call(houseCalls.create, { body: testHouse }, { token })
      const before = await state()
      const [removed, made] = await Promise.allSettled([
        app.call(houseCalls.remove, { params: { id: String(id) } }, { token }),
        create({ houseId: id }),
      ])
      expect(removed.status).toBe('fulfilled')
      if (made.status === 'rejected') expect(made.reason).toMatchObject({ status: 404 })
      const made1 = made.status === 'fulfilled' ? 1 : 0
      // The deletion of the house returns the place of a voucher that was recorded before it.
      expect(await state()).toEqual({ ...before, bilags: before.bilags + made1 })
    }
  })
})

describe('equal requests with one key', () => {
  it('of which the plan has a place for one only are one voucher and one answer', async () => {
    const { token, houseId, supplierId, set, state } = await landlord()
    await set({ usedBilags: 20 })
    const body = {
      houseId,
      cost_type: 'maintenance',
      description: 'Maling',
      supplierId,
      repeat: 'never',
      sum: 1,
      date: '2026-11-01',
      franchise: 80,
    }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.raw('POST', '/api/bilag', body, { token, key: 'the-last-place' })),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
    expect(answers[0]!.status).toBe(201)
    expect(await state()).toEqual({ usedBilags: 21, bilags: 1, suppliers: 1 })
    // The same key gets the same answer, although the plan has no place left. The same key with another body is
    // refused.
    expect((await app.raw('POST', '/api/bilag', body, { token, key: 'the-last-place' })).body).toBe(answers[0]!.body)
    const reused = await app.raw('POST', '/api/bilag', { ...body, sum: 2 }, { token, key: 'the-last-place' })
    expect([reused.status, reused.body]).toEqual([422, expect.stringContaining('idempotencyKeyReused')])
    expect((await app.raw('POST', '/api/bilag', body, { token, key: 'another-key' })).status).toBe(402)
    expect(await state()).toEqual({ usedBilags: 21, bilags: 1, suppliers: 1 })
  })
})
