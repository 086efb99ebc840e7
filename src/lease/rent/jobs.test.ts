import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp, testPassword, type TestApp } from '../../app/server/test-app'
import { samplePdf } from '../../base/file/test-files'
import { addTime } from '../../base/kit/day'
import { queueJob } from '../../base/outbox/job'
import { incomeCalls } from '../../books/income/calls'
import { trashCalls } from '../../books/trash/calls'
import { accountCalls } from '../../landlord/account/calls'
import { contractCalls } from '../contract/calls'
import { testContract } from '../contract/test-contract'
import { tenancyCalls } from '../tenancy/calls'
import { rentKind } from './service'

const start = '2026-11-20T10:00:00.000Z'
const apps: TestApp[] = []
let app: TestApp
beforeEach(async () => void apps.push((app = await testApp({ now: start }))))
afterAll(async () => {
  for (const one of apps) {
    expect(one.bugs).toEqual([])
    await one.close()
  }
})

const params = (id: number) => ({ params: { id: String(id) } })

/** Moves the clock to that day and runs the job. */
async function runOn(today: string): Promise<void> {
  app.setNow(`${today}T10:00:00.000Z`)
  await app.db
    .updateTable('session')
    .set({ seen_at: app.now(), ends_at: addTime(app.now(), 1e9) })
    .execute()
  await queueJob(app.db, app.now(), rentKind, {})
  await app.work()
}

async function landlord(facts: { subscriptionActive?: boolean; usedBilags?: number } = { subscriptionActive: true }) {
  const { id: account, token, houseId } = await app.landlord()
  const set = (changed: typeof facts) => app.db.updateTable('account').set(changed).where('id', '=', account).execute()
  await set(facts)
  const { url } = JSON.parse((await app.upload(token, 'kontrakt.pdf', samplePdf())).body) as { url: string }
  const options = { token }
  const signed = async (more: object = {}) => {
    const { id } = await app.call(contractCalls.create, { body: testContract(houseId, [url], more) }, options)
    await app.call(tenancyCalls.signManual, { ...params(id), body: {} }, options)
    return id
  }
  const contract = (id: number) => app.call(contractCalls.read, params(id), options)
  const rows = (id: number) =>
    app.db
      .selectFrom('incomebilag')
      .select(['id', 'start_date', 'end_date', 'sum', 'isTrashed', 'canEditSum'])
      .where('contractId', '=', id)
      .orderBy('start_date')
      .execute()
  const months = async (id: number) => (await rows(id)).map((row) => row.start_date.slice(2, 7)).join(' ')
  const finish = (id: number, body: { date?: string; deleteIncome?: boolean }) =>
    app.call(tenancyCalls.finish, { ...params(id), body }, options)
  const used = async () => (await app.call(accountCalls.profile, {}, options)).free!.used
  return { account, token, options, set, signed, contract, rows, months, finish, used }
}

const november = { start_date: '2026-11-01', first_payment_date: '2026-11-01' }

describe('as time goes on, rent', () => {
  it('is booked on the first of each month, once, and caught up after a standstill', async () => {
    const { account, signed, months, used } = await landlord()
    const id = await signed(november)
    await runOn('2026-11-30')
    expect(await months(id)).toBe('26-11')
    await runOn('2026-12-01')
    await runOn('2026-12-01')
    expect(await months(id)).toBe('26-11 26-12')
    await runOn('2027-03-15')
    expect(await months(id)).toBe('26-11 26-12 27-01 27-02 27-03')
    expect(await used()).toBe(5)
    const trail = await app.db
      .selectFrom('audit')
      .select('changed')
      .where('account_id', '=', account)
      .where('action', '=', rentKind)
      .orderBy('id')
      .execute()
    expect(trail.map((auditEntry) => auditEntry.changed)).toEqual([{ generated: 1 }, { generated: 3 }])
  })

  it('is booked although the landlord does something else meanwhile', async () => {
    const { account, signed, months } = await landlord()
    const id = await signed(november)
    let release = (): void => undefined
    const held = new Promise<void>((done) => (release = done))
    const busy = app.db.transaction().execute(async (tx) => {
      await tx.updateTable('account').set({ houses: 2 }).where('id', '=', account).execute()
      await held
    })
    // The account is locked, so the job doesn't wait, and runs again a moment later.
    await runOn('2026-12-01')
    expect(await months(id)).toBe('26-11')
    release()
    await busy
    app.setNow(addTime(app.now(), 1000))
    await app.work()
    expect(await months(id)).toBe('26-11 26-12')
  })

  it('ends with a fixed term, by days, and the contract is expired the day after', async () => {
    const { signed, rows, contract } = await landlord()
    const id = await signed({ ...november, type: 'time-bound', end_date: '2026-12-10' })
    await runOn('2026-12-10')
    expect((await contract(id)).status).toBe('active')
    await runOn('2027-05-01')
    expect((await rows(id)).map((row) => [row.start_date, row.end_date, row.sum])).toEqual([
      ['2026-11-01', '2026-11-30', 1_200_000],
      ['2026-12-01', '2026-12-10', 387_097],
    ])
    expect((await contract(id)).status).toBe('expired')
  })

  it('never comes back from the trash folder, and not when it was deleted for good', async () => {
    const { signed, rows, months, options } = await landlord()
    const id = await signed({ ...november, start_date: '2026-10-01', first_payment_date: '2026-10-01' })
    await app.call(tenancyCalls.trashIncome, params(id), options)
    const [october] = await rows(id)
    await app.call(trashCalls.remove, { params: { type: 'income-bilag', id: String(october!.id) } }, options)
    await runOn('2026-12-01')
    expect((await rows(id)).map((row) => [row.start_date, row.isTrashed])).toEqual([
      ['2026-11-01', true],
      ['2026-12-01', false],
    ])
    expect(await months(id)).toBe('26-11 26-12')
  })

  it('is not booked after the last day; what was due before it is booked first', async () => {
    const { signed, rows, finish } = await landlord()
    const [id, gone] = [await signed(november), await signed(november)]
    app.setNow('2027-02-20T10:00:00.000Z')
    await app.db
      .updateTable('session')
      .set({ seen_at: app.now(), ends_at: addTime(app.now(), 1e9) })
      .execute()
    await finish(id, { date: '2027-01-10' })
    await finish(gone, { date: '2027-01-10', deleteIncome: true })
    await runOn('2027-04-01')
    expect(
      (await rows(id)).map((row) => [row.start_date, row.end_date, row.sum, row.isTrashed, row.canEditSum]),
    ).toEqual([
      ['2026-11-01', '2026-11-30', 1_200_000, false, false],
      ['2026-12-01', '2026-12-31', 1_200_000, false, false],
      ['2027-01-01', '2027-01-10', 387_097, false, false],
    ])
    expect((await rows(gone)).filter((row) => !row.isTrashed)).toEqual([])
  })
})

