import { describe, expect, it } from 'vitest'
import type { Instant } from '../../base/kit/day'
import { houseCalls } from '../../landlord/house/calls'
import { testHouse } from '../../app/server/test-app'
import { trashCalls } from '../trash/calls'
import { repeatCalls } from './calls'
import { repeatRefusal, repeatFixture } from './test-repeat'

// The trial starts with the first voucher on 20 November. From 20 December on nothing new is allowed.
const at = repeatFixture({ now: '2026-11-20T10:00:00.000Z', date: '2026-11-20' })
const { options, create, read, remove, start, stop, dates, used, on, early, subscribe } = at

const repeats = () => at.app.call(repeatCalls.planRepeats, {}, options())
const resume = (ids?: readonly number[], token = at.kari.token, key?: string) =>
  at.app.call(
    repeatCalls.resumeRepeats,
    { body: ids === undefined ? {} : { ids: [...ids] } },
    { token, ...(key !== undefined && { key }) },
  )
const weekly = (more: object = {}) => create({ repeat: 'weekly', date: '2026-11-19', ...more })
const setUsed = (usedBilags: number) =>
  at.app.db.updateTable('account').set({ usedBilags }).where('id', '=', at.kari.id).execute()

describe('before the plan ends', () => {
  it('each repeat says the date that gets no voucher, in all houses, and none for a subscriber', async () => {
    const monthly = await create()
    const second = await at.app.call(houseCalls.create, { body: { ...testHouse, name: 'Hytta' } }, options())
    const other = await weekly({ houseId: second.id, description: 'Renhold' })
    expect(await repeats()).toEqual({
      running: [
        {
          id: monthly.id,
          houseId: at.kari.houseId,
          description: 'Vaktmester',
          repeat: 'monthly',
          sum: 50_000,
          next_on: '2026-12-20',
          stops_on: '2026-12-20',
        },
        {
          id: other.id,
          houseId: second.id,
          description: 'Renhold',
          repeat: 'weekly',
          sum: 50_000,
          next_on: '2026-11-26',
          stops_on: '2026-12-24',
        },
      ],
      stopped: [],
    })
    await subscribe()
    expect((await repeats()).running.map(({ stops_on }) => stops_on)).toEqual([null, null])
  })

  it('the date is what comes true when nothing else is added, by the trial and by the free places', async () => {
    for (const places of [21, 4, 1]) {
      await setUsed(21 - places)
      const { id } = await weekly()
      const foretold = (await repeats()).running.find((one) => one.id === id)!.stops_on
      await on('2026-12-19')
      await on('2026-12-31')
      const { stopped_on, stopped_by } = await read(id)
      expect([foretold, stopped_by]).toEqual([stopped_on, places === 21 ? 'endOf30Days' : 'freeLimit'])
      await early('2026-11-20')
      await remove(id)
      await at.app.db.deleteFrom('bilag').where('account_id', '=', at.kari.id).execute()
    }
  })

  it('a subscription that is called off stops them the day after its end', async () => {
    const { id } = await weekly()
    await subscribe()
    await at.app.db
      .insertInto('subscription')
      .values({
        account_id: at.kari.id,
        status: 'active',
        end_at: '2027-01-20T12:00:00.000Z' as Instant,
        cancelAtPeriodEnd: true,
      })
      .execute()
    expect((await repeats()).running).toMatchObject([{ id, stops_on: '2027-01-21' }])
  })
})

