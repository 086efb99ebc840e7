import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CallRefused, testApp, type TestApp } from '../../app/server/test-app'
import type { OwnedCtx } from '../../base/call/context'
import { addTime, day, osloDay } from '../../base/kit/day'
import { accountCalls } from '../../landlord/account/calls'
import { houseCalls } from '../../landlord/house/calls'
import { supplierCalls } from '../supplier/calls'
import { trashCalls } from '../trash/calls'
import { expenseCalls } from './calls'
import { generateBatch } from './service-generate'
import { stopRepeat } from './service-repeat'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
let supplierId: number
beforeAll(async () => void (app = await testApp()))
beforeEach(async () => {
  app.setNow('2026-11-20T10:00:00.000Z')
  kari = await app.landlord()
  supplierId = (await app.call(supplierCalls.list, {}, { token: kari.token }))[0]!.id
})
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

const body = (more: object = {}) => ({
  houseId: kari.houseId,
  cost_type: 'maintenance' as const,
  description: 'Vaktmester',
  supplierId,
  repeat: 'monthly' as const,
  sum: 500,
  date: '2026-08-31',
  franchise: 80,
  ...more,
})
const params = (id: number) => ({ params: { id: String(id) } })
const options = () => ({ token: kari.token })
const create = (more: object = {}) => app.call(expenseCalls.create, { body: body(more) }, options())
const update = (id: number, more: object = {}) =>
  app.call(expenseCalls.update, { ...params(id), body: body(more) }, options())
const read = (id: number, token = kari.token) => app.call(expenseCalls.read, params(id), { token })
const start = (id: number, token = kari.token) => app.call(expenseCalls.startRepeat, params(id), { token })
const stop = (id: number, token = kari.token) => app.call(expenseCalls.stopRepeat, params(id), { token })
const remove = (id: number) => app.call(expenseCalls.remove, params(id), options())
const dates = async (id: number) => (await read(id)).series.map((one) => one.date as string).toReversed()
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) =>
      error instanceof CallRefused ? [error.status, error.body.message] : [(error as Error).message],
  )
const used = async () => (await app.call(accountCalls.profile, {}, options())).free.used
const subscribe = () =>
  app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', kari.id).execute()
/** Moves to that day, noon in Oslo, before any worker has done what is due. */
async function early(today: string) {
  app.setNow(`${today}T11:00:00.000Z`)
  // Sessions live for thirty days; this one has to live longer.
  await app.db
    .updateTable('session')
    .set({ seen_at: app.now(), ends_at: addTime(app.now(), 1e10) })
    .where('account_id', '=', kari.id)
    .execute()
}
async function on(today: string) {
  await early(today)
  await generateAll()
}
async function generateAll() {
  for (let more = true; more;) {
    more = await app.db
      .transaction()
      .execute(async (db) => (await generateBatch({ db, now: app.now(), today: osloDay(app.now()) })).more)
  }
}

