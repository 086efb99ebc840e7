import { describe, expect, it } from 'vitest'
import { day, type Day, type Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { rentAccountOf } from './rules'
import type { RentPayment } from './rules-allocate'
import { toRentYear, contractsWithoutRow, yearSums } from './rules-year'

const of = { id: 7, houseId: 1, tenants: () => ['Ola Nordmann'] }
const month = (month: string) => ({ month: day(`${month}-01`), dueOn: day(`${month}-02`), sum: ore(900_000) })
const account = (payments: readonly RentPayment[], today = '2026-11-20') =>
  rentAccountOf(
    {
      from: day('2025-12-01'),
      months: ['2025-12', '2026-10', '2026-11', '2026-12'].map(month),
      payments,
    },
    day(today),
  )
const payment = (sum: number): RentPayment => ({ id: 1, date: day('2026-10-05'), sum: ore(sum), months: null })

describe('the rent of a year', () => {
  it('has the months of that year alone, each with what of it is paid', () => {
    expect(toRentYear(of, account([payment(1_900_000)]), 2026)?.months).toEqual([
      { month: '2026-10', due_on: '2026-10-02', sum: 900_000, paid: 900_000, state: 'paid', owed: 0 },
      { month: '2026-11', due_on: '2026-11-02', sum: 900_000, paid: 100_000, state: 'part', owed: 800_000 },
      { month: '2026-12', due_on: '2026-12-02', sum: 900_000, paid: 0, state: 'future', owed: 0 },
    ])
    expect(toRentYear(of, account([]), 2025)).toMatchObject({
      contractId: 7,
      tenants: ['Ola Nordmann'],
      months: [{ month: '2025-12' }],
    })
  })

  it('names the booked months of the year that are not followed', () => {
    const before = [month('2025-11'), month('2026-08'), month('2026-09')]
    expect(toRentYear(of, { ...account([]), before }, 2026)?.not_followed).toEqual([
      { month: '2026-08', sum: 900_000 },
      { month: '2026-09', sum: 900_000 },
    ])
  })

  it('is none where no month of it is followed', () => {
    expect(toRentYear(of, account([]), 2024)).toBeNull()
  })

  it('comes to what was owed, what was paid, and what of the months that are due is not', () => {
    const { months } = toRentYear(of, account([payment(1_900_000)]), 2026)!
    expect(yearSums(months)).toEqual({ sum: 2_700_000, paid: 1_000_000, owed: 800_000 })
  })
})

describe('contracts that no row of the year is about', () => {
  const signed_at = '2026-01-02T10:00:00.000Z' as Instant
  const lease = { id: 1, signed_at, start_date: day('2026-02-01'), end_date: null, finished_on: null, notice: null }
  it.each<
    [string, Partial<typeof lease> | { finished_on: Day } | { end_date: Day } | { signed_at: null }, number, boolean]
  >([
    ['one that began that year', {}, 2026, true],
    ['the year before it began', {}, 2025, false],
    ['a later year, open-ended', {}, 2028, true],
    ['a draft', { signed_at: null }, 2026, false],
    ['finished that year', { finished_on: day('2027-01-31') }, 2027, true],
    ['finished the year before', { finished_on: day('2026-12-31') }, 2027, false],
    ['over by its term', { end_date: day('2026-12-31') }, 2027, false],
  ])('%s', (_what, change, year, isNamed) =>
    expect(contractsWithoutRow([{ ...lease, ...change }], [], year)).toHaveLength(isNamed ? 1 : 0),
  )

  it('leave out one that has a row', () => {
    expect(contractsWithoutRow([lease], [{ contractId: 1 }], 2026)).toEqual([])
  })
})
