import { describe, expect, it } from 'vitest'
import { testHouse } from '../../app/server/test-app'
import type { OwnedCtx } from '../../base/call/context'
import { samplePdf } from '../../base/file/test-files'
import { osloDay } from '../../base/kit/day'
import { houseCalls } from '../../landlord/house/calls'
import { trashCalls } from '../trash/calls'
import { expenseCalls } from '../expense/calls'
import { repeatCalls } from './calls'
import { ExpenseForm } from '../expense/model'
import { changeRepeatFrom } from './service-change'
import { repeatRefusal, repeatFixture } from './test-repeat'

const at = repeatFixture({ now: '2026-07-15T10:00:00.000Z', date: '2026-01-31' })
const { params, options, body, create, update, read, used, early, generateAll, subscribe } = at
const change = (id: number, more: object = {}, token = at.kari.token) =>
  at.app.call(
    repeatCalls.changeFrom,
    { ...params(id), body: body({ date: '2026-04-15', sum: 700, ...more }) },
    { token },
  )
const series = async (id: number) =>
  (await read(id)).series.map(({ date, sum, isTrashed }) => [date, sum, isTrashed]).toReversed()

describe('a repeat that is changed from a date on', () => {
  it('leaves what is dated before, and goes on as a new voucher, past and future; the 31st stays the anchor', async () => {
    await subscribe()
    const { id } = await create()
    const [before, count] = [await read(id), await used()]
    const made = await change(id)
    expect(made).toMatchObject({
      date: '2026-04-30',
      sum: 70_000,
      isRepeated: true,
      isAutoGenerate: false,
      parentBilagId: null,
      next_on: '2026-07-31',
      repeat_day: 31,
    })
    expect(await series(made.id)).toEqual([
      ['2026-05-31', 70_000, false],
      ['2026-06-30', 70_000, false],
    ])
    expect(await read(id)).toEqual({
      ...before,
      next_on: null,
      isRepeatStopped: true,
      stopped_on: '2026-07-31',
      followed_on: '2026-04-15',
      followedBilagId: made.id,
      series: before.series.slice(-2),
      seriesTotal: 2,
      updated_at: at.app.now(),
    })
    expect(await used()).toBe(count)
    await early('2026-10-01')
    await generateAll()
    expect((await series(made.id)).slice(2)).toEqual([
      ['2026-07-31', 70_000, false],
      ['2026-08-31', 70_000, false],
      ['2026-09-30', 70_000, false],
    ])
    expect((await read(id)).seriesTotal).toBe(2)
  })

  it('can be changed again, each time from a later date on', async () => {
    const { id } = await create()
    const second = await change(id)
    const third = await change(second.id, { date: '2026-06-01', sum: 900 })
    expect([second.date, third.date, third.repeat_day, third.next_on]).toEqual([
      '2026-04-30',
      '2026-06-30',
      31,
      '2026-07-31',
    ])
    expect(await series(second.id)).toEqual([['2026-05-31', 70_000, false]])
    expect(await used()).toBe(6)
  })

  it('leaves what somebody has touched, the only one of its date, and lets it go on with the new voucher', async () => {
    await subscribe()
    const { id } = await create({ date: '2025-12-10' })
    const made = (await read(id)).series.toReversed()
    const idOn = (date: string) => made.find((one) => one.date === date)!.id
    const answer = await at.app.upload(at.kari.token, 'kvittering.pdf', samplePdf())
    const url = (JSON.parse(answer.body) as { url: string }).url
    await update(idOn('2026-02-10'), { date: '2026-02-10', repeat: 'never', documents: [url] })
    await update(idOn('2026-03-10'), { date: '2026-03-10', repeat: 'never', description: 'Feier' })
    await at.app.call(expenseCalls.remove, params(idOn('2026-04-10')), options())
    await at.app.call(expenseCalls.remove, params(idOn('2026-05-10')), options())
    const restored = { type: 'bilag' as const, houseId: at.kari.houseId }
    await at.app.call(trashCalls.restore, { ...params(idOn('2026-05-10')), body: restored }, options())
    // This voucher is saved without any change. So it counts as untouched.
    await update(idOn('2026-06-10'), { date: '2026-06-10', repeat: 'never' })
    const count = await used()
    const follower = await change(id, { date: '2026-02-01', documents: [] })
    expect(follower.date).toBe('2026-06-10')
    expect(await series(follower.id)).toEqual([
      ['2026-02-10', 50_000, false],
      ['2026-03-10', 50_000, false],
      ['2026-04-10', 50_000, true],
      ['2026-05-10', 50_000, false],
      ['2026-07-10', 70_000, false],
    ])
    expect(await series(id)).toEqual([['2026-01-10', 50_000, false]])
    expect(await used()).toBe(count)
    const { documents, description } = await read(idOn('2026-02-10'))
    expect([documents, description, (await read(idOn('2026-03-10'))).description]).toEqual([
      [url],
      'Vaktmester',
      'Feier',
    ])
    expect(await repeatRefusal(read(idOn('2026-06-10')))).toEqual([404, 'notFound'])
  })

  it('from days to come on still makes the dates before, as it was, and none after', async () => {
    await subscribe()
    const { id } = await create()
    const made = await change(id, { date: '2026-10-01' })
    expect([made.date, made.next_on]).toEqual(['2026-10-31', '2026-11-30'])
    expect(await read(id)).toMatchObject({ isRepeatStopped: false, next_on: '2026-07-31', followedBilagId: made.id })
    expect(await repeatRefusal(change(id, { date: '2026-09-01' }))).toEqual([409, 'repeatNotRunning'])
    await early('2026-12-01')
    await generateAll()
    expect((await series(id)).slice(-2)).toEqual([
      ['2026-08-31', 50_000, false],
      ['2026-09-30', 50_000, false],
    ])
    expect(await read(id)).toMatchObject({ isRepeatStopped: true, next_on: null, stopped_on: '2026-10-31' })
    expect(await series(made.id)).toEqual([['2026-11-30', 70_000, false]])
    const start = at.app.call(repeatCalls.startRepeat, params(id), options())
    expect(await repeatRefusal(start)).toEqual([409, 'repeatFollowed'])
    // Saving the voucher again doesn't start the repeat either.
    expect(await update(id, { date: '2026-01-20' })).toMatchObject({ isRepeatStopped: true, next_on: null })
    await update(id, { repeat: 'never', date: '2026-01-20' })
    expect(await update(id, { date: '2026-01-20' })).toMatchObject({ isRepeatStopped: true, next_on: null })
  })

  it('makes what has come due before it, as it was, and what has come due since, as it is', async () => {
    await subscribe()
    const { id } = await create()
    await early('2026-11-15')
    const made = await change(id, { date: '2026-09-15' })
    expect((await series(id)).slice(-2)).toEqual([
      ['2026-07-31', 50_000, false],
      ['2026-08-31', 50_000, false],
    ])
    expect([made.date, await series(made.id)]).toEqual(['2026-09-30', [['2026-10-31', 70_000, false]]])
    await generateAll()
    expect([(await read(id)).seriesTotal, (await read(made.id)).seriesTotal]).toEqual([7, 1])
  })

  it('makes all that has come due before it, however much', async () => {
    await subscribe()
    const { id } = await create({ date: '2021-01-01', repeat: 'weekly' })
    expect((await read(id)).seriesTotal).toBe(100)
    const made = await change(id, { date: '2026-07-01', repeat: 'weekly' })
    expect([made.date, (await read(id)).seriesTotal, await series(made.id)]).toEqual([
      '2026-07-03',
      286,
      [['2026-07-10', 70_000, false]],
    ])
    await at.app.work()
    expect([(await read(id)).seriesTotal, await used()]).toEqual([286, 289])
  })

  it('needs no free place where it only replaces, and one where it does not', async () => {
    const { id } = await create()
    await at.app.db.updateTable('account').set({ usedBilags: 21 }).where('id', '=', at.kari.id).execute()
    const made = await change(id)
    expect([made.date, await used()]).toEqual(['2026-04-30', 21])
    expect(await repeatRefusal(change(made.id, { date: '2026-08-01' }))).toEqual([402, 'freeLimit'])
    expect(await read(made.id)).toMatchObject({ followed_on: null, next_on: '2026-07-31' })
    // A weekly repeat needs more places than a monthly one. The earliest dates get them, then the repeat stops with the
    // reason.
    await at.app.db.updateTable('account').set({ usedBilags: 20 }).where('id', '=', at.kari.id).execute()
    const weekly = await change(made.id, { date: '2026-06-01', repeat: 'weekly' })
    expect(weekly).toMatchObject({ isRepeatStopped: true, stopped_by: 'freeLimit', stopped_on: '2026-07-14' })
    expect([(await series(weekly.id)).length, await used()]).toEqual([1, 21])
  })

  it('leaves alone what is hidden with a house, and gives back no place for it', async () => {
    await subscribe()
    const second = await at.app.call(houseCalls.create, { body: { ...testHouse, name: 'Nr. 2' } }, options())
    const { id } = await create({ houseId: second.id })
    await update(id, {})
    await at.app.call(houseCalls.remove, params(second.id), options())
    expect(await used()).toBe(1)
    expect((await change(id)).date).toBe('2026-07-31')
    expect(await used()).toBe(2)
    await at.app.call(houseCalls.restore, params(second.id), options())
    expect(await used()).toBe(7)
  })

  it('refuses a date that is missing, the voucher’s own or earlier, or far away; never; and an archived one', async () => {
    const { id } = await create()
    for (const [date, why] of [
      ['2026-01-31', 'afterVoucher'],
      ['2025-12-31', 'afterVoucher'],
      ['2037-01-01', 'dateRange'],
      [null, 'required'],
    ])
      expect(await repeatRefusal(change(id, { date }))).toEqual([422, 'invalid', { date: why }])
    expect(await repeatRefusal(change(id, { repeat: 'never' }))).toEqual([422, 'invalid', { repeat: 'stillRepeats' }])
    expect(await repeatRefusal(change(id, { archived: true }))).toEqual([422, 'invalid', { archived: 'invalid' }])
    expect((await read(id)).seriesTotal).toBe(5)
  })

  it('is refused for what does not run, what is another’s, and a second time', async () => {
    const ola = await at.app.landlord()
    const [parent, never] = [await create(), await create({ repeat: 'never' })]
    const child = (await read(parent.id)).series[0]!
    expect(await repeatRefusal(change(parent.id, {}, ola.token))).toEqual([404, 'notFound'])
    expect(await repeatRefusal(change(999_999))).toEqual([404, 'notFound'])
    for (const id of [never.id, child.id]) expect(await repeatRefusal(change(id))).toEqual([409, 'repeatNotRunning'])
    await at.app.call(repeatCalls.stopRepeat, params(parent.id), options())
    expect(await repeatRefusal(change(parent.id))).toEqual([409, 'repeatNotRunning'])
    await at.app.call(repeatCalls.startRepeat, params(parent.id), options())
    await change(parent.id)
    expect(await repeatRefusal(change(parent.id))).toEqual([409, 'repeatNotRunning'])
    const other = await create()
    await at.app.call(expenseCalls.remove, params(other.id), options())
    expect(await repeatRefusal(change(other.id))).toEqual([409, 'isTrashed'])
  })

  it('and the job that generates, at the same time, make each date once', async () => {
    await subscribe()
    const { id } = await create()
    await early('2026-11-15')
    const ctx = { now: at.app.now(), today: osloDay(at.app.now()), owner: at.kari.id }
    const form = ExpenseForm.parse(body({ date: '2026-09-15', sum: 700 }))
    await at.app.db.transaction().execute(async (db) => {
      await changeRepeatFrom({ ...ctx, db } as unknown as OwnedCtx, id, form)
      // The job skips the voucher that the landlord is changing. Afterwards nothing is left for the job to do.
      await generateAll()
    })
    await generateAll()
    const rows = await at.app.db
      .selectFrom('bilag')
      .select(['date', 'sum'])
      .where('account_id', '=', at.kari.id)
      .orderBy('date')
      .execute()
    expect(rows.map((row) => [row.date!.slice(5), row.sum! / 100])).toEqual([
      ...['01-31', '02-28', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31'].map((date) => [date, 500]),
      ...['09-30', '10-31'].map((date) => [date, 700]),
    ])
    expect(await used()).toBe(10)
  })
})
