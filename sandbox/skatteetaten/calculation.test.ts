import { describe, expect, it } from 'vitest'
import { calculateLetting, roundedPercentOf, type Depreciation, type LettingInput } from './calculation'

const costs = { maintenance: 0, other: 0, common: 0, municipal: 0, insurance: 0 }
const letting: LettingInput = { gross: 0, grossShort: 0, costs, depreciations: [], share: 100 }
const item: Depreciation = { isFlatRate: false, opening: 0, cost: 0, improvement: 0, sale: 0, rate: 20 }
const flat = { ...item, isFlatRate: true }

describe('a percentage', () => {
  it.each([
    [50, 1, 1],
    [49, 1, 0],
    [-50, 1, -1],
    [-49, 1, 0],
    [15_000, 33.33, 5000],
    [3, 16.66666667, 1],
    [10, 15, 2],
    [7, 20, 1],
    [0, 100, 0],
  ])('of %d kroner, %d percent, is %d', (kroner, percent, sum) => expect(roundedPercentOf(kroner, percent)).toBe(sum))
})

describe('a letting', () => {
  it.each<[string, Partial<LettingInput>, number, object]>([
    ['nothing', {}, 2025, { net: 0, share: 0, depreciation: 0, costs: 0 }],
    [
      'rent without each of the five costs',
      { gross: 100_000, costs: { maintenance: 1, other: 20, common: 300, municipal: 4000, insurance: 50_000 } },
      2025,
      { costs: 54_321, net: 45_679, share: 45_679 },
    ],
    ['costs alone, a deficit', { costs: { ...costs, other: 501 }, share: 50 }, 2025, { net: -501, share: -251 }],
    ['a part of the net', { gross: 333, share: 33.33 }, 2024, { net: 333, share: 111 }],
    [
      'items under declining balance',
      { gross: 200_000, depreciations: [{ ...item, opening: 40_003, cost: 35_000, improvement: 1000, sale: 500 }] },
      2024,
      { depreciations: [{ basis: 75_503, sum: 15_101, closing: 60_402 }], depreciation: 15_101, net: 184_899 },
    ],
    [
      'the flat rate, of lasting letting alone',
      { gross: 120_003, grossShort: 5000, depreciations: [{ ...flat, opening: 90_000 }] },
      2025,
      { depreciations: [{ basis: null, closing: null, sum: 18_000 }], net: 102_003 },
    ],
    [
      'several items',
      {
        gross: 100,
        depreciations: [
          { ...item, cost: 100 },
          { ...item, cost: 10, rate: 100 },
        ],
      },
      2025,
      { depreciation: 30, net: 70 },
    ],
    ['short letting within what is free', { grossShort: 10_000 }, 2024, { short: 0, net: 0 }],
    ['short letting above it', { grossShort: 20_000 }, 2024, { short: 8500, net: 8500 }],
    ['short letting, and more is free from 2025 on', { grossShort: 20_000 }, 2025, { short: 4250, net: 4250 }],
  ])('with %s', (_title, given, year, found) =>
    expect(calculateLetting({ ...letting, ...given }, year)).toMatchObject(found),
  )
})