describe('a repeating voucher', () => {
  it('that starts in the past has its vouchers up to today at once, as it was itself', async () => {
    const parent = await create()
    expect(parent).toMatchObject({
      isRepeated: true,
      isRepeatStopped: false,
      isAutoGenerate: false,
      parentBilagId: null,
      next_on: '2026-11-30',
      stopped_by: '',
      stopped_on: null,
    })
    const detail = await read(parent.id)
    expect(detail.series.map(({ date, sum, isTrashed }) => [date, sum, isTrashed])).toEqual([
      ['2026-10-31', 50_000, false],
      ['2026-09-30', 50_000, false],
    ])
    expect(detail.seriesTotal).toBe(2)
    const child = await read(detail.series[0]!.id)
    const {
      id: _id,
      date: _date,
      listed_on: _listed,
      documents: _documents,
      repeat: _repeat,
      next_on: _next,
      isRepeated: _repeated,
      ...same
    } = parent
    expect(child).toMatchObject({
      ...same,
      date: '2026-10-31',
      listed_on: '2026-10-31',
      repeat: 'never',
      isRepeated: false,
      isAutoGenerate: true,
      parentBilagId: parent.id,
      next_on: null,
    })
    expect([child.documents, child.series, child.seriesTotal]).toEqual([[], [], 0])
    expect(await used()).toBe(3)
  })

  it('gets the following ones when their day has come, caught up after downtime, and each once', async () => {
    const { id } = await create({ date: '2026-11-18', repeat: 'weekly' })
    expect(await dates(id)).toEqual([])
    await on('2026-11-24')
    expect(await dates(id)).toEqual([])
    await on('2026-11-25')
    await on('2026-11-25')
    expect(await dates(id)).toEqual(['2026-11-25'])
    await on('2026-12-17')
    await generateAll()
    expect(await dates(id)).toEqual(['2026-11-25', '2026-12-02', '2026-12-09', '2026-12-16'])
    expect((await read(id)).next_on).toBe('2026-12-23')
  })

  it('has more than a hundred made by the worker, and shows the latest hundred', async () => {
    await subscribe()
    const { id, next_on: due } = await create({ date: '2021-01-01', repeat: 'weekly' })
    // The answer tells the screen that dates are still to come.
    expect([due, (await read(id)).next_on, (await read(id)).seriesTotal]).toEqual(['2022-12-09', '2022-12-09', 100])
    await app.work()
    const { series, seriesTotal, next_on } = await read(id)
    expect([series.length, seriesTotal, series[0]!.date, next_on]).toEqual([100, 307, '2026-11-20', '2026-11-27'])
    expect(await used()).toBe(308)
  })

  it('does not repeat until it is filled out', async () => {
    const archived = await app.call(
      expenseCalls.create,
      { body: { houseId: kari.houseId, archived: true, repeat: 'monthly', date: '2026-09-01' } },
      options(),
    )
    expect(archived.next_on).toBeNull()
    expect(await refusal(start(archived.id))).toEqual([409, 'notRepeated'])
    expect((await update(archived.id, { date: '2026-09-01' })).next_on).toBe('2026-12-01')
    expect(await dates(archived.id)).toEqual(['2026-10-01', '2026-11-01'])
  })

  it('that is changed changes later ones only; what was due before is made as it was', async () => {
    await subscribe()
    const { id } = await create()
    await early('2026-12-01')
    await update(id, { sum: 700, description: 'Ny vaktmester' })
    await on('2026-12-31')
    const made = (await read(id)).series.map(({ date, sum }) => [date, sum])
    expect(made).toEqual([
      ['2026-12-31', 70_000],
      ['2026-11-30', 50_000],
      ['2026-10-31', 50_000],
      ['2026-09-30', 50_000],
    ])
  })

  it('takes a new rhythm or date from tomorrow on, and repeats from its second date when it is new', async () => {
    const { id } = await create()
    expect((await update(id, { repeat: 'weekly' })).next_on).toBe('2026-11-23')
    expect((await update(id, { repeat: 'never' })).next_on).toBeNull()
    expect(await refusal(stop(id))).toEqual([409, 'notRepeated'])
    const single = await create({ repeat: 'never', date: '2026-10-05' })
    expect(single.next_on).toBeNull()
    expect((await update(single.id, { date: '2026-10-05' })).next_on).toBe('2026-12-05')
    expect(await dates(single.id)).toEqual(['2026-11-05'])
  })

  it('is stopped and started again, from that day on and without filling the gap; twice is as once', async () => {
    const { id } = await create({ date: '2026-11-19', repeat: 'weekly' })
    await on('2026-11-26')
    expect(await stop(id)).toMatchObject({
      isRepeatStopped: true,
      next_on: null,
      stopped_by: '',
      stopped_on: '2026-12-03',
    })
    expect(await stop(id)).toMatchObject({ isRepeatStopped: true, stopped_on: '2026-12-03' })
    await on('2026-12-11')
    expect(await start(id)).toMatchObject({ isRepeatStopped: false, next_on: '2026-12-17', stopped_on: null })
    expect(await start(id)).toMatchObject({ isRepeatStopped: false, next_on: '2026-12-17' })
    await on('2026-12-17')
    expect(await dates(id)).toEqual(['2026-11-26', '2026-12-17'])
  })

  it('makes what has come due when it is stopped, and today when it is started', async () => {
    const { id } = await create({ date: '2026-11-19', repeat: 'weekly' })
    await early('2026-11-26')
    expect(await stop(id)).toMatchObject({ stopped_on: '2026-12-03' })
    expect(await dates(id)).toEqual(['2026-11-26'])
    await early('2026-12-10')
    expect((await start(id)).next_on).toBe('2026-12-17')
    expect(await dates(id)).toEqual(['2026-11-26', '2026-12-10'])
  })

  it('does not bring back what was deleted, not even for good', async () => {
    const { id } = await create({ date: '2026-11-13', repeat: 'weekly' })
    const [today] = (await read(id)).series
    await remove(today!.id)
    expect((await read(id)).series).toEqual([{ ...today!, isTrashed: true }])
    await app.call(trashCalls.remove, { params: { type: 'bilag', id: String(today!.id) } }, options())
    // Neither by starting what runs nor by stopping and starting it on the same day.
    await start(id)
    expect(await dates(id)).toEqual([])
    await stop(id)
    await start(id)
    await on('2026-11-26')
    expect(await dates(id)).toEqual([])
    await on('2026-11-27')
    expect(await dates(id)).toEqual(['2026-11-27'])
  })

  it('stops when it is trashed, and stays stopped when it is restored', async () => {
    await subscribe()
    const { id } = await create()
    await remove(id)
    await on('2026-12-05')
    await app.call(trashCalls.restore, { ...params(id), body: { type: 'bilag', houseId: kari.houseId } }, options())
    await on('2026-12-31')
    expect(await read(id)).toMatchObject({
      isTrashed: false,
      isRepeatStopped: true,
      stopped_by: '',
      stopped_on: '2026-11-30',
      seriesTotal: 2,
    })
    expect((await start(id)).next_on).toBe('2027-01-31')
    expect(await dates(id)).toEqual(['2026-09-30', '2026-10-31', '2026-12-31'])
  })

  it('is refused to others, in the trash folder, and for what does not repeat', async () => {
    const ola = await app.landlord()
    const [parent, never] = [await create(), await create({ repeat: 'never' })]
    const child = (await read(parent.id)).series[0]!
    for (const call of [start, stop]) {
      expect(await refusal(call(parent.id, ola.token))).toEqual([404, 'notFound'])
      expect(await refusal(call(999_999))).toEqual([404, 'notFound'])
      expect(await refusal(call(never.id))).toEqual([409, 'notRepeated'])
      expect(await refusal(call(child.id))).toEqual([409, 'notRepeated'])
    }
    await remove(parent.id)
    for (const call of [start, stop]) expect(await refusal(call(parent.id))).toEqual([409, 'isTrashed'])
  })

  it('rests in a deleted house without taking a place, and goes on when the house is restored', async () => {
    await subscribe()
    const second = await app.call(
      houseCalls.create,
      { body: { name: 'Nr. 2', address: 'Gata 2', postcode: '0155', city: 'Oslo' } },
      options(),
    )
    const { id } = await create({ houseId: second.id, date: '2026-11-18', repeat: 'weekly' })
    await app.call(houseCalls.remove, params(second.id), options())
    await on('2026-12-10')
    expect(await used()).toBe(0)
    await app.call(houseCalls.restore, params(second.id), options())
    expect(await read(id)).toMatchObject({ seriesTotal: 0, isRepeatStopped: false, next_on: '2026-11-25' })
    await on('2026-12-10')
    expect([await read(id), await used()]).toMatchObject([{ seriesTotal: 3, next_on: '2026-12-16' }, 4])
  })
})

