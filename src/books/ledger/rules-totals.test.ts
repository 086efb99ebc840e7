import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxOre, ore } from '../../base/kit/money'
import { taxPercent, totalsOf, type IncomeLine } from './rules-totals'
import { cases } from '../../base/kit/test-cases'

/** The deductible part of a cost, in 1/100 øre. */
const cost = (sum: number, percent = 100): bigint => BigInt(sum) * BigInt(percent)
const income = (sum: number, taxable = sum): IncomeLine => ({ sum: ore(sum), taxable: ore(taxable) })

describe('the totals of a period', () => {
  it.each([
    ['nothing', [], [], { income: 0, costs: 0, taxFree: 0, estimatedTax: 0, deficit: 0 }],
    [
      'income alone',
      [income(1_000_000)],
      [],
      { income: 1_000_000, costs: 0, taxFree: 0, estimatedTax: 220_000, deficit: 0 },
    ],
    [
      'costs alone are a deficit',
      [],
      [cost(50_050)],
      { income: 0, costs: 50_050, taxFree: 0, estimatedTax: 0, deficit: 50_050 },
    ],
    [
      'costs equal to the income',
      [income(50_050)],
      [cost(50_050)],
      { income: 50_050, costs: 50_050, taxFree: 0, estimatedTax: 0, deficit: 0 },
    ],
    [
      'one øre of deficit',
      [income(50_049)],
      [cost(50_050)],
      { income: 50_049, costs: 50_050, taxFree: 0, estimatedTax: 0, deficit: 1 },
    ],
    [
      'a tax-free part',
      [income(1_000_000, 600_000), income(200_000, 0)],
      [cost(100_000)],
      { income: 1_200_000, costs: 100_000, taxFree: 600_000, estimatedTax: 110_000, deficit: 0 },
    ],
    [
      'costs above the taxable part only',
      [income(1_000_000, 100_000)],
      [cost(150_000)],
      { income: 1_000_000, costs: 150_000, taxFree: 900_000, estimatedTax: 0, deficit: 50_000 },
    ],
    ['a share of nothing', [], [cost(99_999, 0)], { income: 0, costs: 0, taxFree: 0, estimatedTax: 0, deficit: 0 }],
    ['half an øre is rounded up', [], [cost(1, 50)], { income: 0, costs: 1, taxFree: 0, estimatedTax: 0, deficit: 1 }],
    [
      'less than half is rounded down',
      [],
      [cost(1, 49)],
      { income: 0, costs: 0, taxFree: 0, estimatedTax: 0, deficit: 0 },
    ],
    ['99 percent of 99 øre', [], [cost(99, 99)], { income: 0, costs: 98, taxFree: 0, estimatedTax: 0, deficit: 98 }],
    [
      'two halves make one øre, not two',
      [],
      [cost(1, 50), cost(1, 50)],
      { income: 0, costs: 1, taxFree: 0, estimatedTax: 0, deficit: 1 },
    ],
    [
      'a hundred hundredths make one øre, not none',
      [],
      Array.from({ length: 100 }, () => cost(1, 1)),
      { income: 0, costs: 1, taxFree: 0, estimatedTax: 0, deficit: 1 },
    ],
    // 22 % of 10 002.5 øre is 2200.55. With rounded costs it would be 2200.44.
    [
      'the tax is of the exact result',
      [income(10_005)],
      [cost(5, 50)],
      { income: 10_005, costs: 3, taxFree: 0, estimatedTax: 2201, deficit: 0 },
    ],
  ])('are right for %s', (_name, incomes, costs, totals) => {
    expect(totalsOf({ income: incomes, costs })).toEqual(totals)
  })

  it('agree with schoolbook arithmetic for any lines', () => {
    const amount = fc.integer({ min: 0, max: maxOre })
    const costs = fc.array(fc.record({ sum: amount, share: fc.integer({ min: 0, max: 100 }) }), { maxLength: 30 })
    const incomes = fc.array(
      amount.chain((sum) => fc.record({ sum: fc.constant(sum), taxable: fc.integer({ min: 0, max: sum }) })),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(incomes, costs, (earned, spent) => {
        const totals = totalsOf({
          income: earned.map((line) => income(line.sum, line.taxable)),
          costs: spent.map((line) => cost(line.sum, line.share)),
        })
        // The sums are in 1/100 øre. They are rounded half up by adding a half and cutting.
        let cents = 0n
        for (const line of spent) for (let percent = 0; percent < line.share; percent += 1) cents += BigInt(line.sum)
        let all = 0n
        let taxed = 0n
        for (const line of earned) {
          all += BigInt(line.sum)
          taxed += BigInt(line.taxable)
        }
        const rest = taxed * 100n - cents
        expect(BigInt(totals.income)).toBe(all)
        expect(BigInt(totals.taxFree)).toBe(all - taxed)
        expect(BigInt(totals.costs)).toBe((cents + 50n) / 100n)
        expect(BigInt(totals.estimatedTax)).toBe(rest > 0n ? (rest * BigInt(taxPercent) + 5000n) / 10_000n : 0n)
        expect(BigInt(totals.deficit)).toBe(rest < 0n ? (-rest + 50n) / 100n : 0n)
      }),
      cases(10_000),
    )
  })

  it('do not depend on the order of the lines, and never name tax and deficit together', () => {
    const lines = fc.array(
      fc.record({ sum: fc.integer({ min: 0, max: 1_000_000 }), share: fc.integer({ min: 0, max: 100 }) }),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(lines, lines, (a, b) => {
        const costs = a.map((line) => cost(line.sum, line.share))
        const incomes = b.map((line) => income(line.sum))
        const totals = totalsOf({ income: incomes, costs })
        expect(totalsOf({ income: incomes.toReversed(), costs: costs.toReversed() })).toEqual(totals)
        expect(totals.estimatedTax > 0 && totals.deficit > 0).toBe(false)
      }),
      cases(1000),
    )
  })
})
