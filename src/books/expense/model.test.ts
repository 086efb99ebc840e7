import { expect, test } from 'vitest'
import { ore, type Ore } from '../../base/kit/money'
import { fieldErrors } from '../../base/kit/field-errors'
import { ExpenseForm, newSupplier, type ExpenseValues } from './model'
import { emptyExpense, expenseBody } from './web/expense-form'

const filled: ExpenseValues = {
  ...emptyExpense(3),
  cost_type: 'maintenance',
  description: 'Feier',
  supplierId: '7',
  name: 'Feieren AS',
  address: 'Gata 1',
  city: 'Oslo',
  postcode: '0150',
  sum: ore(123450),
  date: '2026-02-01',
}
const problems = (values: ExpenseValues, archived = false) => {
  const found = ExpenseForm.safeParse(expenseBody(values, archived))
  return found.success ? {} : fieldErrors(found.error)
}

test('an empty form names every field that a complete voucher needs, at once', () => {
  expect(Object.keys(problems(emptyExpense(3))).toSorted()).toEqual([
    'cost_type',
    'date',
    'description',
    'sum',
    'supplierId',
  ])
})

test('a filled form is what the call takes, money in øre behind it', () => {
  expect(ExpenseForm.parse(expenseBody(filled, false))).toMatchObject({
    houseId: 3,
    supplierId: 7,
    sum: 123450,
    franchise: 100,
    archived: false,
  })
})

test('the locked fields of an existing supplier do not ride along', () => {
  expect(expenseBody(filled, false)).not.toHaveProperty('name')
})

test('a new supplier brings its fields, and misses each one that is empty', () => {
  const fresh = { ...filled, supplierId: newSupplier, city: '', postcode: '' }
  expect(expenseBody(fresh, false)).toMatchObject({ supplierId: 0, name: 'Feieren AS' })
  expect(problems(fresh)).toEqual({ city: 'required', postcode: 'required' })
})

test('archiving needs a date or a file and nothing else', () => {
  const file = { url: '/api/document/AAAAAAAAAAAAAAAAAAAAAA', name: 'a.pdf', size: 1, type: 'application/pdf' }
  expect(problems(emptyExpense(3), true)).toEqual({ date: 'required' })
  expect(problems({ ...emptyExpense(3), date: '2026-02-01' }, true)).toEqual({})
  expect(problems({ ...emptyExpense(3), documents: [file] }, true)).toEqual({})
})

test('insurance and common costs are lines of other costs alone; another type sends none', () => {
  const named = (cost_type: ExpenseValues['cost_type'], cost_line: ExpenseValues['cost_line']) =>
    expenseBody({ ...filled, cost_type, cost_line }, false)
  expect(named('other_costs', 'insurance')).toMatchObject({ cost_line: 'insurance' })
  expect(named('maintenance', 'insurance')).toMatchObject({ cost_line: 'other' })
  expect(named('', 'common_costs')).toMatchObject({ cost_line: 'other' })
  const sent = (more: object) => {
    const found = ExpenseForm.safeParse({ ...named('other_costs', 'other'), ...more })
    return found.success ? found.data.cost_line : fieldErrors(found.error)
  }
  expect(sent({ cost_line: 'common_costs' })).toBe('common_costs')
  expect(sent({ cost_line: undefined })).toBe('other')
  expect(sent({ cost_type: 'municipal_taxes', cost_line: 'other' })).toBe('other')
  expect(sent({ cost_type: 'municipal_taxes', cost_line: 'insurance' })).toEqual({ cost_line: 'costLine' })
  expect(sent({ cost_type: null, archived: true, cost_line: 'insurance' })).toEqual({ cost_line: 'costLine' })
  expect(sent({ cost_line: 'rent' })).toEqual({ cost_line: 'choose' })
  expect(sent({ cost_line: null })).toHaveProperty('cost_line')
})

test('a wrong date and a wrong amount are refused, also when archiving', () => {
  expect(problems({ ...filled, date: '31.02.2026', sum: Number.NaN as Ore }, true)).toEqual({
    date: 'date',
    sum: 'money',
  })
})
