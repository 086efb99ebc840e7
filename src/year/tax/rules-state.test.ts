import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import type { AllVouchers } from '../../books/ledger/model'
import type { House } from '../../landlord/house/model'
import { voucherLists, personalUse } from '../../books/ledger/test-vouchers'
import type { HouseTax } from './model'
import { houseTaxOf } from './rules'
import { hasEntryInReturn } from './rules-state'
import { boughtItem, testCost, testHouse, oreOfKr, testRent, taxOf } from './test-books'

it('lists the vouchers behind it with what of each counts, exact to the øre', () => {
  const tax = taxOf({
    bilags: [
      testCost(0.99, { id: 5, franchise: 50, description: 'Maling\nStue' }),
      testCost(0.01, { id: 6, franchise: 50, cost_type: 'paid_salary' }),
      testCost(3, { id: 7, archived: true, cost_type: null }),
    ],
    incomeBilags: [testRent(100.5, { id: 3, title: '' }), testRent(1, { id: 4, separatedTaxable: false })],
    depreciationBilags: [boughtItem(50_000, '2025-05-01', { id: 8 }), boughtItem(100, '2026-02-02', { id: 9 })],
    depreciationPersonalBilags: [personalUse(2026, 15.08 * 100)],
  })
  expect(tax).toEqual<HouseTax>({
    houseId: 1,
    year: 2026,
    state: 'entered',
    home_use: 'let_only',
    // The sum 0.495 + 0.005 is rounded once, to 0.50. The rounded amounts in the list would add up to 0.51.
    bilagsSum: oreOfKr(0.5),
    depreciationSum: oreOfKr(8_115.08),
    incomebilagsSum: oreOfKr(100.5),
    bilagsList: [
      { id: 5, name: 'Maling\nStue', sum: oreOfKr(0.5), date: day('2026-03-01'), line: 'maintenance' },
      { id: 6, name: 'Rør', sum: oreOfKr(0.01), date: day('2026-03-01'), line: 'other_costs' },
    ],
    depreciationList: [
      { id: 8, name: 'Sofa', sum: oreOfKr(8_000), date: day('2025-05-01'), line: 'balance' },
      { id: 9, name: 'Sofa', sum: oreOfKr(100), date: day('2026-02-02'), line: 'other_costs' },
      { id: 2026, name: 'inPersonalUse', sum: oreOfKr(15.08), date: day('2026-12-31'), line: 'flat_rate' },
    ],
    incomebilagsList: [{ id: 3, name: 'Per Hansen', sum: oreOfKr(100.5), date: day('2026-02-01'), line: 'income' }],
    bilagsListCostType: {
      maintenance: oreOfKr(0.5),
      municipal_taxes: oreOfKr(0),
      attachment_fee: oreOfKr(0),
      paid_salary: oreOfKr(0.01),
      other_costs: oreOfKr(0),
    },
    share: 100,
    lines: expect.objectContaining({ maintenance: oreOfKr(0), other_costs: oreOfKr(100), income: oreOfKr(101) }),
    short: null,
  })
})

describe('how a house stands in the return', () => {
  const taxFree = testRent(1, { separatedTaxable: false })
  const short = testRent(1, { short_term: true })
  it.each<[string, Partial<AllVouchers>, HouseTax['state']]>([
    ['nothing', {}, 'empty'],
    ['taxed income', { incomeBilags: [testRent(1)] }, 'entered'],
    ['taxed beside tax-free and short lets', { incomeBilags: [testRent(1), taxFree, short] }, 'entered'],
    ['short lets in a home that is only let', { incomeBilags: [short] }, 'entered'],
    ['tax-free income', { incomeBilags: [taxFree], bilags: [testCost(1)] }, 'taxFree'],
    ['tax-free income of a contract', { incomeBilags: [testRent(1, { contractId: 3, taxable: false })] }, 'taxFree'],
    ['a short let that is not taxed', { incomeBilags: [{ ...short, separatedTaxable: false }] }, 'taxFree'],
    ['costs of a home that stood empty', { bilags: [testCost(1)] }, 'entered'],
    ['costs of which nothing is deducted', { bilags: [testCost(1, { franchise: 0 })] }, 'empty'],
    ['a voucher that is not filled out', { bilags: [testCost(1, { archived: true, cost_type: null })] }, 'empty'],
    ['household items', { depreciationBilags: [boughtItem(40_000, '2025-01-01')] }, 'entered'],
    ['one past its lifetime', { depreciationBilags: [boughtItem(40_000, '2015-01-01', { lifetime: 3 })] }, 'entered'],
    ['personal use', { depreciationPersonalBilags: [personalUse()] }, 'entered'],
    ['unconfirmed personal use', { depreciationPersonalBilags: [{ ...personalUse(), conditions: false }] }, 'empty'],
  ])('with %s', (_what, vouchers, state) => expect(taxOf(vouchers).state).toBe(state))

  const costs = { bilags: [testCost(1)], depreciationBilags: [boughtItem(40_000, '2025-01-01')] }
  it.each<[House['home_use'], Partial<AllVouchers>, HouseTax['state'], boolean]>([
    ['own_home', { incomeBilags: [short], bilags: [testCost(1)] }, 'shortLets', true],
    ['own_home', { incomeBilags: [taxFree, short] }, 'shortLets', true],
    ['own_home', { incomeBilags: [testRent(1), short] }, 'entered', true],
    ['own_home', { incomeBilags: [testRent(0, { short_term: true })] }, 'shortLets', false],
    ['own_home', costs, 'entered', true],
    ['own_cabin', { incomeBilags: [testRent(1)], ...costs }, 'shortLets', true],
    ['own_cabin', { incomeBilags: [taxFree], ...costs }, 'taxFree', false],
    // Costs of an own cabin are never deducted. Without rent there is nothing to enter.
    ['own_cabin', costs, 'empty', false],
  ])('that is %s with %j', (home_use, vouchers, state, isEntered) => {
    const tax = houseTaxOf({ ...testHouse, home_use }, voucherLists(vouchers), 2026)
    expect([tax.state, hasEntryInReturn(tax)]).toEqual([state, isEntered])
    if (tax.state === 'shortLets') expect(tax.lines).toMatchObject({ maintenance: 0, other_costs: 0, balance: null })
  })

  it('left out with its costs: the books’ sums stay, and each voucher says that it is not entered', () => {
    const tax = taxOf({
      incomeBilags: [taxFree],
      bilags: [testCost(70)],
      depreciationBilags: [boughtItem(40_000, '2026-01-01')],
      depreciationPersonalBilags: [personalUse(2026, 1500)],
    })
    // 20 % of the household item's 40 000 is deducted, and 15 for personal use.
    expect([tax.bilagsSum, tax.depreciationSum, tax.incomebilagsSum]).toEqual([oreOfKr(70), oreOfKr(8_015), oreOfKr(0)])
    expect([...tax.bilagsList, ...tax.depreciationList].map(({ line }) => line)).toEqual(['none', 'none', 'none'])
    expect(tax.lines.net_share).toBe(0)
  })
})
