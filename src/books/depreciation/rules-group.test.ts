import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { fromKroner, toKroner } from '../../base/kit/money'
import {
  depreciationRows,
  isItemClosed,
  isInGroupD,
  isPastLifetime,
  itemDateErrors,
  mayChangeItem,
  mayExtendLifetime,
  otherRatesOfItem,
} from './rules'
import {
  groupBasis,
  groupRatesOf,
  groupRows,
  mayChooseRate,
  allowedPercents,
  type DepreciableItem,
} from './rules-group'

const item = (
  sum: number,
  date: string,
  more: Partial<DepreciableItem> & { readonly lifetime?: number } = {},
): DepreciableItem => ({
  date: day(date),
  sum: fromKroner(sum),
  lifetime: 5,
  at_once: false,
  ...more,
})
const upgrade = (date: string, sum: number) => ({ date: day(date), sum: fromKroner(sum) })
const sale = (date: string, sum: number) => ({ sold_on: day(date), sold_for: fromKroner(sum) })
/** Rows of `[year, deduction, residual]` in kroner. */
const rows = (one: DepreciableItem) =>
  depreciationRows(one).map((row) => [row.year, toKroner(row.depreciation), toKroner(row.residual)])
/** The items of one house with the rates that result from all of them. */
const rated = (items: readonly DepreciableItem[], chosen: Record<number, number> = {}) => {
  const group_rates = groupRatesOf(
    items,
    new Map(Object.entries(chosen).map(([year, percent]) => [Number(year), percent])),
  )
  return items.map((one) => ({ ...one, group_rates }))
}

describe('an item that is upgraded or sold', () => {
  it('takes an upgrade into what is deducted, and lasts anew from then on', () => {
    const sofa = item(20_000, '2022-06-01', { lifetime: 3, upgrades: [upgrade('2025-03-01', 5000)] })
    expect(rows(sofa)).toEqual([
      [2022, 4000, 16_000],
      [2023, 3200, 12_800],
      [2024, 2560, 10_240],
      // With the upgrade of 5 000, the deduction is 20 % of 15 240.
      [2025, 3048, 12_192],
      [2026, 2438.4, 9753.6],
      [2027, 1950.72, 7802.88],
    ])
  })

  it('takes what it is sold for out of it, and what is left goes on', () => {
    expect(rows(item(20_000, '2024-06-01', sale('2025-09-01', 6000)))).toEqual([
      [2024, 4000, 16_000],
      // After the sale for 6 000, the deduction is 20 % of 10 000.
      [2025, 2000, 8000],
      [2026, 1600, 6400],
      [2027, 1280, 5120],
      [2028, 1024, 4096],
    ])
  })

  it('of what was deducted at once, the sale alone is in the group: all of it is income where nothing else is', () => {
    const [fridge] = rated([item(9000, '2024-06-01', { lifetime: 0, ...sale('2025-09-01', 2500) })])
    expect(fridge!.group_rates).toEqual([{ year: 2025, percent: 100 }])
    expect(rows(fridge!)).toEqual([
      [2024, 9000, 0],
      [2025, -2500, 0],
    ])
  })

  it('more than the limit below zero is taken in by 20 % a year at least, and whole once it is less', () => {
    const [sold] = rated([item(50_000, '2024-06-01', { lifetime: 3, ...sale('2025-01-05', 80_000) })])
    // After the sale, 40 000 - 80 000 = -40 000 is left. 20 % of -40 000 and of -32 000 is income, and then all of -25
    // 600.
    expect(rows(sold!)).toEqual([
      [2024, 10_000, 40_000],
      [2025, -8000, -32_000],
      [2026, -6400, -25_600],
      [2027, -25_600, 0],
    ])
  })

  it('is first taken from what others have left that deduct nothing by themselves', () => {
    const past = item(30_000, '2020-06-01', { lifetime: 3 })
    const fridge = item(9000, '2024-06-01', { lifetime: 0, ...sale('2025-09-01', 2500) })
    const both = rated([past, fridge])
    expect(both[0]!.group_rates.at(0)).toEqual({ year: 2025, percent: 0 })
  })
})

