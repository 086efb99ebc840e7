import { describe, expect, it } from 'vitest'
import { ore, sumOre } from '../../base/kit/money'
import { addsUp, equalShares, isSplitByRepeat } from './rules-split'

describe('equal shares', () => {
  it.each([
    [100_00, 3, [33_34, 33_33, 33_33]],
    [1, 4, [1, 0, 0, 0]],
    [10_00, 1, [10_00]],
    [-100_01, 2, [-50_01, -50_00]],
  ])('of %i øre in %i are %j, to the øre', (sum, count, shares) => {
    expect(equalShares(ore(sum), count)).toEqual(shares)
    expect(sumOre(equalShares(ore(sum), count))).toBe(sum)
  })
})

describe('parts', () => {
  it.each([
    [100, [40, 60], true],
    [100, [40, 59], false],
    [100, [140, -40], false],
    [-100, [-40, -60], true],
    [-100, [40, 60], false],
    [null, [40, 60], false],
  ])('of %j: %j add up: %s', (sum, parts, is) => {
    expect(
      addsUp(
        sum === null ? null : ore(sum),
        parts.map((part) => ({ sum: ore(part) })),
      ),
    ).toBe(is)
  })
})

it('a repeat that runs or has made the voucher is not split', () => {
  const plain = { isAutoGenerate: false, isRepeated: false, isRepeatStopped: false }
  expect(isSplitByRepeat(plain)).toBe(false)
  expect(isSplitByRepeat({ ...plain, isAutoGenerate: true })).toBe(true)
  expect(isSplitByRepeat({ ...plain, isRepeated: true })).toBe(true)
  expect(isSplitByRepeat({ ...plain, isRepeated: true, isRepeatStopped: true })).toBe(false)
})
