import { describe, expect, it } from 'vitest'
import type { OwnedCtx } from '../../base/call/context'
import { day, osloDay } from '../../base/kit/day'
import { generateRepeatBatch } from './service-generate'
import { stopRepeat } from '../repeat/service'
import { repeatRefusal, repeatFixture } from '../repeat/test-repeat'

const at = repeatFixture({ now: '2026-11-20T10:00:00.000Z', date: '2026-08-31' })
const { create, read, start, stop, dates, used, early, on, generateAll, subscribe } = at

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
    // The plan still has no place. So the repeat can't be started either.
    at.app.setNow('2026-11-20T10:00:00.000Z')
    expect(await repeatRefusal(start(id))).toEqual([402, 'freeLimit'])
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
    expect(await repeatRefusal(start(id))).toEqual([402, 'endOf30Days'])
    expect(await stop(id)).toMatchObject({ stopped_by: 'endOf30Days' })
  })

  it('gives the last places to the earliest dates of all repeats', async () => {
    await at.app.db.updateTable('account').set({ usedBilags: 16 }).where('id', '=', at.kari.id).execute()
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
    await at.app.db.insertInto('job').values({ kind: 'expense.repeat', payload: '{}', run_at: at.app.now() }).execute()
    await at.app.work()
    expect((await at.app.db.selectFrom('bilag').select('id').where('parentBilagId', '=', id).execute()).length).toBe(3)
    const [trace] = await at.app.db
      .selectFrom('audit')
      .selectAll()
      .where('account_id', '=', at.kari.id)
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
    await at.app.db.transaction().execute(async (db) => {
      await stopRepeat(
        { db, now: at.app.now(), today: osloDay(at.app.now()), owner: at.kari.id } as unknown as OwnedCtx,
        id,
      )
      // Skips the locked account instead of waiting for it.
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
    const broken = at.app.db.transaction().execute(async (db) => {
      await generateRepeatBatch({ db, now: at.app.now(), today: day('2026-12-10') })
      throw new Error('the machine is gone')
    })
    await expect(broken).rejects.toThrow('the machine is gone')
    expect([await dates(id), await used(), (await read(id)).next_on]).toEqual([[], 1, '2026-11-25'])
  })
})
