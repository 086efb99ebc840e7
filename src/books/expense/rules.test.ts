import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { maxOre, ore } from '../../base/kit/money'
import { ExpenseForm, expenseRecord } from './model'
import { deductible, deductibleHundredths, deletingIsFinal, listingDay, lockedChanges } from './rules'

const complete = ExpenseForm.parse({
  houseId: 1,
  cost_type: 'paid_salary',
  description: 'Vaktmester',
  supplierId: 4,
  repeat: 'monthly',
  sum: 99.99,
  date: '2026-01-31',
  franchise: 0,
  documents: [`/api/document/${'A'.repeat(22)}`],
})

const stored = (form: ExpenseForm, supplierId: number | null) => ({ ...expenseRecord.pick(form), supplierId })

describe('what is stored of a form', () => {
  it('is every field of it, the sum in øre', () => {
    expect(stored(complete, 7)).toEqual({
      houseId: 1,
      cost_type: 'paid_salary',
      cost_line: 'other',
      description: 'Vaktmester',
      supplierId: 7,
      repeat: 'monthly',
      sum: 9999,
      date: '2026-01-31',
      franchise: 0,
      documents: [`/api/document/${'A'.repeat(22)}`],
      archived: false,
    })
  })

  it('has its gaps filled when it was put aside', () => {
    const form = ExpenseForm.parse({ houseId: 1, archived: true, date: '2026-01-31', sum: null, description: null })
    expect(stored(form, null)).toEqual({
      houseId: 1,
      cost_type: null,
      cost_line: 'other',
      description: '',
      supplierId: null,
      repeat: 'never',
      sum: null,
      date: '2026-01-31',
      franchise: 100,
      documents: [],
      archived: true,
    })
  })
})

describe('a generated voucher', () => {
  const before = stored(complete, 7)
  it('is open in its description and its documents', () => {
    expect(lockedChanges(before, { ...before, description: 'Annet', documents: [] })).toEqual([])
  })
  it.each([
    ['houseId', 2],
    ['cost_type', 'maintenance'],
    ['supplierId', 8],
    ['repeat', 'never'],
    ['sum', 1],
    ['date', '2026-02-01'],
    ['franchise', 1],
    ['archived', true],
  ])('is locked in %s', (field, value) => {
    expect(lockedChanges(before, { ...before, [field]: value })).toEqual([field])
  })
})

describe('lists', () => {
  it('show a voucher under its date, and under the day it was saved while it has none', () => {
    expect(listingDay(day('2026-02-01'), day('2026-11-20'))).toBe('2026-02-01')
    expect(listingDay(null, day('2026-11-20'))).toBe('2026-11-20')
  })
  it('lose an archived voucher for good and any other to the trash folder', () => {
    expect([deletingIsFinal({ archived: true }), deletingIsFinal({ archived: false })]).toEqual([true, false])
  })
})

describe('what may be deducted', () => {
  it.each([
    ['the whole sum', ore(9_999), 100, 999_900n, 9_999],
    ['half an øre, which is rounded up when it stands alone', ore(1), 50, 50n, 1],
    ['less than half', ore(1), 49, 49n, 0],
    ['none of it', ore(9_999), 0, 0n, 0],
    ['a share of the largest amount', maxOre, 99, 9_899_999_999_901n, 98_999_999_999],
    ['nothing while there is no sum', null, 100, 0n, 0],
  ])('is %s', (_what, sum, franchise, exact, rounded) => {
    expect(deductibleHundredths({ sum, franchise })).toBe(exact)
    expect(deductible({ sum, franchise })).toBe(rounded)
  })
})
