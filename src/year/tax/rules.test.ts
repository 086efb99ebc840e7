import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import type { AllVouchers } from '../../books/ledger/model'
import { personalUse } from '../../books/ledger/test-vouchers'
import { boughtItem, testCost, oreOfKr, testRent, taxOf } from './test-books'

/** The expected `lines`, in kroner. A line that isn't given is 0 or null. */
const lines = (
  more: Partial<
    Record<
      'income' | 'maintenance' | 'municipal_taxes' | 'insurance' | 'common_costs' | 'other_costs' | 'net' | 'flat_rate',
      number
    >
  > & {
    balance?: [opening: number, bought: number, sum: number, rate?: number]
  } = {},
) => {
  const { balance, flat_rate, ...rest } = more
  const costs = { maintenance: 0, municipal_taxes: 0, insurance: 0, common_costs: 0, other_costs: 0 }
  const sums = { income: 0, short_let: 0, short_taxable: 0, ...costs, net: 0, ...rest }
  return {
    ...Object.fromEntries(Object.entries(sums).map(([name, kroner]) => [name, oreOfKr(kroner)])),
    net_share: oreOfKr(sums.net),
    flat_rate: flat_rate === undefined ? null : oreOfKr(flat_rate),
    balance: balance
      ? { opening: oreOfKr(balance[0]), bought: oreOfKr(balance[1]), rate: balance[3] ?? 20, sum: oreOfKr(balance[2]) }
      : null,
  }
}

