import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { sampleExpense } from '../../books/expense/test-expense'
import { vouchersUpTo, comparedDays } from './rules-before'
import { linesOf, totalsOf } from '../../books/ledger/rules-totals'
import { voucherLists, income, item, personalUse } from '../../books/ledger/test-vouchers'

const today = day('2026-11-26')

describe('the same days of the year before', () => {
  it.each([
    ['a year that runs, up to today’s date', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31', '2025-11-26'],
    ['a year that is over, whole', '2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31', '2024-12-31'],
    ['a month that runs', '2026-11-01', '2026-11-30', '2025-11-01', '2025-11-30', '2025-11-26'],
    ['days that are over', '2026-03-05', '2026-06-15', '2025-03-05', '2025-06-15', '2025-06-15'],
    ['days that end today', '2026-03-05', '2026-11-26', '2025-03-05', '2025-11-26', '2025-11-26'],
    ['days to come', '2026-12-01', '2026-12-31', '2025-12-01', '2025-12-31', '2025-12-31'],
    ['over a new year', '2025-12-01', '2026-01-31', '2024-12-01', '2025-01-31', '2025-01-31'],
    ['a whole February after a leap year', '2025-02-01', '2025-02-28', '2024-02-01', '2024-02-29', '2024-02-29'],
    ['a whole February of a leap year', '2024-02-01', '2024-02-29', '2023-02-01', '2023-02-28', '2023-02-28'],
    ['from a day that only leap years have', '2024-02-29', '2024-03-10', '2023-02-28', '2023-03-10', '2023-03-10'],
  ])('%s: %s to %s', (_, from, to, fromBefore, toBefore, upTo) => {
    expect(comparedDays({ from: day(from), to: day(to) }, today)).toEqual({
      period: { from: fromBefore, to: toBefore },
      upTo,
    })
  })
})

describe('what counts of the year before', () => {
  const books = voucherLists({
    incomeBilags: [
      income({ id: 1, start_date: day('2025-11-26'), sum: ore(1_000_00) }),
      income({ id: 2, start_date: day('2025-11-27'), sum: ore(5_000_00) }),
    ],
    bilags: [
      sampleExpense({ id: 1, listed_on: day('2025-11-26'), sum: ore(100_00) }),
      sampleExpense({ id: 2, listed_on: day('2025-12-01'), sum: ore(700_00) }),
    ],
    depreciationBilags: [item({ date: day('2025-12-20'), sum: ore(40_00), lifetime: 0 }, { from: 2025, to: 2025 })],
    depreciationPersonalBilags: [personalUse(2025, 3_00)],
  })
  const before = comparedDays({ from: day('2026-01-01'), to: day('2026-12-31') }, today)

  it('is dated up to today’s date, and what the year deducts once is whole, as it is in the year it is compared with', () => {
    const totals = totalsOf(linesOf(vouchersUpTo(books, before.upTo), before.period))
    expect(totals).toMatchObject({ income: 1_000_00, costs: 100_00 + 40_00 + 3_00 })
  })

  it('has no yearly deductions where the period holds no end of a year', () => {
    const spring = comparedDays({ from: day('2026-01-01'), to: day('2026-11-30') }, today)
    expect(totalsOf(linesOf(vouchersUpTo(books, spring.upTo), spring.period))).toMatchObject({ costs: 100_00 })
  })
})
