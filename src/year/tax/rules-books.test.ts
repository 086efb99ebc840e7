import { expect, it } from 'vitest'
import { bookKindsOf, vouchersByKind } from './rules-books'
import { boughtItem, testCost, oreOfKr, testRent, taxOf } from './test-books'
import { personalUse } from '../../books/ledger/test-vouchers'

const spread = boughtItem(40_000, '2026-02-01')
const small = boughtItem(3014.23, '2026-03-01', { id: 9 })
const deducted = personalUse(2026, oreOfKr(21_240))

it.each([
  ['nothing', {}, ['expense', 'income']],
  ['the deduction for the own contents', { depreciationPersonalBilags: [deducted] }, ['expense', 'personal', 'income']],
  ['an item over its lifetime', { depreciationBilags: [spread] }, ['expense', 'depreciation', 'income']],
  ['an item deducted at once', { depreciationBilags: [small] }, ['expense', 'income']],
  [
    'all of them',
    { depreciationBilags: [spread, small], depreciationPersonalBilags: [deducted] },
    ['expense', 'depreciation', 'personal', 'income'],
  ],
])('groups are named by what is in them: %s', (_what, vouchers, kinds) => {
  expect(bookKindsOf([taxOf({ incomeBilags: [testRent(141_600)], ...vouchers })])).toEqual(kinds)
})

it('the sums are those of the lines, to the rounding of a line', () => {
  const tax = taxOf({
    incomeBilags: [testRent(141_600)],
    bilags: [testCost(180_051.77)],
    depreciationBilags: [spread, small],
  })
  const { expense, depreciation, income } = vouchersByKind(tax)
  const { maintenance, municipal_taxes, insurance, common_costs, other_costs, balance } = tax.lines
  expect(expense.sum).toBe(oreOfKr(183_066))
  expect(maintenance + municipal_taxes + insurance + common_costs + other_costs).toBe(oreOfKr(183_066))
  expect(expense.vouchers.map(({ kind, sum }) => [kind, sum])).toEqual([
    ['expense', oreOfKr(180_051.77)],
    ['depreciation', oreOfKr(3014.23)],
  ])
  expect(depreciation.sum).toBe(balance?.sum)
  expect(income.sum).toBe(tax.lines.income)
})
