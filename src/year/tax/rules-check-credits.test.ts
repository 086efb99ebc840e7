import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { sampleExpense } from '../../books/expense/test-expense'
import { income, voucherLists } from '../../books/ledger/test-vouchers'
import { houseRecord } from '../../landlord/house/model'
import { checksOf } from './rules-check'
import { emptyCheck } from './test-check'

it('credit notes are named where their line is below zero, and not where it only gets smaller', () => {
  const cost = (id: number, sum: number, cost_type: 'maintenance' | 'municipal_taxes') =>
    sampleExpense({ id, sum: ore(sum), cost_type, date: day('2025-03-01'), listed_on: day('2025-03-01') })
  const checks = checksOf(
    {
      ...emptyCheck,
      houses: [{ ...houseRecord.erased(), id: 1 }],
      vouchers: voucherLists({
        incomeBilags: [income({ start_date: day('2025-03-01'), end_date: day('2025-03-31') })],
        bilags: [
          cost(3, 100_00, 'maintenance'),
          cost(4, -100_01, 'maintenance'),
          cost(5, 500_00, 'municipal_taxes'),
          cost(6, -100_00, 'municipal_taxes'),
        ],
      }),
    },
    2025,
    day('2026-02-10'),
  )
  const named = checks.flatMap(({ kind, vouchers }) =>
    kind === 'creditsAboveCosts' ? vouchers.map(({ id }) => id) : [],
  )
  expect(named).toEqual([4])
})
