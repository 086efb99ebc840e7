import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, day, endOfYear, startOfYear, yearOf } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { depreciationRows } from '../../books/depreciation/rules'
import { deductionsOf, monthsInPeriod } from './rules-months'
import { yearsOfItems } from '../../books/ledger/rules-period'
import { linesOf, totalsOf } from '../../books/ledger/rules-totals'
import { sampleExpense as bilag } from '../../books/expense/test-expense'
import { voucherLists, oneOfEachKind, income, item, personalUse } from '../../books/ledger/test-vouchers'
import { cases } from '../../base/kit/test-cases'

describe('the months', () => {
  const year = { from: day('2026-01-01'), to: day('2026-12-31') }
  it('hold income by its start and expenses by their date; what is deducted once a year is of none of them', () => {
    const months = monthsInPeriod(oneOfEachKind, year)
    expect(months).toHaveLength(12)
    expect(months.filter((month) => month.income !== 0 || month.costs !== 0)).toEqual([
      { year: 2026, month: 2, income: 100_000, costs: 10_000 },
      { year: 2026, month: 3, income: 0, costs: 10_000 },
      { year: 2026, month: 6, income: 100_000, costs: 0 },
    ])
    expect(deductionsOf(oneOfEachKind, year)).toEqual([{ year: 2026, deduction: 330_000 }])
  })

  it('leave a yearly deduction to the period that holds the end of its year', () => {
    const some = voucherLists({ depreciationBilags: [item({ date: day('2025-07-01') }, { from: 2025, to: 2026 })] })
    const period = { from: day('2025-11-15'), to: day('2026-02-10') }
    expect(monthsInPeriod(some, period).every((month) => month.costs === 0)).toBe(true)
    expect(deductionsOf(some, period)).toEqual([{ year: 2025, deduction: 300_000 }])
    expect(deductionsOf(some, { from: day('2026-01-01'), to: day('2026-12-30') })).toEqual([])
  })

  it('leave out what lies in the trash folder', () => {
    const trashed = voucherLists({
      bilags: [bilag({ isTrashed: true })],
      incomeBilags: [income({ isTrashed: true })],
      depreciationBilags: [item({ isTrashed: true })],
    })
    expect(monthsInPeriod(trashed, year).every((month) => month.income === 0 && month.costs === 0)).toBe(true)
    expect(deductionsOf(trashed, year)).toEqual([])
  })

  it('add up to the totals, whatever the vouchers and the period', () => {
    const amount = fc.integer({ min: 0, max: 3_000_000 })
    const span = fc
      .tuple(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 900 }))
      .map(([start, length]) => {
        const from = addDays(day('2023-01-01'), start)
        return { from, to: addDays(from, length) }
      })
    const share = fc.integer({ min: 0, max: 1_000_000 })
    const voucher = fc.record({
      sum: amount,
      franchise: fc.integer({ min: 0, max: 100 }),
      when: share,
      isTrashed: fc.boolean(),
      gap: fc.boolean(),
    })
    fc.assert(
      fc.property(
        span,
        fc.array(voucher, { maxLength: 12 }),
        fc.array(voucher, { maxLength: 8 }),
        fc.array(voucher, { maxLength: 6 }),
        (period, costs, earned, bought) => {
          const length = (Date.parse(period.to) - Date.parse(period.from)) / 86_400_000 + 1
          const inside = (when: number) => addDays(period.from, when % length)
          const years = yearsOfItems(period.from, period.to, period.to)
          const items = bought.map((one, i) =>
            item(
              {
                id: i,
                sum: ore(one.sum),
                lifetime: one.gap ? 0 : 3 + (one.when % 5),
                date: addDays(period.from, -(one.when % 1200)),
                isTrashed: one.isTrashed,
              },
              years,
            ),
          )
          const vouchers = voucherLists({
            bilags: costs.map((one, i) =>
              bilag({
                id: i,
                sum: one.gap ? null : ore(one.sum),
                franchise: one.franchise,
                listed_on: inside(one.when),
                isTrashed: one.isTrashed,
              }),
            ),
            incomeBilags: earned.map((one, i) =>
              income({
                id: i,
                sum: ore(one.sum),
                separatedTaxable: one.gap,
                start_date: inside(one.when),
                isTrashed: one.isTrashed,
              }),
            ),
            depreciationBilags: items,
            depreciationPersonalBilags: [period.from, period.to]
              .map(yearOf)
              .filter((of) => endOfYear(of) <= period.to && startOfYear(of) >= period.from)
              .map((of) => personalUse(of, 12_345)),
          })
          const totals = totalsOf(linesOf(vouchers, period))
          const months = monthsInPeriod(vouchers, period)
          const sum = (of: 'income' | 'costs') => months.reduce((total, month) => total + month[of], 0)
          const yearly = deductionsOf(vouchers, period).reduce((total, one) => total + one.deduction, 0)
          expect([sum('income'), sum('costs') + yearly]).toEqual([totals.income, totals.costs])
          expect(months.every((month) => month.income >= 0 && month.costs >= 0)).toBe(true)
          // Computed in a simpler way: line by line, in hundredths of an øre.
          let hundredths = 0n
          for (const one of vouchers.bilags)
            if (!one.isTrashed && one.sum !== null) hundredths += BigInt(one.sum) * BigInt(one.franchise)
          const holds = (of: number) => period.from <= endOfYear(of) && endOfYear(of) <= period.to
          for (const one of items)
            if (!one.isTrashed)
              for (const row of depreciationRows(one))
                if (holds(row.year)) hundredths += BigInt(row.depreciation) * 100n
          for (const one of vouchers.depreciationPersonalBilags)
            if (holds(one.year)) hundredths += BigInt(one.sum) * 100n
          expect(BigInt(totals.costs)).toBe((hundredths + 50n) / 100n)
        },
      ),
      cases(3000),
    )
  }, 30_000)
})

describe('the years of a period', () => {
  it.each([
    ['2026-01-01', '2026-12-31', 2026, 2026],
    ['2026-03-01', '2026-03-31', 2026, 2026],
    ['2025-12-31', '2026-01-01', 2025, 2026],
    ['2026-01-01', null, 2026, 2026],
    ['2020-01-01', null, 2020, 2026],
    ['2028-01-01', null, 2028, 2028],
  ])('from %s to %s are %i to %i', (from, to, first, last) => {
    expect(yearsOfItems(day(from), to === null ? null : day(to), day('2026-11-20'))).toEqual({ from: first, to: last })
  })
})