describe('the plan', () => {
  it('ends a repeat at the free limit, which then says so and what it left out', async () => {
    const { id } = await create({ date: '2026-06-05', repeat: 'weekly' })
    expect(await read(id)).toMatchObject({
      seriesTotal: 20,
      isRepeatStopped: true,
      next_on: null,
      stopped_by: 'freeLimit',
      stopped_on: '2026-10-30',
    })
    expect(await used()).toBe(21)
    await on('2026-12-31')
    expect([(await read(id)).seriesTotal, await used()]).toEqual([20, 21])
    // There is still no place: it can't be started either.
    app.setNow('2026-11-20T10:00:00.000Z')
    expect(await refusal(start(id))).toEqual([402, 'freeLimit'])
    await subscribe()
    expect(await start(id)).toMatchObject({
      isRepeatStopped: false,
      stopped_by: '',
      stopped_on: null,
      next_on: '2026-11-27',
    })
    expect((await read(id)).series[0]!.date).toBe('2026-11-20')
  })

  it('judges the trial on the day of generation', async () => {
    const { id } = await create({ date: '2026-11-20', repeat: 'weekly' })
    await on('2026-12-19')
    expect((await read(id)).seriesTotal).toBe(4)
    await on('2026-12-25')
    expect(await read(id)).toMatchObject({
      seriesTotal: 4,
      isRepeatStopped: true,
      stopped_by: 'endOf30Days',
      stopped_on: '2026-12-25',
    })
    expect(await refusal(start(id))).toEqual([402, 'endOf30Days'])
    expect(await stop(id)).toMatchObject({ stopped_by: 'endOf30Days' })
  })

  it('gives the last places to the earliest dates of all repeats', async () => {
    await app.db.updateTable('account').set({ usedBilags: 16 }).where('id', '=', kari.id).execute()
    const [a, b] = [
      await create({ date: '2026-11-18', repeat: 'weekly' }),
      await create({ date: '2026-11-19', repeat: 'weekly' }),
    ]
    await on('2026-12-12')
    expect([await dates(a.id), await dates(b.id), await used()]).toEqual([
      ['2026-11-25', '2026-12-02'],
      ['2026-11-26'],
      21,
    ])
    expect([(await read(a.id)).stopped_on, (await read(b.id)).stopped_on]).toEqual(['2026-12-09', '2026-12-03'])
  })
})