const examples: [string, Partial<AllVouchers>, ReturnType<typeof lines>][] = [
  ['nothing', {}, lines()],
  [
    'rent and costs of each type, those without a line of their own together',
    {
      incomeBilags: [testRent(120_000)],
      bilags: [
        testCost(1_000),
        testCost(2_000, { cost_type: 'municipal_taxes' }),
        testCost(3_000, { cost_type: 'attachment_fee' }),
        testCost(400, { cost_type: 'paid_salary' }),
        testCost(50, { cost_type: 'other_costs' }),
      ],
    },
    lines({ income: 120_000, maintenance: 1_000, municipal_taxes: 2_000, other_costs: 3_450, net: 113_550 }),
  ],
  [
    'insurance and common costs on lines of their own',
    {
      incomeBilags: [testRent(60_000)],
      bilags: [
        testCost(4_000.4, { cost_type: 'other_costs', cost_line: 'insurance' }),
        testCost(0.1, { cost_type: 'other_costs', cost_line: 'insurance' }),
        testCost(20_000, { cost_type: 'other_costs', cost_line: 'common_costs', franchise: 50 }),
        testCost(300, { cost_type: 'other_costs' }),
      ],
    },
    // The rent of 60 000 less costs of 4 000.50 (rounded to 4 001), 10 000 and 300.
    lines({ income: 60_000, insurance: 4_001, common_costs: 10_000, other_costs: 300, net: 45_699 }),
  ],
  ['49 øre down', { incomeBilags: [testRent(100.49)] }, lines({ income: 100, net: 100 })],
  ['50 øre up', { incomeBilags: [testRent(100.5)] }, lines({ income: 101, net: 101 })],
  [
    'the line rounded once, not each voucher',
    { incomeBilags: [testRent(0.25), testRent(0.25)] },
    lines({ income: 1, net: 1 }),
  ],
  [
    'the share that may be deducted, exact before rounding',
    {
      bilags: [testCost(0.99, { franchise: 50 }), testCost(0.01, { franchise: 50 })],
    },
    lines({ maintenance: 1, net: -1 }),
  ],
  ['nothing of an expense whose share is 0', { bilags: [testCost(500, { franchise: 0 })] }, lines()],
  [
    'no tax-free income',
    {
      incomeBilags: [
        testRent(1_000, { separatedTaxable: false }),
        testRent(70, { contractId: 3, taxable: false }),
        testRent(5, { contractId: 3, separatedTaxable: false }),
      ],
    },
    lines({ income: 5, net: 5 }),
  ],
  [
    'nothing of a house with tax-free income alone, not its costs either',
    {
      incomeBilags: [testRent(90_000, { separatedTaxable: false }), testRent(1_000, { contractId: 3, taxable: false })],
      bilags: [testCost(5_000), testCost(700, { cost_type: 'municipal_taxes' })],
      depreciationBilags: [boughtItem(40_000, '2026-02-01'), boughtItem(500, '2026-02-01')],
      depreciationPersonalBilags: [personalUse()],
    },
    lines(),
  ],
  [
    'of a house with both kinds the taxed income, and the costs as the landlord has shared them out',
    {
      incomeBilags: [testRent(50_000), testRent(40_000, { separatedTaxable: false })],
      bilags: [testCost(9_000, { franchise: 60 })],
    },
    // The rent of 50 000 less 60 % of the cost of 9 000.
    lines({ income: 50_000, maintenance: 5_400, net: 44_600 }),
  ],
  [
    'short and longer lets of a home that is only let alike, with their costs',
    { incomeBilags: [testRent(40_000, { short_term: true }), testRent(100_000)], bilags: [testCost(9_000)] },
    lines({ income: 140_000, maintenance: 9_000, net: 131_000 }),
  ],
  [
    'nothing from the trash folder',
    {
      incomeBilags: [testRent(1, { isTrashed: true })],
      bilags: [testCost(2, { isTrashed: true })],
      depreciationBilags: [boughtItem(40_000, '2026-01-01', { isTrashed: true })],
    },
    lines(),
  ],
  [
    'nothing of another house or another year',
    {
      incomeBilags: [
        testRent(1, { houseId: 2 }),
        testRent(1, { start_date: day('2025-12-31') }),
        testRent(1, { start_date: day('2027-01-01') }),
      ],
      bilags: [testCost(2, { houseId: 2 }), testCost(2, { date: day('2025-12-31') })],
      depreciationBilags: [boughtItem(40_000, '2027-01-01'), boughtItem(40_000, '2026-01-01', { houseId: 2 })],
      depreciationPersonalBilags: [personalUse(2025)],
    },
    lines(),
  ],
  [
    'income in the year of its start, whole',
    {
      incomeBilags: [testRent(12_000, { start_date: day('2026-12-15'), end_date: day('2027-01-14') })],
    },
    lines({ income: 12_000, net: 12_000 }),
  ],
  [
    'of archived vouchers what can be entered: with type, sum and date',
    {
      bilags: [
        testCost(7, { archived: true }),
        testCost(1, { archived: true, cost_type: null }),
        testCost(1, { archived: true, sum: null }),
        testCost(1, { archived: true, date: null }),
      ],
    },
    lines({ maintenance: 7, net: -7 }),
  ],
  [
    'an item of 14 999.99 at once',
    { depreciationBilags: [boughtItem(14_999.99, '2026-05-01')] },
    lines({ other_costs: 15_000, net: -15_000 }),
  ],
  [
    'one of 15 000 in the balance',
    { depreciationBilags: [boughtItem(15_000, '2026-05-01')] },
    lines({ balance: [0, 15_000, 3_000], net: -3_000 }),
  ],
  [
    'one of 29 999.99 at once where the landlord chose so',
    {
      depreciationBilags: [boughtItem(29_999.99, '2026-05-01', { at_once: true })],
    },
    lines({ other_costs: 30_000, net: -30_000 }),
  ],
  [
    'one of 29 999.99 in the balance otherwise',
    { depreciationBilags: [boughtItem(29_999.99, '2026-05-01')] },
    lines({ balance: [0, 30_000, 6_000], net: -6_000 }),
  ],
  [
    'one of 30 000',
    { depreciationBilags: [boughtItem(30_000, '2026-05-01')] },
    lines({ balance: [0, 30_000, 6_000], net: -6_000 }),
  ],
  [
    'one that lasts under three years at once, whatever its sum',
    { depreciationBilags: [boughtItem(80_000, '2026-05-01', { lifetime: 0 })] },
    lines({ other_costs: 80_000, net: -80_000 }),
  ],
  [
    'nothing of one expensed at once in an earlier year',
    { depreciationBilags: [boughtItem(10_000, '2025-05-01')] },
    lines(),
  ],
  [
    'what is left of earlier purchases on 1 January beside those of the year',
    {
      depreciationBilags: [boughtItem(50_000, '2024-05-01'), boughtItem(20_000, '2026-05-01')],
    },
    lines({ balance: [32_000, 20_000, 10_400], net: -10_400 }),
  ],
  [
    'an item in its last year',
    { depreciationBilags: [boughtItem(50_000, '2024-05-01', { lifetime: 3 })] },
    lines({ balance: [32_000, 0, 6_400], net: -6_400 }),
  ],
  [
    'what is left of one whose lifetime has run out, without a deduction',
    { depreciationBilags: [boughtItem(50_000, '2023-05-01', { lifetime: 3 })] },
    // 50 000 less the deductions of three years (10 000, 8 000 and 6 400) is 25 600.
    lines({ balance: [25_600, 0, 0, 0] }),
  ],
  [
    'it still there years later, the same',
    { depreciationBilags: [boughtItem(50_000, '2015-05-01', { lifetime: 3 })] },
    lines({ balance: [25_600, 0, 0, 0] }),
  ],
  [
    'one that is past its lifetime beside one that is not: 20 % of the latter, as one rate of the whole',
    {
      depreciationBilags: [
        boughtItem(50_000, '2023-05-01', { lifetime: 3 }),
        boughtItem(50_000, '2024-05-01'),
        boughtItem(20_000, '2026-05-01'),
      ],
    },
    // The item past its lifetime has 25 600 left. Another item has 32 000 left, and 20 000 is bought: 20 % of these 52
    // 000 is 10 400. The whole balance is 77 600. 13.402 % of it is 10 399.95, rounded to 10 400.
    lines({ balance: [57_600, 20_000, 10_400, 13.402], net: -10_400 }),
  ],
  [
    'nothing of one past its lifetime of which nothing is left',
    { depreciationBilags: [boughtItem(0, '2020-05-01')] },
    lines(),
  ],
  [
    'opening and purchases each rounded once, the deduction taken of both, half up',
    {
      depreciationBilags: [
        boughtItem(15_000.31, '2025-05-01'),
        boughtItem(15_000.32, '2025-06-01'),
        boughtItem(15_002.5, '2026-05-01'),
      ],
    },
    lines({ balance: [24_001, 15_003, 7_801], net: -7_801 }),
  ],
  [
    'personal use: 15 % of the taxable income as it is entered, half up',
    {
      incomeBilags: [testRent(10_003.5), testRent(9_000, { separatedTaxable: false })],
      depreciationPersonalBilags: [personalUse(2026, 99)],
    },
    lines({ income: 10_004, flat_rate: 1_501, net: 8_503 }),
  ],
  ['personal use without income', { depreciationPersonalBilags: [personalUse()] }, lines({ flat_rate: 0 })],
  [
    'no personal use whose conditions nobody has confirmed',
    { incomeBilags: [testRent(10_000)], depreciationPersonalBilags: [{ ...personalUse(2026, 99), conditions: false }] },
    lines({ income: 10_000, net: 10_000 }),
  ],
  [
    'personal use of all rent of a home that is only let',
    {
      incomeBilags: [testRent(10_000), testRent(5_000, { short_term: true })],
      depreciationPersonalBilags: [personalUse(2026, 99)],
    },
    // 15 % of the rent of 15 000 is 2 250.
    lines({ income: 15_000, flat_rate: 2_250, net: 12_750 }),
  ],
  [
    'a deficit',
    { incomeBilags: [testRent(10)], bilags: [testCost(110)] },
    lines({ income: 10, maintenance: 110, net: -100 }),
  ],
]

describe('the lines of a house and year', () => {
  it.each(examples)('hold %s', (_what, vouchers, expected) => expect(taxOf(vouchers).lines).toEqual(expected))

  it.each([
    [[], 1_000, 100, 1_000],
    [[50], 1_001, 50, 501],
    [[33.33, 33.34], 1_000, 33.33, 333],
    [[66.67], 10_000, 33.33, 3_333],
    [[66.67], 100_015, 33.33, 33_335],
    [[50], -1_001, 50, -501],
    [[99.99], -100, 0.01, 0],
    [[0.1, 0.2], 100, 99.7, 100],
  ])('with co-owners of %j, %d kr net is %d %% and %d kr', (shares, net, share, part) => {
    const vouchers = net < 0 ? { bilags: [testCost(-net)] } : { incomeBilags: [testRent(net)] }
    const tax = taxOf(
      vouchers,
      2026,
      shares.map((one) => ({ share: one })),
    )
    expect(tax.share).toBe(share)
    expect(tax.lines).toMatchObject({ net: oreOfKr(net), net_share: oreOfKr(part) })
  })
})
