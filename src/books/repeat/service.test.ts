import { describe, expect, it } from 'vitest'
import { houseCalls } from '../../landlord/house/calls'
import { trashCalls } from '../trash/calls'
import { expenseCalls } from '../expense/calls'
import { repeatRefusal, repeatFixture } from './test-repeat'

const at = repeatFixture({ now: '2026-11-20T10:00:00.000Z', date: '2026-08-31' })
const { params, options, create, update, read, remove, start, stop, dates, used, early, on, generateAll, subscribe } =
  at

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

  it.each([
    ['quarterly', '2025-11-30', ['2026-02-28', '2026-05-30', '2026-08-30'], '2026-11-30'],
    ['half_yearly', '2025-05-31', ['2025-11-30', '2026-05-31'], '2026-11-30'],
    ['yearly', '2023-11-20', ['2024-11-20', '2025-11-20', '2026-11-20'], '2027-11-20'],
  ] as const)('that comes %s is anchored on its first date, and goes on', async (repeat, date, made, next_on) => {
    await subscribe()
    const parent = await create({ repeat, date })
    expect(parent).toMatchObject({ repeat, isRepeated: true, next_on })
    expect((await read(parent.id)).series.map((one) => one.date).toSorted()).toEqual(made)
    await on(next_on)
    expect((await read(parent.id)).series[0]!.date).toBe(next_on)
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
    // The next date is in the past. That tells the screen that vouchers are still being generated.
    expect([due, (await read(id)).next_on, (await read(id)).seriesTotal]).toEqual(['2022-12-09', '2022-12-09', 100])
    await at.app.work()
    const { series, seriesTotal, next_on } = await read(id)
    expect([series.length, seriesTotal, series[0]!.date, next_on]).toEqual([100, 307, '2026-11-20', '2026-11-27'])
    expect(await used()).toBe(308)
  })

  it('does not repeat until it is filled out', async () => {
    const archived = await at.app.call(
      expenseCalls.create,
      { body: { houseId: at.kari.houseId, archived: true, repeat: 'monthly', date: '2026-09-01' } },
      options(),
    )
    expect(archived.next_on).toBeNull()
    expect(await repeatRefusal(start(archived.id))).toEqual([409, 'notRepeated'])
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
    expect(await repeatRefusal(stop(id))).toEqual([409, 'notRepeated'])
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
    await at.app.call(trashCalls.remove, { params: { type: 'bilag', id: String(today!.id) } }, options())
    // Starting a running repeat doesn't bring the deleted voucher back. Neither does a stop and a start on the same
    // day.
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
    await at.app.call(
      trashCalls.restore,
      { ...params(id), body: { type: 'bilag', houseId: at.kari.houseId } },
      options(),
    )
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
    const ola = await at.app.landlord()
    const [parent, never] = [await create(), await create({ repeat: 'never' })]
    const child = (await read(parent.id)).series[0]!
    for (const call of [start, stop]) {
      expect(await repeatRefusal(call(parent.id, ola.token))).toEqual([404, 'notFound'])
      expect(await repeatRefusal(call(999_999))).toEqual([404, 'notFound'])
      expect(await repeatRefusal(call(never.id))).toEqual([409, 'notRepeated'])
      expect(await repeatRefusal(call(child.id))).toEqual([409, 'notRepeated'])
    }
    await remove(parent.id)
    for (const call of [start, stop]) expect(await repeatRefusal(call(parent.id))).toEqual([409, 'isTrashed'])
  })

  it('rests in a deleted house without taking a place, and goes on when the house is restored', async () => {
    await subscribe()
    const second = await at.app.call(
      houseCalls.create,
      { body: { name: 'Nr. 2', address: 'Gata 2', postcode: '0155', city: 'Oslo' } },
      options(),
    )
    const { id } = await create({ houseId: second.id, date: '2026-11-18', repeat: 'weekly' })
    await at.app.call(houseCalls.remove, params(second.id), options())
    await on('2026-12-10')
    expect(await used()).toBe(0)
    await at.app.call(houseCalls.restore, params(second.id), options())
    expect(await read(id)).toMatchObject({ seriesTotal: 0, isRepeatStopped: false, next_on: '2026-11-25' })
    await on('2026-12-10')
    expect([await read(id), await used()]).toMatchObject([{ seriesTotal: 3, next_on: '2026-12-16' }, 4])
  })
})
