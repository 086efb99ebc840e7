import { describe, expect, it } from 'vitest'
import { day, type Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { sampleExpense } from '../../books/expense/test-expense'
import { comingMonths, type ComingContract, type ComingRepeat } from './rules-coming'

const today = day('2026-09-26')
/** A lease signed in January with rents booked up to September. */
const lease = (more: Partial<ComingContract> = {}): ComingContract => ({
  houseId: 1,
  status: 'active',
  signed_at: '2026-01-02T10:00:00Z' as Instant,
  next_rent_on: day('2026-10-01'),
  start_date: day('2026-01-01'),
  end_date: null,
  finished_on: null,
  notice: null,
  first_payment_date: day('2026-01-01'),
  days_before_first_payment: 'free',
  month_sum: ore(15_900_00),
  rents: [{ from: day('2026-01-01'), month_sum: ore(15_900_00) }],
  ...more,
})
const repeat = (more: Partial<ComingRepeat> = {}): ComingRepeat => ({
  id: 5,
  houseId: 1,
  description: 'Bredbånd',
  repeat: 'monthly',
  sum: ore(500_00),
  next_on: day('2026-10-15'),
  stops_on: null,
  ...more,
})
const coming = (
  contracts: readonly ComingContract[],
  repeats: readonly ComingRepeat[] = [],
  houseId: number | null = null,
  franchise = 100,
) =>
  [
    ...comingMonths(
      { contracts, repeats, vouchers: { bilags: [sampleExpense({ id: 5, franchise })] }, houseId },
      today,
    ),
  ].map(([month, { income, costs }]) => [month, income / 100, costs / 100])

describe('the months of this year that have not begun', () => {
  it('bring the rent of signed contracts', () => {
    expect(coming([lease()])).toEqual([
      [10, 15_900, 0],
      [11, 15_900, 0],
      [12, 15_900, 0],
    ])
  })
  it.each([
    ['a draft', { status: 'draft' }],
    ['one that is not signed by all', { signed_at: null, next_rent_on: null }],
    ['one of another house', { houseId: 2 }],
    ['one that is finished', { status: 'finished', finished_on: day('2026-09-30'), next_rent_on: null }],
  ] as const)('bring nothing of %s', (_, more) => {
    expect(coming([lease(more)], [], 1)).toEqual([])
  })
  it('bring rent up to the last day of a lease, and the rent that is agreed from a month on', () => {
    expect(
      coming([
        lease({
          end_date: day('2026-11-30'),
          rents: [...lease().rents, { from: day('2026-11-01'), month_sum: ore(16_000_00) }],
        }),
      ]),
    ).toEqual([
      [10, 15_900, 0],
      [11, 16_000, 0],
    ])
  })
  it('bring what repeats each month, less what is not deducted', () => {
    expect(coming([], [repeat()], null, 40)).toEqual([
      [10, 0, 200],
      [11, 0, 200],
      [12, 0, 200],
    ])
  })
  it('bring what repeats each week as often as it comes', () => {
    expect(coming([], [repeat({ repeat: 'weekly', next_on: day('2026-09-28'), sum: ore(100_00) })])).toEqual([
      [10, 0, 400],
      [11, 0, 500],
      [12, 0, 400],
    ])
  })
  it('bring a bill of every quarter, half year or year in its own months', () => {
    expect(coming([], [repeat({ repeat: 'quarterly', next_on: day('2026-10-01') })])).toEqual([[10, 0, 500]])
    expect(coming([], [repeat({ repeat: 'half_yearly', next_on: day('2026-11-01') })])).toEqual([[11, 0, 500]])
    expect(coming([], [repeat({ repeat: 'yearly', next_on: day('2027-01-01') })])).toEqual([])
  })
  it('bring nothing of a repeat from the date on at which the plan stops it', () => {
    expect(coming([], [repeat({ stops_on: day('2026-11-15') })])).toEqual([[10, 0, 500]])
  })
})
