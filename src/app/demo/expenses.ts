import { day, daysBetween, yearOf, type Day } from '../../base/kit/day'
import { expenseOf, type DemoExpense } from './expense-of'
import { flat } from './expenses-flat'
import { repeatingExpenses, demoTrash, unfinishedExpenses } from './expenses-special'
import { twoDwellings } from './expenses-two-dwellings'

const houses = [
  { house: 0, costs: flat },
  { house: 1, costs: twoDwellings },
] as const

/** Expense vouchers of last year and of this year up to today, oldest first; then those to be filled out later. */
export function demoExpenses(today: Day): DemoExpense[] {
  const years = [
    { year: yearOf(today) - 1, is: 'last' },
    { year: yearOf(today), is: 'this' },
  ] as const
  const regular = years.flatMap(({ year, is }) =>
    houses.flatMap(({ house, costs }) =>
      [...costs.both, ...costs[is]].flatMap(({ days, ...cost }) =>
        days.split(' ').map((monthAndDate) => expenseOf(house, cost, day(`${year}-${monthAndDate}`))),
      ),
    ),
  )
  const due = [...regular, ...repeatingExpenses(today), ...demoTrash(today)].filter(({ date }) => date <= today)
  return [...due.sort((a, b) => daysBetween(b.date, a.date) || a.house - b.house), ...unfinishedExpenses(today)]
}
