import { expect, it } from 'vitest'
import { ore } from '../../../base/kit/money'
import { costTypes, ExpenseForm, type ExpenseHabit } from '../model'
import { emptyExpense, expenseBody, habitValues } from './expense-form'

const habit: ExpenseHabit = {
  supplierId: 7,
  cost_type: 'maintenance',
  cost_line: 'other',
  franchise: 100,
  houseId: 2,
  description: 'Strøm',
}
const filled = (of: ExpenseHabit) =>
  ExpenseForm.safeParse(
    expenseBody(
      { ...emptyExpense(2, '2026-11-20' as never), ...habitValues(of), sum: ore(421_300), date: '2026-11-20' },
      false,
    ),
  )

it.each<Partial<ExpenseHabit>>([
  {},
  { franchise: 0 },
  { franchise: 65 },
  ...costTypes.map((cost_type) => ({ cost_type })),
  { cost_type: 'other_costs', cost_line: 'insurance' },
  { description: 'Strøm\nog nettleie' },
])('what a suggestion fills in can be saved as it stands: %j', (more) => {
  const of = { ...habit, ...more }
  expect(filled(of)).toMatchObject({ success: true, data: { ...of, sum: 421_300 } })
})

it('what a suggestion does not know is left to the form', () => {
  expect(habitValues({ ...habit, supplierId: null, cost_type: null, description: '' })).toEqual({
    cost_line: 'other',
    franchise: 100,
    houseId: '2',
  })
})
