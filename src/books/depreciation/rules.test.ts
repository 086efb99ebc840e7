import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { fromKroner, maxOre, ore, toKroner } from '../../base/kit/money'
import { ItemForm, maxLifetime, PersonalUseForm } from './model'
import {
  deductionInYears,
  isFourthYearInARow,
  isPersonalUseOutdated,
  limitsDiffer,
  mayDeductAtOnce,
  percentOfItem,
  personalUseDate,
  personalUseDeduction,
  depreciationRows,
  storedLifetime,
  yearChoices,
  yearOfPurchase,
} from './rules'
import { isDeductedAtOnce, type DepreciableItem } from './rules-group'
import { authorityLimitYears, ruleBook, isInRuleBook, newestRules, rulesOf, ruleSources } from './rules-book'
import { cases } from '../../base/kit/test-cases'

const item = (kroner: number, lifetime: number, more: Partial<DepreciableItem> = {}): DepreciableItem => ({
  date: day('2026-03-01'),
  sum: fromKroner(kroner),
  lifetime,
  at_once: false,
  ...more,
})
const rows = (one: DepreciableItem) =>
  depreciationRows(one).map((row) => [row.year, toKroner(row.depreciation), toKroner(row.residual)])

describe('more than three confirmed years in a row', () => {
  it.each<[string, number[], number, boolean]>([
    ['the third', [2023, 2024], 2025, false],
    ['the fourth after three', [2022, 2023, 2024], 2025, true],
    ['the fourth before three', [2024, 2025, 2026], 2023, true],
    ['a gap that makes four', [2022, 2024, 2025], 2023, true],
    ['a gap that makes three', [2022, 2024], 2023, false],
    ['one after a year without', [2021, 2022, 2023], 2025, false],
    ['a year that is confirmed already, of three', [2023, 2024, 2025], 2024, false],
    ['a year that is confirmed already, of five', [2021, 2022, 2023, 2024, 2025], 2025, true],
    ['the first', [], 2025, false],
  ])('%s', (_name, confirmed, year, found) => {
    expect(isFourthYearInARow(confirmed, year)).toBe(found)
  })
})

describe('the calculation of a household item', () => {
  it('of 15 000 over five years is the one that the rules give as an example', () => {
    expect(rows(item(15_000, 5))).toEqual([
      [2026, 3000, 12_000],
      [2027, 2400, 9600],
      [2028, 1920, 7680],
      [2029, 1536, 6144],
      [2030, 1228.8, 4915.2],
    ])
  })

  it.each<[string, DepreciableItem, unknown[][]]>([
    ['just below the limit', item(14_999.99, 3), [[2026, 14_999.99, 0]]],
    [
      'at the limit',
      item(15_000, 3),
      [
        [2026, 3000, 12_000],
        [2027, 2400, 9600],
        [2028, 1920, 7680],
      ],
    ],
    ['with a short lifetime', item(80_000, 0), [[2026, 80_000, 0]]],
    ['deducted at once', item(29_999.99, 5, { at_once: true }), [[2026, 29_999.99, 0]]],
    ['of nothing', item(0, 0), [[2026, 0, 0]]],
    // 20 % of 15 000.03 is 3000.006, and 20 % of the rest is 2400.004. Both are rounded to the nearest øre.
    [
      'with parts of an øre',
      item(15_000.03, 3),
      [
        [2026, 3000.01, 12_000.02],
        [2027, 2400, 9600.02],
        [2028, 1920, 7680.02],
      ],
    ],
  ])('%s', (_what, one, expected) => {
    expect(rows(one)).toEqual(expected)
  })

  it('adds up to the cost, and is what a naive count of øre comes to', () => {
    const amount = fc.oneof(
      fc.integer({ min: 0, max: maxOre }),
      fc.integer({ min: 1_499_990, max: 1_500_010 }),
      fc.integer({ min: 0, max: 4_000_000 }),
    )
    const lifetime = fc.oneof(fc.constant(0), fc.integer({ min: 3, max: maxLifetime }))
    fc.assert(
      fc.property(amount, lifetime, fc.boolean(), fc.integer({ min: 1990, max: 2040 }), (sum, years, at_once, year) => {
        const found = depreciationRows({ date: day(`${year}-06-15`), sum: ore(sum), lifetime: years, at_once })
        // Fifths, computed by hand: the quotient, plus one if the remainder is three fifths or more. An exact half
        // never occurs.
        const naive: [number, bigint, bigint][] = []
        let left = BigInt(sum)
        const whole = years === 0 || at_once || sum < 1_500_000
        for (let n = 0; n < (whole ? 1 : years); n += 1) {
          let share = left
          if (!whole) {
            share = left / 5n
            if (left % 5n >= 3n) share += 1n
          }
          left -= share
          naive.push([year + n, share, left])
        }
        expect(found.map((row) => [row.year, BigInt(row.depreciation), BigInt(row.residual)])).toEqual(naive)
        const deducted = found.reduce((all, row) => all + BigInt(row.depreciation), 0n)
        expect(deducted + BigInt(found.at(-1)!.residual)).toBe(BigInt(sum))
        expect(found.every((row) => row.depreciation >= 0 && row.residual >= 0)).toBe(true)
      }),
      cases(10_000),
    )
  }, 30_000)
})