describe('the rate of a group', () => {
  it.each<[string, number, number, { from: number; to: number }]>([
    ['below 30 000', 29_999.99, 2024, { from: 0, to: 100 }],
    ['at 30 000', 30_000, 2024, { from: 0, to: 20 }],
    ['at 15 000 until 2023', 15_000, 2023, { from: 0, to: 20 }],
    ['below 15 000 until 2023', 14_999, 2023, { from: 0, to: 100 }],
    ['nothing', 0, 2025, { from: 0, to: 100 }],
    ['a little below zero', -1, 2025, { from: 100, to: 100 }],
    ['at the limit below zero', -30_000, 2025, { from: 20, to: 100 }],
  ])('%s', (_name, basis, year, found) => {
    expect(allowedPercents(fromKroner(basis), year)).toEqual(found)
  })

  it('is the landlord’s choice below the limit, where something is there', () => {
    const may = [29_999, 30_000, 0, -1].map((basis) => mayChooseRate(fromKroner(basis), 2025))
    expect(may).toEqual([true, false, false, false])
  })

  it('is said of the years of an item in which it isn’t the usual one', () => {
    const life = { upgrades: [upgrade('2025-02-01', 1000)], ...sale('2025-08-01', 4000) }
    const [sofa] = rated([item(15_000, '2024-06-01', life)], { 2025: 40, 2026: 20, 2031: 50 })
    expect(otherRatesOfItem(sofa!)).toEqual([
      { year: 2025, percent: 40 },
      { year: 2031, percent: 50 },
    ])
    expect(otherRatesOfItem(item(15_000, '2024-06-01', life))).toEqual([])
    // An item that is deducted at once has no further year.
    expect(otherRatesOfItem({ ...sofa!, at_once: true, upgrades: [], sold_on: null, sold_for: null })).toEqual([])
  })

  it('that is chosen takes along what is past its lifetime, and what is left is what the next year begins with', () => {
    const items = [item(20_000, '2024-06-01'), item(18_000, '2020-06-01', { lifetime: 3 })]
    // On 1 January 2025 the first item has 9 216 left (18 000 x 0.8 x 0.8 x 0.8) and is past its lifetime. The other
    // has 16 000 left.
    expect(groupBasis(items, 2025, [])).toEqual({ basis: fromKroner(25_216), active: fromKroner(16_000) })
    const [sofa, bed] = rated(items, { 2025: 100 })
    expect(rows(sofa!)).toEqual([
      [2024, 4000, 16_000],
      [2025, 16_000, 0],
    ])
    expect(rows(bed!).at(-1)).toEqual([2025, 9216, 0])
  })

  it('leaves a residual past the lifetime, until a chosen rate deducts it', () => {
    const one = item(18_000, '2020-06-01', { lifetime: 3 })
    expect([2019, 2020, 2022, 2023, 2030].map((year) => isPastLifetime(one, year))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
    expect([2019, 2020, 2022, 2023].map((year) => isInGroupD(one, year))).toEqual([false, true, true, true])
    const [chosen] = rated([one], { 2023: 100 })
    expect([2023, 2024].map((year) => isPastLifetime(chosen!, year))).toEqual([false, false])
  })

  it('that is zero deducts nothing, and nothing is lost', () => {
    const [sofa] = rated([item(20_000, '2024-06-01', { lifetime: 3 })], { 2025: 0 })
    expect(rows(sofa!)).toEqual([
      [2024, 4000, 16_000],
      [2025, 0, 16_000],
      [2026, 3200, 12_800],
    ])
  })

  it('is not the chosen one any more where a purchase has lifted the basis to the limit', () => {
    const items = [item(20_000, '2025-06-01'), item(15_000, '2025-07-01')]
    expect(groupRatesOf(items, new Map([[2025, 50]]))).toEqual([])
    expect(groupRatesOf(items, new Map([[2025, 10]]))).toEqual([{ year: 2025, percent: 10 }])
  })

  it('says for every year what came, what went and what is left', () => {
    const one = item(20_000, '2024-06-01', { ...sale('2026-09-01', 1000), upgrades: [upgrade('2025-03-01', 5000)] })
    for (const row of groupRows(one)) {
      const basis = row.opening + row.bought + row.upgraded - row.sold
      expect(row.depreciation + row.residual).toBe(basis)
    }
  })
})

describe('the days of a sale and of upgrades', () => {
  const form = { date: day('2024-06-01'), sold_on: null, sold_for: null, upgrades: [] }
  it.each<[string, object, object]>([
    ['nothing', {}, {}],
    ['both of a sale', sale('2025-01-01', 0), {}],
    ['a sale without a sum', { sold_on: day('2025-01-01') }, { sold_for: 'required' }],
    ['a sum without a day', { sold_for: fromKroner(1) }, { sold_on: 'required' }],
    ['a sale before the purchase', sale('2024-05-31', 5), { sold_on: 'beforePurchase' }],
    ['an upgrade before it', { upgrades: [upgrade('2024-05-31', 5)] }, { 'upgrades.0.date': 'beforePurchase' }],
    [
      'an upgrade after the sale',
      { ...sale('2025-01-01', 5), upgrades: [upgrade('2024-07-01', 5), upgrade('2025-01-02', 5)] },
      { 'upgrades.1.date': 'afterSale' },
    ],
    ['a sale of another century', sale('2199-01-01', 5), { sold_on: 'dateRange' }],
  ])('%s', (_name, more, errors) => {
    expect(itemDateErrors({ ...form, ...more }, day('2026-11-20'))).toEqual(errors)
  })
})

describe('after a later year than that of the purchase was sent', () => {
  const bare = {
    houseId: 1,
    name: 'Sofa',
    date: day('2023-06-01'),
    sum: fromKroner(40_000),
    lifetime: 5,
    at_once: false,
    documents: [],
  }
  const before = { ...bare, sold_on: null, sold_for: null, upgrades: [], carried: null }
  const sent = new Set([2023, 2024])
  it.each<[string, object, boolean]>([
    ['a sale of the last year that was sent', sale('2024-12-31', 5000), true],
    ['a sale of a year that is open', sale('2025-01-01', 5000), true],
    ['a sale of a year before one that was sent', sale('2023-12-31', 5000), false],
    ['an upgrade of a year that is open', { upgrades: [upgrade('2025-01-01', 1)] }, true],
    ['an upgrade of a year before one that was sent', { upgrades: [upgrade('2023-07-01', 1)] }, false],
    ['another sum', { sum: fromKroner(50_000) }, false],
    ['a sale for another sum', { ...sale('2023-12-31', 0) }, false],
  ])('%s', (_name, more, may) => {
    expect(mayChangeItem(before, { ...before, ...more }, sent)).toBe(may)
    // The reverse change has the same result.
    expect(mayChangeItem({ ...before, ...more }, before, sent)).toBe(may)
  })

  it.each<[string, object, object, boolean]>([
    ['a file more', {}, { documents: ['a'] }, true],
    ['a file less', { documents: ['a', 'b'] }, { documents: ['b'] }, false],
    ['a longer lifetime', {}, { lifetime: 6 }, true],
    ['a shorter lifetime', {}, { lifetime: 4 }, false],
    ['a longer lifetime of what is over', { lifetime: 1 }, { lifetime: 6 }, false],
    ['a longer lifetime of what was deducted at once', { at_once: true }, { lifetime: 6 }, false],
    ['an earlier purchase', { date: day('2024-06-01') }, { date: day('2023-06-01') }, false],
    ['another day of a sale', sale('2024-05-01', 5), sale('2023-05-01', 5), false],
    ['another sum of a sale', sale('2023-12-31', 5), sale('2023-12-31', 6), false],
    [
      'another sum of an upgrade',
      { upgrades: [upgrade('2023-07-01', 1)] },
      { upgrades: [upgrade('2023-07-01', 2)] },
      false,
    ],
    [
      'another day of an upgrade',
      { upgrades: [upgrade('2023-07-01', 1)] },
      { upgrades: [upgrade('2023-07-02', 1)] },
      false,
    ],
    ['the same upgrade', { upgrades: [upgrade('2023-07-01', 1)] }, { upgrades: [upgrade('2023-07-01', 1)] }, true],
  ])('%s', (_name, was, is, may) => {
    expect(mayChangeItem({ ...before, ...was }, { ...before, ...was, ...is }, sent)).toBe(may)
  })

  it('everything may change while none was', () => {
    expect(mayChangeItem(before, { ...before, sum: fromKroner(1), name: 'Seng' }, new Set([2023]))).toBe(true)
    expect(mayChangeItem(before, { ...before, ...sale('2022-12-31', 1) }, new Set([2023]))).toBe(false)
  })

  it('the item is closed, and lasts longer only where its last year is open', () => {
    expect([[], [2022], [2023], [2024]].map((years) => isItemClosed(before, new Set(years)))).toEqual([
      false,
      false,
      false,
      true,
    ])
    expect([2027, 2028].map((year) => mayExtendLifetime(before, new Set([year])))).toEqual([true, false])
    expect(mayExtendLifetime({ ...before, lifetime: 0 }, new Set())).toBe(false)
  })
})
