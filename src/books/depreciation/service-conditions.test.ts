import { describe, expect, it } from 'vitest'
import { testHouse } from '../../app/server/test-app'
import { houseCalls } from '../../landlord/house/calls'
import { incomeCalls } from '../income/calls'
import { depreciationCalls } from './calls'
import { depreciationFixture, depreciationRefusal } from './test-depreciation'

const { at, as, gone } = depreciationFixture()
/** A house with rent in each of these years. */
async function letHouse(...years: number[]): Promise<number> {
  const { id } = await at.app.call(houseCalls.create, { body: { ...testHouse, name: 'Leid ut' } }, as())
  for (const year of years)
    await at.app.call(
      incomeCalls.create,
      {
        body: {
          houseId: id,
          tenant_first_name: 'Per',
          tenant_last_name: 'Hansen',
          tenant_birthday: '1990-05-17',
          start_date: `${year}-03-01`,
          end_date: `${year}-03-31`,
          sum: 10_000,
          deposit_sum: 0,
        },
      },
      as(),
    )
  return id
}
const confirm = (houseId: number, year: number, more: object = {}) =>
  at.app.call(depreciationCalls.createPersonal, { body: { houseId, year, conditions: true, ...more } }, as())
const change = (houseId: number, year: number, more: object = {}) =>
  at.app.call(depreciationCalls.updatePersonal, { body: { houseId, year, conditions: true, ...more } }, as())
const buy = (houseId: number, date: string, more: object = {}) =>
  at.app.call(
    depreciationCalls.create,
    { body: { houseId, name: 'Sofa', date, sum: 40_000, lifetime: 5, ...more } },
    as(),
  )

const tooMany = [422, 'threeYears', { year: 'threeYears' }]
const beside = [409, 'itemsOfTheYear', undefined]

describe('the conditions of personal use', () => {
  it('can be confirmed for three years in a row, and for no fourth, by whichever call', async () => {
    const house = await letHouse()
    for (const year of [2022, 2023, 2024]) await confirm(house, year)
    expect(await depreciationRefusal(confirm(house, 2025))).toEqual(tooMany)
    expect(await depreciationRefusal(confirm(house, 2021))).toEqual(tooMany)
    // The refused request has created nothing.
    expect(await depreciationRefusal(change(house, 2025))).toEqual([404, 'notFound', undefined])
    // An unconfirmed year doesn't count, and can be recorded.
    await at.app.call(depreciationCalls.createPersonal, { body: { houseId: house, year: 2025 } }, as())
    expect(await depreciationRefusal(change(house, 2025))).toEqual(tooMany)
    await confirm(house, 2026)
    expect(await depreciationRefusal(change(house, 2025))).toEqual(tooMany)
    await change(house, 2023, { conditions: false })
    // Now only 2024, 2025 and 2026 are confirmed, which is allowed.
    await change(house, 2025)
    expect(await depreciationRefusal(change(house, 2023))).toEqual(tooMany)
    await gone(house)
  })

  it('are of each house by itself', async () => {
    const [first, other] = [await letHouse(), await letHouse()]
    for (const year of [2022, 2023, 2024]) await confirm(first, year)
    await confirm(other, 2025)
    await gone(first)
    await gone(other)
  })

  it('are asked about once more where group d has items of the house in that year', async () => {
    const house = await letHouse(2024)
    await buy(house, '2023-05-01')
    for (const year of [2023, 2024]) expect(await depreciationRefusal(confirm(house, year))).toEqual(beside)
    // Before the purchase there is no item.
    await confirm(house, 2022)
    await confirm(house, 2024, { anyway: true })
    await at.app.call(depreciationCalls.createPersonal, { body: { houseId: house, year: 2023 } }, as())
    expect(await depreciationRefusal(change(house, 2023))).toEqual(beside)
    expect(await change(house, 2023, { anyway: true })).toMatchObject({ conditions: true })
    // The confirmation can be withdrawn without `anyway`.
    expect(await change(house, 2023, { conditions: false })).toMatchObject({ conditions: false })
    await gone(house)
  })

  it('have nothing against items that are deducted at once, lie in the trash folder, or are in another house', async () => {
    const [house, other] = [await letHouse(2024), await letHouse()]
    await buy(house, '2024-05-01', { sum: 9000 })
    await buy(other, '2024-05-01')
    const { id } = await buy(house, '2024-05-01')
    await at.app.call(depreciationCalls.remove, { params: { id: String(id) } }, as())
    expect(await confirm(house, 2024)).toMatchObject({ conditions: true })
    await gone(house)
    await gone(other)
  })

  it('count an item past its lifetime of which something is left', async () => {
    const house = await letHouse(2026)
    await buy(house, '2020-05-01', { lifetime: 3 })
    expect(await depreciationRefusal(confirm(house, 2026))).toEqual(beside)
    await gone(house)
  })
})
