import { describe, expect, it } from 'vitest'
import { day, monthOf } from '../../base/kit/day'
import { sumOre } from '../../base/kit/money'
import { demoExpenses } from './expenses'
import { demoSuppliers } from './suppliers'
import { demoIncomes, demoItems } from './fill'

const today = day('2026-11-20')
const planned = demoExpenses(today)

describe('the plan of the demo', () => {
  it('is written out of the day alone and never lies ahead of it', () => {
    expect(demoExpenses(today)).toEqual(planned)
    for (const each of ['2026-01-01', '2026-03-31', '2028-02-29', '2027-12-31']) {
      const plan = demoExpenses(day(each))
      expect(plan.length).toBeGreaterThan(40)
      expect(plan.filter((expense) => expense.date > each)).toEqual([])
      expect(demoIncomes(day(each)).filter((income) => income.start > each)).toEqual([])
      expect(demoIncomes(day(each)).length).toBe(2 + Math.ceil(monthOf(day(each)) / 3))
      expect(demoItems(day(each)).filter(({ paper }) => paper.date > each)).toEqual([])
    }
  })

  it('has receipts whose lines add up', () => {
    for (const { items, sum } of planned) {
      expect(sumOre(items.map((item) => item.sum))).toBe(sum)
      expect(items.every((item) => item.sum > 0)).toBe(true)
    }
  })

  it('knows each supplier by one name', () => {
    const names = Object.values(demoSuppliers).map((supplier) => supplier.name)
    expect(new Set(names).size).toBe(names.length)
  })
})
