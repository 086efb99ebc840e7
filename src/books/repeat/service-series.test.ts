import { describe, expect, it } from 'vitest'
import { addTime } from '../../base/kit/day'
import { trashCalls } from '../trash/calls'
import { repeatCalls } from './calls'
import { repeatRefusal, repeatFixture } from './test-repeat'

const at = repeatFixture({ now: '2026-07-15T10:00:00.000Z', date: '2026-03-10' })
const { params, options, body, create, read, remove, start, stop, used } = at
const trash = (id: number, token = at.kari.token) => at.app.call(repeatCalls.trashSeries, params(id), { token })
const restore = (id: number, more: object = { series: true }) =>
  at.app.call(
    trashCalls.restore,
    { ...params(id), body: { type: 'bilag' as const, houseId: at.kari.houseId, ...more } },
    options(),
  )
/**
 * Says whether the voucher is in the trash folder, followed by the same for each voucher of its
 * series.
 */
const inTrash = async (id: number) => {
  const { isTrashed, series } = await read(id)
  return [isTrashed, ...series.toReversed().map((one) => one.isTrashed)]
}

describe('a series', () => {
  it('goes to the trash folder as one, and comes back as one; the repeat stays stopped', async () => {
    const [{ id }, other] = [await create(), await create({ date: '2026-06-01' })]
    const count = await used()
    await trash(id)
    expect(await inTrash(id)).toEqual([true, true, true, true, true])
    expect(await read(id)).toMatchObject({ isRepeatStopped: true, next_on: null, stopped_on: '2026-08-10' })
    expect(await inTrash(other.id)).toEqual([false, false])
    expect(await used()).toBe(count)
    await restore(id)
    expect(await inTrash(id)).toEqual([false, false, false, false, false])
    expect(await read(id)).toMatchObject({ isRepeatStopped: true, next_on: null })
  })

  it('comes back without what was trashed singly before', async () => {
    const { id } = await create()
    const [last, , first] = (await read(id)).series
    await remove(last!.id)
    await trash(id)
    await restore(id)
    expect(await inTrash(id)).toEqual([false, false, false, false, true])
    // This voucher was restored on its own and trashed again. So it doesn't come back with the series.
    await trash(id)
    await restore(first!.id, {})
    await remove(first!.id)
    await restore(id)
    expect(await inTrash(id)).toEqual([false, false, true, false, true])
  })

  it('comes back by any of its vouchers, and when the repeating one is restored or gone already', async () => {
    const [a, b, c] = [await create(), await create(), await create()]
    for (const { id } of [a, b, c]) await trash(id)
    await restore((await read(a.id)).series[1]!.id)
    expect(await inTrash(a.id)).toEqual([false, false, false, false, false])
    await restore(b.id, {})
    expect(await inTrash(b.id)).toEqual([false, true, true, true, true])
    await restore(b.id)
    expect(await inTrash(b.id)).toEqual([false, false, false, false, false])
    const [one, two] = (await read(c.id)).series
    await at.app.call(trashCalls.remove, { params: { type: 'bilag', id: String(c.id) } }, options())
    await restore(one!.id)
    expect((await read(two!.id)).isTrashed).toBe(false)
  })

  it('that is restored is changed from a date on as before', async () => {
    const { id } = await create()
    await trash(id)
    await restore(id)
    at.app.setNow(addTime(at.app.now(), 60_000))
    await start(id)
    const changed = body({ sum: 700, date: '2026-05-01' })
    const made = await at.app.call(repeatCalls.changeFrom, { ...params(id), body: changed }, options())
    expect((await read(made.id)).series.map(({ date, sum }) => [date, sum])).toEqual([
      ['2026-07-10', 70_000],
      ['2026-06-10', 70_000],
    ])
  })

  it('is none of what was trashed singly: that comes back alone', async () => {
    const { id } = await create()
    await remove(id)
    await restore(id)
    expect(await read(id)).toMatchObject({ isTrashed: false, seriesTotal: 4 })
    expect(await repeatRefusal(restore(id))).toEqual([409, 'notTrashed'])
  })

  it('is refused to others, for what does not repeat, in the trash folder, and for other kinds of records', async () => {
    const ola = await at.app.landlord()
    const [parent, never] = [await create(), await create({ repeat: 'never' })]
    expect(await repeatRefusal(trash(parent.id, ola.token))).toEqual([404, 'notFound'])
    expect(await repeatRefusal(trash(never.id))).toEqual([409, 'notRepeated'])
    expect(await repeatRefusal(trash((await read(parent.id)).series[0]!.id))).toEqual([409, 'notRepeated'])
    await trash(parent.id)
    expect(await repeatRefusal(trash(parent.id))).toEqual([409, 'isTrashed'])
    expect(await repeatRefusal(restore(parent.id, { series: true, type: 'income-bilag' }))).toEqual([
      422,
      'invalid',
      { series: 'invalid' },
    ])
    expect(await repeatRefusal(restore(parent.id, { series: true, houseId: ola.houseId }))).toEqual([404, 'notFound'])
    // A voucher whose repeat has ended is still moved together with its series.
    const ended = await create()
    await stop(ended.id)
    await trash(ended.id)
    expect(await inTrash(ended.id)).toEqual([true, true, true, true, true])
  })
})