describe('the deduction of a year', () => {
  const one = item(15_000, 5)
  it.each([
    [2025, 2025, null],
    [2026, 2026, 3000],
    [2028, 2028, 1920],
    [2030, 2030, 1228.8],
    [2031, 2040, null],
    [2026, 2030, 10_084.8],
    [2020, 2026, 3000],
    [2029, 2035, 2764.8],
  ])('from %i to %i is %s', (from, to, kroner) => {
    expect(deductionInYears(one, { from, to })).toBe(kroner === null ? null : fromKroner(kroner))
  })

  it('is that of the year of purchase where none is asked for', () => {
    expect(yearOfPurchase(one)).toEqual({ from: 2026, to: 2026 })
    expect([percentOfItem(one), percentOfItem(item(1, 0))]).toEqual([20, 100])
  })
})

describe('the choices of the wizard', () => {
  it.each([
    [14_999.99, 10, 3],
    [14_999.99, 3, 3],
    [14_999.99, 0, 0],
    [15_000, 10, 10],
    [15_000, 0, 0],
  ])('%d kr over %i years is stored as %i', (kroner, lifetime, stored) => {
    expect(storedLifetime(item(kroner, lifetime))).toBe(stored)
  })

  it.each([
    ['2023-12-31', 14_999.99, true, false],
    ['2023-12-31', 15_000, false, false],
    ['2024-01-01', 14_999.99, true, false],
    ['2024-01-01', 15_000, true, true],
    ['2026-11-20', 29_999.99, true, true],
    ['2026-11-20', 30_000, false, false],
  ])('on %s, %d kr may be deducted at once: %s; the two limits differ: %s', (date, kroner, may, differ) => {
    const bought = { date: day(date), sum: fromKroner(kroner) }
    expect([mayDeductAtOnce(bought), limitsDiffer(bought)]).toEqual([may, differ])
  })

  it('are thirteen years from two years back, without those that are taken', () => {
    expect(yearChoices(day('2026-11-20'), [])).toEqual([
      2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035, 2036,
    ])
    expect(yearChoices(day('2026-11-20'), [2024, 2026, 2036, 1999])).toEqual([
      2025, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035,
    ])
  })

  it('leave lifetimes of one and two years to the form', () => {
    const form = { houseId: 1, name: 'Sofa', date: '2026-03-01', sum: 100 }
    const taken = [0, 1, 2, 3, 100, 101, 3.5, -1, undefined].filter(
      (lifetime) => ItemForm.safeParse({ ...form, lifetime }).success,
    )
    expect(taken).toEqual([0, 3, 100])
    expect([1899, 1900, 3000, 3001].filter((year) => PersonalUseForm.safeParse({ houseId: 1, year }).success)).toEqual([
      1900, 3000,
    ])
  })
})

describe('personal use', () => {
  it.each([
    [0, 0],
    [100_000, 15_000],
    [0.03, 0],
    [0.1, 0.02],
    [12_345.67, 1851.85],
  ])('of %d kr of rent deducts %d kr', (rent, deducted) => {
    expect(personalUseDeduction(fromKroner(rent), 2026)).toBe(fromKroner(deducted))
  })
  it.each([
    [15_000, 100_000, false, false],
    [15_000, 100_010, false, true],
    [15_000, 0, false, true],
    [15_000, 0, true, false],
  ])('of %i is outdated by a rent of %i, sent: %s -> %s', (sum, rent, isSent, expected) => {
    expect(isPersonalUseOutdated({ sum: fromKroner(sum), rentNow: fromKroner(rent), year: 2026, isSent })).toBe(
      expected,
    )
  })

  it('is dated the last day of its year', () => {
    expect([personalUseDate(2026), personalUseDate(3000)]).toEqual(['2026-12-31', '3000-12-31'])
  })
})

describe('the rule book', () => {
  it('says for which years the newest limit of the authority holds', () => {
    const { from, to } = authorityLimitYears
    expect({ from, to }).toEqual({ from: 2024, to: 2026 })
    for (const year of [from, to]) expect(rulesOf(year).authorityLimit).toBe(newestRules.authorityLimit)
    expect(rulesOf(from - 1).authorityLimit).not.toBe(newestRules.authorityLimit)
  })
  it('has the product’s figures in every year, and the limit of the authority as it was', () => {
    for (const rules of Object.values(ruleBook))
      expect(rules).toMatchObject({ limit: 1_500_000, itemPercent: 20, personalPercent: 15, taxPercent: 22 })
    expect([2022, 2023, 2024, 2025, 2026].map((year) => rulesOf(year).authorityLimit)).toEqual([
      1_500_000, 1_500_000, 3_000_000, 3_000_000, 3_000_000,
    ])
  })
  it('serves other years with its nearest entry, and says so', () => {
    expect([rulesOf(1900), rulesOf(2021), rulesOf(2050), newestRules]).toEqual([
      ruleBook[2022],
      ruleBook[2022],
      ruleBook[2026],
      ruleBook[2026],
    ])
    expect([2021, 2022, 2026, 2027].map(isInRuleBook)).toEqual([false, true, true, false])
  })
  it('tells where each of its figures stands', () => {
    expect(Object.keys(ruleSources).toSorted()).toEqual(Object.keys(newestRules).toSorted())
    for (const each of Object.values(ruleSources).flat())
      expect([each.text, each.ref].every((text) => text.length > 10)).toBe(true)
  })
  it('decides by the year of purchase', () => {
    expect([
      isDeductedAtOnce(item(20_000, 5)),
      isDeductedAtOnce(item(20_000, 5, { at_once: true })),
      isDeductedAtOnce(item(14_999, 5)),
      isDeductedAtOnce(item(20_000, 0)),
    ]).toEqual([false, true, true, true])
  })
})