describe('after the plan has ended', () => {
  /**
   * A weekly and a monthly repeat. The end of the trial has stopped both repeats. The landlord has
   * subscribed since then.
   */
  async function stopped() {
    const [often, seldom] = [await weekly(), await create()]
    await on('2026-12-19')
    await on('2027-01-25')
    return { often: often.id, seldom: seldom.id }
  }

  it('they are told with what they have left out, and go on by one press with these dates', async () => {
    const { often, seldom } = await stopped()
    const before = await used()
    expect(await repeats()).toMatchObject({
      running: [],
      stopped: [
        { id: often, stopped_by: 'endOf30Days', stopped_on: '2026-12-24', left_out: 5 },
        { id: seldom, stopped_by: 'endOf30Days', stopped_on: '2026-12-20', left_out: 2 },
      ],
    })
    expect(await repeatRefusal(resume())).toEqual([402, 'endOf30Days'])
    await subscribe()
    const { resumed, made } = await resume()
    expect([made, resumed.map(({ id, next_on, stopped_by }) => [id, next_on, stopped_by])]).toEqual([
      7,
      [
        [often, '2027-01-28', ''],
        [seldom, '2027-02-20', ''],
      ],
    ])
    expect((await dates(often)).slice(-5)).toEqual([
      '2026-12-24',
      '2026-12-31',
      '2027-01-07',
      '2027-01-14',
      '2027-01-21',
    ])
    expect(await dates(seldom)).toEqual(['2026-12-20', '2027-01-20'])
    expect(await used()).toBe(before + 7)
    expect((await repeats()).stopped).toEqual([])
    // A second call changes nothing.
    expect(await resume()).toEqual({ resumed: [], made: 0 })
    expect(await used()).toBe(before + 7)
  })

  it('ten presses at once make each date once', async () => {
    const { often } = await stopped()
    await subscribe()
    const all = await Promise.all(Array.from({ length: 10 }, () => resume()))
    expect(all.reduce((sum, { made }) => sum + made, 0)).toBe(7)
    const made = await dates(often)
    expect(new Set(made).size).toBe(made.length)
  })

  it('only the chosen ones go on; those the landlord has stopped stay so', async () => {
    const { often, seldom } = await stopped()
    await subscribe()
    const own = await create({ description: 'Egen' })
    await stop(own.id)
    expect((await resume([seldom, own.id])).resumed.map(({ id }) => id)).toEqual([seldom])
    expect([(await read(own.id)).isRepeatStopped, (await read(often)).isRepeatStopped]).toEqual([true, true])
    // Vouchers of another landlord are neither changed nor shown.
    const ola = await at.app.landlord()
    expect(await repeatRefusal(resume([often], ola.token))).toEqual([404, 'notFound'])
    expect(await repeatRefusal(resume([often, 999_999]))).toEqual([404, 'notFound'])
    expect((await read(often)).isRepeatStopped).toBe(true)
  })

  it('starting one again from today leaves the gap, as before', async () => {
    const { often } = await stopped()
    await subscribe()
    expect((await start(often)).next_on).toBe('2027-01-28')
    expect((await dates(often)).at(-1)).toBe('2026-12-17')
    expect((await repeats()).stopped.map(({ id }) => id)).not.toContain(often)
  })

  it('a trashed one, and one of a deleted house, is not spoken of and not made', async () => {
    const { often, seldom } = await stopped()
    await subscribe()
    await remove(often)
    const second = await at.app.call(houseCalls.create, { body: { ...testHouse, name: 'Hytta' } }, options())
    await at.app.db.updateTable('bilag').set({ houseId: second.id }).where('id', '=', seldom).execute()
    await at.app.call(houseCalls.remove, { params: { id: String(second.id) } }, options())
    expect(await repeats()).toEqual({ running: [], stopped: [] })
    expect(await resume()).toEqual({ resumed: [], made: 0 })
    expect(await repeatRefusal(resume([seldom]))).toEqual([404, 'notFound'])
  })

  it('nothing that was deleted comes back, and what is changed for later ones holds', async () => {
    const { often } = await stopped()
    await subscribe()
    const last = (await read(often)).series[0]!
    await remove(last.id)
    await at.app.call(trashCalls.remove, { params: { type: 'bilag', id: String(last.id) } }, options())
    await at.update(often, { repeat: 'weekly', date: '2026-11-19', sum: 900 })
    await resume()
    const { series } = await read(often)
    expect(series.map(({ date }) => date as string)).not.toContain(last.date)
    expect(series.slice(0, 5).map(({ sum }) => sum)).toEqual([90_000, 90_000, 90_000, 90_000, 90_000])
  })

  it('where the plan has room for some dates the earliest get it, and the rest waits for the next press', async () => {
    const { id } = await weekly()
    await setUsed(20)
    await on('2026-12-18')
    expect(await repeats()).toMatchObject({
      stopped: [{ id, stopped_by: 'freeLimit', stopped_on: '2026-12-03', left_out: 3 }],
    })
    expect(await repeatRefusal(resume())).toEqual([402, 'freeLimit'])
    await setUsed(19)
    expect(await resume()).toMatchObject({ made: 2, resumed: [{ isRepeatStopped: true, stopped_on: '2026-12-17' }] })
    await subscribe()
    expect(await resume()).toMatchObject({ made: 1, resumed: [{ isRepeatStopped: false, next_on: '2026-12-24' }] })
    expect(await dates(id)).toEqual(['2026-11-26', '2026-12-03', '2026-12-10', '2026-12-17'])
  })

  it('more than one transaction makes are left to the job, and none is lost', async () => {
    const { id } = await weekly()
    await on('2026-12-19')
    await on('2026-12-28')
    await early('2029-12-28')
    await subscribe()
    const { resumed, made } = await resume()
    expect([made, resumed[0]!.next_on! <= '2029-12-28']).toEqual([100, true])
    await at.app.work()
    expect((await read(id)).next_on).toBe('2030-01-03')
    const found = await at.app.db
      .selectFrom('bilag')
      .select((is) => is.fn.countAll<number>().as('n'))
      .where('parentBilagId', '=', id)
      .executeTakeFirstOrThrow()
    expect(found.n).toBe(162)
  })

  it('a retry with the same key is the same answer, and leaves its entry in the audit trail', async () => {
    await stopped()
    await subscribe()
    const first = await resume(undefined, at.kari.token, 'restart-of-the-test')
    expect(await resume(undefined, at.kari.token, 'restart-of-the-test')).toEqual(first)
    expect(first.made).toBe(7)
    const trail = await at.app.db
      .selectFrom('audit')
      .select('action')
      .where('account_id', '=', at.kari.id)
      .where('action', '=', 'POST bilag/repeats/resume')
      .execute()
    expect(trail).toHaveLength(1)
  })
})