describe('where the plan has no room', () => {
  it('rent waits at its month, says why, and goes on from there when there is room', async () => {
    const { signed, months, contract, options, set, used, rows } = await landlord({ usedBilags: 19 })
    const id = await signed({ start_date: '2026-07-01', first_payment_date: '2026-07-01' })
    expect([await months(id), (await contract(id)).blocked_by, await used()]).toEqual(['26-07 26-08', 'freeLimit', 21])
    await runOn('2026-11-21')
    expect(await months(id)).toBe('26-07 26-08')
    // Deleting a voucher for good makes one of the free vouchers available.
    const { id: july } = (await rows(id))[0]!
    await app.call(incomeCalls.remove, params(july), options)
    await app.call(trashCalls.remove, { params: { type: 'income-bilag', id: String(july) } }, options)
    expect((await contract(id)).blocked_by).toBe('')
    await runOn('2026-11-22')
    expect([await months(id), (await contract(id)).blocked_by, await used()]).toEqual(['26-08 26-09', 'freeLimit', 21])
    await set({ subscriptionActive: true })
    await runOn('2026-12-02')
    expect([await months(id), (await contract(id)).blocked_by, await used()]).toEqual([
      '26-08 26-09 26-10 26-11 26-12',
      '',
      24,
    ])
  })

  it('after the trial nothing is booked until there is a subscription', async () => {
    const { signed, months, contract, set } = await landlord({ usedBilags: 0 })
    const id = await signed(november)
    await runOn('2026-12-19')
    expect([await months(id), (await contract(id)).blocked_by]).toEqual(['26-11 26-12', ''])
    await runOn('2027-01-01')
    expect([await months(id), (await contract(id)).blocked_by]).toEqual(['26-11 26-12', 'endOf30Days'])
    await set({ subscriptionActive: true })
    // The contract says so at once, before the next job books the rent.
    expect([await months(id), (await contract(id)).blocked_by]).toEqual(['26-11 26-12', ''])
    await runOn('2027-02-01')
    expect([await months(id), (await contract(id)).blocked_by]).toEqual(['26-11 26-12 27-01 27-02', ''])
  })

  it('a finished contract is still booked to its last day', async () => {
    const { signed, rows, finish, set, contract } = await landlord({ usedBilags: 21 })
    const id = await signed({ start_date: '2026-09-01', first_payment_date: '2026-09-01' })
    await finish(id, { date: '2026-10-15' })
    expect([await rows(id), (await contract(id)).blocked_by]).toEqual([[], 'freeLimit'])
    await set({ subscriptionActive: true })
    await runOn('2026-11-21')
    expect((await rows(id)).map((row) => [row.start_date, row.end_date, row.canEditSum])).toEqual([
      ['2026-09-01', '2026-09-30', false],
      ['2026-10-01', '2026-10-15', false],
    ])
  })

  it('the contracts of others are not held up', async () => {
    const [poor, rich] = [await landlord({ usedBilags: 21 }), await landlord()]
    const [waiting, running] = [await poor.signed(november), await rich.signed(november)]
    await runOn('2026-12-01')
    expect([await poor.months(waiting), await rich.months(running)]).toEqual(['', '26-11 26-12'])
  })
})

it('a deleted account keeps the figures of its rent, and nothing of contracts or tenants', async () => {
  const { account, signed, options, set } = await landlord()
  const id = await signed({ start_date: '2026-10-01', first_payment_date: '2026-10-01', taxable: false })
  await app.call(contractCalls.createChecklist, { ...params(id), body: { garage: 1 } }, options)
  await set({ subscriptionActive: false })
  await app.call(accountCalls.deleteAccount, { body: { password: testPassword } }, options)
  for (const table of ['contract', 'contract_list'] as const)
    expect(await app.db.selectFrom(table).select('account_id').where('account_id', '=', account).execute()).toEqual([])
  const stored = await app.db
    .selectFrom('incomebilag')
    .select(['start_date', 'sum', 'contractId', 'separatedTaxable', 'tenant_last_name'])
    .where('account_id', '=', account)
    .orderBy('start_date')
    .execute()
  expect(stored).toEqual(
    ['2026-10-01', '2026-11-01'].map((start_date) => ({
      start_date,
      sum: 1_200_000,
      contractId: null,
      separatedTaxable: false,
      tenant_last_name: '',
    })),
  )
  await runOn('2027-01-01')
  expect(await app.db.selectFrom('incomebilag').select('id').where('account_id', '=', account).execute()).toHaveLength(
    2,
  )
})
