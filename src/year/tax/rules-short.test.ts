import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import type { House } from '../../landlord/house/model'
import type { AllVouchers } from '../../books/ledger/model'
import { voucherLists, personalUse } from '../../books/ledger/test-vouchers'
import { houseTaxOf } from './rules'
import { testCost, testHouse, oreOfKr, testRent } from './test-books'

describe('short lets', () => {
  /** Gross rent, the part that is free of tax, and the taxable part. */
  const shortOf = (vouchers: Partial<AllVouchers>, year: number, home_use: House['home_use'] = 'own_home') => {
    const { short, incomebilagsList } = houseTaxOf({ ...testHouse, home_use }, voucherLists(vouchers), year)
    expect(incomebilagsList.every(({ line }) => line === 'income')).toBe(true)
    return short && [short.gross / 100, short.allowance / 100, short.taxable / 100]
  }
  const rental = (kroner: number, year: number, more: object = {}) =>
    testRent(kroner, { start_date: day(`${year}-07-01`), short_term: true, ...more })

  const costIn2025 = (kroner: number) => testCost(kroner, { date: day('2025-05-05'), listed_on: day('2025-05-05') })

  it.each([
    // 85 % of the rent above the allowance is taxable. The allowance is 10 000 until 2024, and 15 000 from 2025.
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
    // The rent of 20 000.50 is rounded to 20 001, which is 5 001 above the allowance. 85 % of 5 001 is 4 250.85.
    expect(shortOf({ incomeBilags }, 2025)).toEqual([20_001, 15_000, 4_251])
    expect(shortOf({ incomeBilags: [rental(1, 2025, { short_term: false })] }, 2025)).toBeNull()
  })

  it('are all taxed rent of a holiday home of one’s own, a contract’s too', () => {
    const incomeBilags = [
      rental(30_000, 2025, { short_term: false }),
      rental(10_000, 2025, { short_term: false, contractId: 3 }),
      rental(9_000, 2025, { short_term: false, contractId: 3, taxable: false }),
    ]
    // The rent is 25 000 above the allowance. 85 % of it is 21 250.
    expect(shortOf({ incomeBilags }, 2025, 'own_cabin')).toEqual([40_000, 15_000, 21_250])
  })

  it('are ordinary rent less costs in a dwelling that is only let', () => {
    const tax = houseTaxOf(
      testHouse,
      voucherLists({ incomeBilags: [rental(60_000, 2025)], bilags: [costIn2025(20_000)] }),
      2025,
    )
    expect([tax.short, tax.state]).toEqual([null, 'entered'])
    expect(tax.lines).toMatchObject({
      income: oreOfKr(60_000),
      short_let: 0,
      maintenance: oreOfKr(20_000),
      net: oreOfKr(40_000),
    })
  })

  it('are kept out of the 15 % of the own home’s rent', () => {
    const incomeBilags = [rental(10_000, 2025, { short_term: false }), rental(5_000, 2025)]
    const vouchers = voucherLists({ incomeBilags, depreciationPersonalBilags: [personalUse(2025, 99)] })
    // 15 % of the lasting rent of 10 000 is deducted. The short lets are below the allowance, so they add nothing.
    expect(houseTaxOf({ ...testHouse, home_use: 'own_home' }, vouchers, 2025).lines).toMatchObject({
      income: oreOfKr(10_000),
      short_let: oreOfKr(5_000),
      short_taxable: 0,
      flat_rate: oreOfKr(1_500),
      net: oreOfKr(8_500),
    })
  })

  it.each([
    // The rent is 75 000 above the allowance. 85 % of it is 63 750, and the landlord's half is 31 875.
    ['an own cabin', 'own_cabin', [], [90_000, 63_750, 0, 63_750, 31_875]],
    // Lasting rent of 120 000, less costs of 20 000, and the taxable 63 750 from the case above. The landlord has half
    // of the sum.
    ['the own home beside lasting rent', 'own_home', [120_000], [90_000, 63_750, 20_000, 163_750, 81_875]],
  ] as const)(
    'of a house with a co-owner are shown whole and as the own share: %s',
    (_what, home_use, lasting, expected) => {
      const incomeBilags = [rental(90_000, 2025), ...lasting.map((sum) => rental(sum, 2025, { short_term: false }))]
      const shared = { ...testHouse, home_use, co_owners: [{ share: 50 }] }
      const { short, lines } = houseTaxOf(shared, voucherLists({ incomeBilags, bilags: [costIn2025(20_000)] }), 2025)
      expect(short!.taxable_share).toBe(oreOfKr(31_875))
      const { short_let, short_taxable, maintenance, net, net_share } = lines
      expect([short_let, short_taxable, maintenance, net, net_share].map((sum) => sum / 100)).toEqual(expected)
    },
  )
})
