import { describe, expect, it } from 'vitest'
import { testHouse } from '../../app/server/test-app'
import { taxCalls } from '../../year/tax/calls'
import { houseCalls } from '../../landlord/house/calls'
import { depreciationCalls } from './calls'
import { depreciationFixture, depreciationRefusal } from './test-depreciation'

const { at, as, gone } = depreciationFixture()
const newHouse = async () =>
  (await at.app.call(houseCalls.create, { body: { ...testHouse, name: 'Møblert' } }, as())).id
const body = (houseId: number, more: object = {}) => ({
  houseId,
  name: 'Sofa',
  date: '2024-06-01',
  sum: 20_000,
  lifetime: 5,
  ...more,
})
const buy = (houseId: number, more: object = {}) =>
  at.app.call(depreciationCalls.create, { body: body(houseId, more) }, as())
const choose = (houseId: number, year: number, percent: unknown) =>
  at.app.call(depreciationCalls.chooseGroupRate, { body: { houseId, year, percent } as never }, as())
const takeBack = (houseId: number, year: number) =>
  at.app.call(depreciationCalls.removeGroupRate, { body: { houseId, year } }, as())
const balance = async (houseId: number, year: number) => {
  const all = await at.app.call(taxCalls.figures, { query: { year: String(year) } }, as())
  return all.find((one) => one.houseId === houseId)!.lines.balance
}

describe('the rate of group d', () => {
  it('is chosen up to 100 % below the limit, and the years after it begin with what is left', async () => {
    const house = await newHouse()
    const { id } = await buy(house)
    // The basis is 20 000 less the first deduction of 4 000.
    expect(await choose(house, 2025, 60)).toEqual({ houseId: house, year: 2025, percent: 60, basis: 1_600_000 })
    expect(await balance(house, 2025)).toEqual({ opening: 1_600_000, bought: 0, rate: 60, sum: 960_000 })
    expect(await balance(house, 2026)).toEqual({ opening: 640_000, bought: 0, rate: 20, sum: 128_000 })
    const { rows, group_rates } = await at.app.call(depreciationCalls.read, { params: { id: String(id) } }, as())
    expect(group_rates).toEqual([{ year: 2025, percent: 60 }])
    expect(rows[1]).toEqual({ year: 2025, depreciation: 960_000, residual: 640_000 })
    await choose(house, 2025, 0)
    expect(await balance(house, 2026)).toMatchObject({ opening: 1_600_000 })
    await takeBack(house, 2025)
    expect(await depreciationRefusal(takeBack(house, 2025))).toEqual([404, 'notFound', undefined])
    expect(await balance(house, 2026)).toMatchObject({ opening: 1_280_000 })
    await gone(house)
  })

  it('is at most 20 % at the limit and above, and a whole number from 0 to 100', async () => {
    const house = await newHouse()
    await buy(house, { date: '2025-06-01', sum: 30_000 })
    expect(await depreciationRefusal(choose(house, 2025, 21))).toEqual([422, 'invalid', { percent: 'groupRateAbove' }])
    expect(await choose(house, 2025, 20)).toMatchObject({ basis: 3_000_000 })
    for (const percent of [-1, 101, 10.5])
      expect((await depreciationRefusal(choose(house, 2025, percent)))[0]).toBe(422)
    expect(await depreciationRefusal(choose(house, 2025, null))).toEqual([422, 'invalid', { percent: 'required' }])
    // The authority's limit of 2023 is 15 000.
    const older = await newHouse()
    await buy(older, { date: '2023-06-01', sum: 15_000 })
    expect(await depreciationRefusal(choose(older, 2023, 21))).toEqual([422, 'invalid', { percent: 'groupRateAbove' }])
    await gone(house)
    await gone(older)
  })

  it('is of one’s own houses, and stays once a later year was sent', async () => {
    const ola = await at.app.landlord()
    expect(await depreciationRefusal(choose(ola.houseId, 2025, 10))).toEqual([404, 'notFound', undefined])
    const house = await newHouse()
    await buy(house)
    await choose(house, 2025, 100)
    await at.app.db
      .insertInto('sent_return')
      .values({ account_id: at.kari.id, year: 2026, sent_at: at.app.now() })
      .execute()
    expect(await depreciationRefusal(choose(house, 2025, 50))).toEqual([409, 'yearSent', undefined])
    expect(await depreciationRefusal(takeBack(house, 2025))).toEqual([409, 'yearSent', undefined])
    await at.app.db.deleteFrom('sent_return').where('account_id', '=', at.kari.id).execute()
    await gone(house)
  })
})

describe('a sale and upgrades of an item', () => {
  it('are fields of it, and change the balance of their year', async () => {
    const house = await newHouse()
    const more = { sold_on: '2026-02-01', sold_for: 3000.5, upgrades: [{ date: '2025-03-01', sum: 5000 }] }
    const made = await buy(house, more)
    expect(made).toMatchObject({
      sold_on: '2026-02-01',
      sold_for: 300_050,
      upgrades: [{ date: '2025-03-01', sum: 500_000 }],
    })
    // The deduction is 20 % of the opening 16 000 and the upgrade of 5 000.
    expect(await balance(house, 2025)).toEqual({
      opening: 1_600_000,
      bought: 0,
      upgraded: 500_000,
      rate: 20,
      sum: 420_000,
    })
    // The deduction is 20 % of the opening 16 800 less the sale for 3 001.
    expect(await balance(house, 2026)).toEqual({ opening: 1_680_000, bought: 0, sold: 300_100, rate: 20, sum: 276_000 })
    const params = { params: { id: String(made.id) } }
    const changed = await at.app.call(depreciationCalls.update, { ...params, body: body(house) }, as())
    expect(changed).toMatchObject({ sold_on: null, sold_for: null, upgrades: [] })
    expect(
      await depreciationRefusal(
        at.app.call(depreciationCalls.update, { ...params, body: body(house, { sold_on: '2026-02-01' }) }, as()),
      ),
    ).toEqual([422, 'invalid', { sold_for: 'required' }])
    await gone(house)
  })

  it('of what was deducted at once bring income, which the rate of all takes in', async () => {
    const house = await newHouse()
    await buy(house, { sum: 9000, sold_on: '2025-05-01', sold_for: 2500 })
    expect(await balance(house, 2025)).toEqual({ opening: 0, bought: 0, sold: 250_000, rate: 100, sum: -250_000 })
    expect(await balance(house, 2026)).toBeNull()
    await gone(house)
  })
})