describe('the job', () => {
  it('leaves a trace of what it made', async () => {
    const { id } = await create({ date: '2026-11-18', repeat: 'weekly' })
    await early('2026-12-10')
    await app.db.insertInto('job').values({ kind: 'expense.repeat', payload: '{}', run_at: app.now() }).execute()
    await app.work()
    expect((await app.db.selectFrom('bilag').select('id').where('parentBilagId', '=', id).execute()).length).toBe(3)
    const [trace] = await app.db
      .selectFrom('audit')
      .selectAll()
      .where('account_id', '=', kari.id)
      .where('action', '=', 'expense.repeat')
      .execute()
    expect([trace!.changed, trace!.entity, trace!.requestId]).toEqual([
      { generated: 3 },
      null,
      expect.stringMatching(/^job-\d+$/),
    ])
  })

  it('leaves alone what the landlord is changing at that moment', async () => {
    const { id } = await create({ date: '2026-11-18', repeat: 'weekly' })
    await early('2026-11-25')
    await app.db.transaction().execute(async (db) => {
      await stopRepeat({ db, now: app.now(), today: osloDay(app.now()), owner: kari.id } as unknown as OwnedCtx, id)
      // Passes it by instead of waiting for it.
      await generateAll()
    })
    expect(await read(id)).toMatchObject({
      isRepeatStopped: true,
      next_on: null,
      stopped_on: '2026-12-02',
      seriesTotal: 1,
    })
    expect(await used()).toBe(2)
  })

  it('undoes all of a batch that fails', async () => {
    const { id } = await create({ date: '2026-11-18', repeat: 'weekly' })
    const broken = app.db.transaction().execute(async (db) => {
      await generateBatch({ db, now: app.now(), today: day('2026-12-10') })
      throw new Error('the machine is gone')
    })
    await expect(broken).rejects.toThrow('the machine is gone')
    expect([await dates(id), await used(), (await read(id)).next_on]).toEqual([[], 1, '2026-11-25'])
  })
})
