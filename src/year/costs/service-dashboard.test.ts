import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, testHouse, type TestApp } from '../../app/server/test-app'
import { day, endOfYear, startOfYear } from '../../base/kit/day'
import { sumOre, toKroner } from '../../base/kit/money'
import { depreciationCalls } from '../../books/depreciation/calls'
import { expenseCalls } from '../../books/expense/calls'
import { costsCalls } from './calls'
import { costTypes } from '../../books/expense/model'
import { daysOfMonthOrYear } from './rules'
import { vouchersOfCell } from './rules-cell'
import { comparedCosts } from './rules-compare'
import { largestSuppliers } from './rules-suppliers'
import { incomeCalls } from '../../books/income/calls'
import { supplierCalls } from '../../books/supplier/calls'
import { houseCalls } from '../../landlord/house/calls'
import { ledgerCalls } from '../../books/ledger/calls'
import { dashboardRows, sumsOf } from '../dashboard/rules'
import { filterRows } from '../dashboard/rules-search'
import { linesOf, totalsOf } from '../../books/ledger/rules-totals'

let app: TestApp
beforeAll(async () => void (app = await testApp({ now: '2026-11-20T10:00:00.000Z' })))
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

/** The same seed gives the same numbers in every run. */
function numbers(seed: number) {
  let state = seed
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  return { next, one: <T>(of: readonly T[]): T => of[next(of.length)]! }
}

/** An account with two houses and all kinds of vouchers. Their shares and sums are uneven. */
async function account(seed: number) {
  const { token, id, houseId } = await app.landlord()
  await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', id).execute()
  const options = { token }
  const second = await app.call(houseCalls.create, { body: { ...testHouse, name: 'Hytta' } }, options)
  const supplierId = (await app.call(supplierCalls.list, {}, options))[0]!.id
  const houses = [houseId, second.id]
  const { next, one } = numbers(seed)
  const date = () =>
    `${2024 + next(3)}-${String(1 + next(12)).padStart(2, '0')}-${String(1 + next(28)).padStart(2, '0')}`
  for (let n = 0; n < 60; n += 1) {
    const archived = next(5) === 0
    const made = await app.call(
      expenseCalls.create,
      {
        body: {
          houseId: one(houses),
          supplierId,
          cost_type: one(costTypes),
          description: one(['Vedlikehold av hagen', 'Rør', 'Lønnskostnader i fjor']),
          repeat: 'never',
          sum: (1 + next(99_999)) / 100,
          date: date(),
          franchise: next(101),
          ...(archived && { archived, ...(next(2) === 0 && { cost_type: null }), ...(next(3) === 0 && { sum: null }) }),
        },
      },
      options,
    )
    if (!archived && next(8) === 0) await app.call(expenseCalls.remove, { params: { id: String(made.id) } }, options)
  }
  for (let n = 0; n < 4; n += 1)
    await app.call(
      depreciationCalls.create,
      {
        body: {
          houseId: one(houses),
          name: 'Sofa',
          date: date(),
          sum: 1 + next(40_000),
          lifetime: one([0, 3, 5]),
          documents: [],
        },
      },
      options,
    )
  await app.call(
    incomeCalls.create,
    {
      body: {
        houseId,
        tenant_first_name: 'Per',
        tenant_last_name: 'Hansen',
        tenant_birthday: '1990-01-31',
        start_date: '2026-02-01',
        end_date: '2026-02-28',
        sum: 12_345.67,
        deposit_sum: 0,
      },
    },
    options,
  )
  await app.call(depreciationCalls.createPersonal, { body: { houseId, year: 2026 } }, options)
  return { options, houses }
}

describe('the costs by kind and month', () => {
  it.each([1, 2, 3])('come to the dashboard’s figure, in each house and in all, to the øre (%i)', async (seed) => {
    const { options, houses } = await account(seed)
    for (const houseId of [undefined, ...houses]) {
      for (const year of [2025, 2026]) {
        const house = houseId === undefined ? {} : { houseId: String(houseId) }
        const period = { from: startOfYear(year), to: endOfYear(year) }
        const vouchers = await app.call(
          ledgerCalls.allTypes,
          { query: { ...house, date_from: period.from, date_to: period.to } },
          options,
        )
        const costs = await app.call(costsCalls.read, { query: { ...house, year: String(year) } }, options)
        expect(costs.costs).toBe(totalsOf(linesOf(vouchers, period)).costs)
        const parts = [...costs.types.map(({ deductible }) => deductible), costs.archived.deductible, costs.yearly]
        expect(sumOre(parts)).toBe(costs.costs)
        expect(costs.archived.count).toBe(vouchers.bilags.filter(({ archived }) => archived).length)

        // Each amount equals the sum of the list it links to.
        for (const { cost_type, months, total } of costs.types) {
          for (const [month, amount] of [
            ...months.map((sum, index) => [index + 1, sum] as const),
            [undefined, total] as const,
          ]) {
            const { from, to } = daysOfMonthOrYear(year, month)
            const inMonth = vouchers.bilags.filter(({ listed_on }) => listed_on >= from && listed_on <= to)
            const rows = filterRows(dashboardRows({ ...vouchers, bilags: inMonth }), {
              type: 'manual-bilag',
              cost: cost_type,
            })
            expect(toKroner(sumsOf(rows).costs ?? sumOre([]))).toBe(toKroner(amount))
            // The cell of the table shows the same vouchers as that list.
            const shown = vouchersOfCell(costs.vouchers, { cost_type, month: month ?? null })
            expect(shown.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
            expect(sumOre(shown.map(({ sum }) => sum))).toBe(amount)
          }
        }

        // The bar, the table and the list of suppliers add up to the same sum.
        const compared = comparedCosts(costs, day('2026-11-20'))
        const whole = sumOre(costs.types.map(({ total }) => total))
        expect([compared.all.total, sumOre(compared.all.months)]).toEqual([whole, whole])
        const { largest, others } = largestSuppliers(costs.vouchers, 1)
        expect(sumOre([...largest.map(({ sum }) => sum), others.sum])).toBe(whole)
      }
    }
  })
})
