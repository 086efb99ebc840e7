import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import type { AllVouchers } from '../dashboard/model'
import { all } from '../dashboard/test-vouchers'
import { houseTaxOf } from './rules'
import { house, rent } from './test-books'

describe('short lets', () => {
  /** Gross, free of tax, taxable. */
  const shortOf = (vouchers: Partial<AllVouchers>, year: number, holiday_home = false) => {
    const { short, incomebilagsList } = houseTaxOf({ ...house, holiday_home }, all(vouchers), year)
    expect(incomebilagsList.every(({ line }) => line === 'income')).toBe(true)
    return short && [short.gross / 100, short.allowance / 100, short.taxable / 100]
  }
  const rental = (kroner: number, year: number, more: object = {}) =>
    rent(kroner, { start_date: day(`${year}-07-01`), short_term: true, ...more })

  it.each([
    // 85 % of what lies above 10 000 until 2024, above 15 000 from 2025.
    [2023, 10_000, [10_000, 10_000, 0]],
    [2023, 40_000, [40_000, 10_000, 25_500]],
    [2024, 10_001, [10_001, 10_000, 1]],
    [2024, 40_000.5, [40_001, 10_000, 25_501]],
    [2025, 15_000, [15_000, 15_000, 0]],
    [2025, 40_000, [40_000, 15_000, 21_250]],
    [2026, 40_000, [40_000, 15_000, 21_250]],
  ])('of %i with a rent of %d kr', (year, sum, expected) =>
    expect(shortOf({ incomeBilags: [rental(sum, year)] }, year)).toEqual(expected),
  )

  it('are summed, without what is not taxed, not short, or in the trash folder', () => {
    const incomeBilags = [
      rental(12_000.25, 2025),
      rental(8_000.25, 2025),
      rental(1, 2025, { separatedTaxable: false }),
      rental(1, 2025, { isTrashed: true }),
      rental(1, 2024),
      rental(1, 2025, { short_term: false }),
    ]
    // 20 000.50 is 20 001; 85 % of 5 001 is 4 250.85
    expect(shortOf({ incomeBilags }, 2025)).toEqual([20_001, 15_000, 4_251])
    expect(shortOf({ incomeBilags: [rental(1, 2025, { short_term: false })] }, 2025)).toBeNull()
  })

  it('are all taxed rent of a holiday home of one’s own, a contract’s too', () => {
    const incomeBilags = [
      rental(30_000, 2025, { short_term: false }),
      rental(10_000, 2025, { short_term: false, contractId: 3 }),
      rental(9_000, 2025, { short_term: false, contractId: 3, taxable: false }),
    ]
    // 85 % of 25 000
    expect(shortOf({ incomeBilags }, 2025, true)).toEqual([40_000, 15_000, 21_250])
    expect(houseTaxOf({ ...house, holiday_home: true }, all({ incomeBilags }), 2025).state).toBe('shortLets')
  })
})
