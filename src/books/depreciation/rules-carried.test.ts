import { describe, expect, it } from 'vitest'
import { addDays, day, dayOf, yearOf } from '../../base/kit/day'
import { fromKroner, ore, type Ore } from '../../base/kit/money'
import { deductionInYears, depreciationRows, itemDateErrors, storedLifetime } from './rules'
import { groupRowInYear, type DepreciableItem } from './rules-group'

/** Reckons by hand what is left each year: a fifth of it is deducted, in whole øre, rounded half up. */
function byHand(
  cost: Ore,
  bought: number,
  lifetime: number,
): Map<number, { readonly deducted: number; readonly left: number }> {
  const years = new Map<number, { readonly deducted: number; readonly left: number }>()
  let left = cost as number
  for (let year = bought; year < bought + lifetime; year += 1) {
    const deducted = Math.floor((left * 2 + 5) / 10)
    left -= deducted
    years.set(year, { deducted, left })
  }
  return years
}

const item = (cost: Ore, bought: number, lifetime: number): DepreciableItem => ({
  date: dayOf(bought, 5, 6),
  sum: cost,
  lifetime,
  at_once: false,
})

describe('an item that is carried in goes on as if it had always been here', () => {
  const cases = [48_000, 33_333.33, 120_000.07, 15_000].flatMap((kroner) =>
    [3, 5, 8, 12].flatMap((lifetime) =>
      Array.from({ length: Math.min(lifetime, 9) }, (_, n) => [kroner, lifetime, n + 1] as const),
    ),
  )
  it.each(cases)('%d kroner over %d years, after its year %d', (kroner, lifetime, n) => {
    const [cost, bought] = [fromKroner(kroner), 2018]
    const hand = byHand(cost, bought, lifetime)
    const on = dayOf(bought + n - 1, 12, 31)
    const whole = item(cost, bought, lifetime)
    const carried = { ...whole, carried: { balance: ore(hand.get(yearOf(on))!.left), on } }
    const later = depreciationRows(whole).filter(({ year }) => year > yearOf(on))
    expect(depreciationRows(carried)).toEqual(later)
    for (const [year, { deducted, left }] of hand) {
      if (year <= yearOf(on)) expect(deductionInYears(carried, { from: year, to: year })).toBeNull()
      else expect(groupRowInYear(carried, year)).toMatchObject({ depreciation: deducted, residual: left, bought: 0 })
    }
    // After the lifetime the balance stays as it is. Earlier books do the same.
    const after = bought + lifetime + 3
    expect(groupRowInYear(carried, after)?.residual ?? carried.carried.balance).toBe(
      groupRowInYear(whole, after)!.residual,
    )
  })

  it('from the balance of the books, not from the cost, where they have deducted otherwise', () => {
    const carried = {
      ...item(fromKroner(32_000), 2022, 5),
      carried: { balance: fromKroner(12_800), on: day('2024-12-31') },
    }
    expect(depreciationRows(carried).map(({ year, depreciation }) => [year, depreciation])).toEqual([
      [2025, 256_000],
      [2026, 204_800],
    ])
    expect(groupRowInYear(carried, 2025)).toMatchObject({ opening: fromKroner(12_800) })
    expect(groupRowInYear(carried, 2024)).toBeNull()
  })

  it('with nothing left has no deductions, also not in the year of purchase', () => {
    const carried = {
      date: day('2023-02-20'),
      sum: fromKroner(9990),
      lifetime: 0,
      at_once: true,
      carried: { balance: ore(0), on: day('2024-12-31') },
    }
    expect(depreciationRows(carried)).toEqual([])
  })

  it('below the limit goes on with its own lifetime', () => {
    const carried = {
      date: day('2022-02-20'),
      sum: fromKroner(9000),
      lifetime: 6,
      at_once: false,
      carried: { balance: fromKroner(4608), on: day('2024-12-31') },
    }
    expect(storedLifetime(carried)).toBe(6)
    expect(depreciationRows(carried)[0]).toMatchObject({ year: 2025, depreciation: 92_160 })
  })

  it('on a day of the year, is deducted from that year on', () => {
    const on = addDays(day('2024-12-31'), -1)
    const carried = { ...item(fromKroner(30_000), 2022, 5), carried: { balance: fromKroner(10_000), on } }
    expect(depreciationRows(carried)[0]!.year).toBe(2024)
  })
})

it.each([
  [{ balance: ore(1), on: day('2022-01-01') }, { 'carried.on': 'beforePurchase' }],
  [{ balance: ore(1), on: day('2027-01-01') }, { 'carried.on': 'afterToday' }],
  [{ balance: ore(9_000_001), on: day('2024-12-31') }, { 'carried.balance': 'tooMuch' }],
  [{ balance: ore(9_000_000), on: day('2024-12-31') }, {}],
])('%o is refused at its field, or not at all', (carried, errors) => {
  const form = { date: day('2022-05-05'), sum: ore(9_000_000), sold_on: null, sold_for: null, upgrades: [], carried }
  expect(itemDateErrors(form, day('2026-11-26'))).toEqual(errors)
})
