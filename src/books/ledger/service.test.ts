import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CallRefused, testApp, testHouse, type TestApp } from '../../app/server/test-app'
import type { OwnedCtx } from '../../base/call/context'
import { day, endOfYear, startOfYear } from '../../base/kit/day'
import { expenseCalls } from '../expense/calls'
import { supplierCalls } from '../supplier/calls'
import { houseCalls } from '../../landlord/house/calls'
import { ledgerCalls } from './calls'
import { linesOf, totalsOf } from './rules-totals'
import { expensesOf } from './service'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
let ola: typeof kari
let second: number
let supplierId: number
beforeAll(async () => {
  app = await testApp()
  kari = await app.landlord()
  ola = await app.landlord()
  second = (await app.call(houseCalls.create, { body: { ...testHouse, name: 'Nr. 2' } }, { token: kari.token })).id
  supplierId = (await app.call(supplierCalls.list, {}, { token: kari.token }))[0]!.id
  for (const [description, date, sum, houseId] of vouchers()) await create(description, date, sum, houseId)
  await app.call(
    expenseCalls.create,
    { body: { houseId: kari.houseId, archived: true, date: '2026-05-05', description: 'Senere' } },
    { token: kari.token },
  )
  const trashed = await create('I papirkurven', '2024-06-01', 10, kari.houseId)
  await app.call(expenseCalls.remove, { params: { id: String(trashed.id) } }, { token: kari.token })
})
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

const vouchers = (): [string, string, number, number][] => [
  ['I fjor', '2025-12-31', 100.5, kari.houseId],
  ['Nyttår', '2026-01-01', 200.25, kari.houseId],
  ['Sommer', '2026-07-01', 300, second],
  ['Neste år', '2027-01-01', 400, kari.houseId],
]
const create = (description: string, date: string, sum: number, houseId: number) =>
  app.call(
    expenseCalls.create,
    { body: { houseId, cost_type: 'other_costs', description, supplierId, repeat: 'never', sum, date, franchise: 50 } },
    { token: kari.token },
  )
const all = (query: object = {}, token = kari.token) => app.call(ledgerCalls.allTypes, { query }, { token })
const names = async (query: object = {}, token = kari.token) =>
  (await all(query, token)).bilags.map((bilag) => bilag.description)

describe('all vouchers', () => {
  it('are those from 1 January of this year on when nothing is asked for, newest first, with the other kinds empty', async () => {
    const answer = await all()
    expect(answer.bilags.map((bilag) => bilag.description)).toEqual(['Neste år', 'Sommer', 'Senere', 'Nyttår'])
    expect(answer).toMatchObject({ incomeBilags: [], depreciationBilags: [], depreciationPersonalBilags: [] })
  })

  it('are those of the house and the period, both days included', async () => {
    expect(await names({ houseId: String(second) })).toEqual(['Sommer'])
    expect(await names({ houseId: String(kari.houseId), date_from: '2025-12-31', date_to: '2026-01-01' })).toEqual([
      'Nyttår',
      'I fjor',
    ])
    expect(await names({ date_from: '2026-01-02', date_to: '2026-05-04' })).toEqual([])
    expect(await names({ date_from: '2026-02-01', date_to: '2026-01-01' })).toEqual([])
  })

  it('are those in the trash folder when asked for, of any date unless a period is named', async () => {
    expect(await names({ trashed: 'true' })).toEqual(['I papirkurven'])
    expect(await names({ trashed: 'true', date_from: '2025-01-01' })).toEqual([])
    expect(await names({ trashed: 'false', date_from: '2024-01-01', date_to: '2024-12-31' })).toEqual([])
  })

  it('come to totals that are right to the øre', async () => {
    expect(
      totalsOf(
        linesOf(await all({ date_from: '2025-01-01', date_to: '2026-12-31' }), {
          from: startOfYear(2025),
          to: endOfYear(2026),
        }),
      ),
    ).toEqual({
      income: 0,
      // Half of 100.50 + 200.25 + 300.00 kr is 300.375 kr.
      costs: 30_038,
      taxFree: 0,
      estimatedTax: 0,
      deficit: 30_038,
    })
  })

  it("of another landlord's house are not found, and nobody else's are ever among one's own", async () => {
    await expect(all({ houseId: String(kari.houseId) }, ola.token)).rejects.toMatchObject({ status: 404 })
    await expect(all({ houseId: '999999' })).rejects.toThrow(CallRefused)
    expect(await names({ date_from: '1900-01-01' }, ola.token)).toEqual([])
  })

  it('of a deleted house are hidden with it, in the trash folder too', async () => {
    const third = await app.call(houseCalls.create, { body: { ...testHouse, name: 'Nr. 3' } }, { token: kari.token })
    await create('Skjult', '2026-02-02', 1, third.id)
    expect(await names()).toContain('Skjult')
    const gone = await create('Kastet', '2026-02-02', 1, third.id)
    await app.call(expenseCalls.remove, { params: { id: String(gone.id) } }, { token: kari.token })
    await app.call(houseCalls.remove, { params: { id: String(third.id) } }, { token: kari.token })
    expect(await names()).not.toContain('Skjult')
    expect(await names({ trashed: 'true' })).toEqual(['I papirkurven'])
  })

  it('refuse a period or a house that is none', async () => {
    for (const query of [
      { date_from: '2026-02-30' },
      { date_to: 'x' },
      { houseId: '0' },
      { trashed: 'maybe' },
      { page: '1' },
    ]) {
      await expect(all(query)).rejects.toMatchObject({ status: 422 })
    }
  })

  it('of a house are read from the index of those not trashed, also by a prepared plan', async () => {
    const ctx = { db: app.db, owner: kari.id, today: day('2026-11-20') } as unknown as OwnedCtx
    const query = expensesOf(ctx, { house: kari.houseId, from: day('2026-01-01'), to: null, trashed: false }).compile()
    await app.db.connection().execute(async (one) => {
      await sql`set enable_seqscan = off`.execute(one)
      await sql`set plan_cache_mode = force_generic_plan`.execute(one)
      await sql.raw(`prepare listing as ${query.sql}`).execute(one)
      const values = query.parameters.map((value) => `'${String(value)}'`).join(', ')
      const plan = await sql.raw<Record<string, string>>(`explain execute listing(${values})`).execute(one)
      expect(plan.rows.map((row) => Object.values(row)[0]).join('\n')).toContain('bilag_by_house')
    })
  })
})
