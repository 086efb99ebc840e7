import { day, daysBetween, yearOf, type Day } from '../../base/kit/day'
import { expenseOf, type DemoExpense } from './expense-of'
import { demoLines } from './expenses-lines'
import { repeatingExpenses, demoTrash, unfinishedExpenses } from './expenses-special'

/** Expense vouchers of last year and of this year up to today, oldest first; then those to be filled out later. */
export function demoExpenses(today: Day): DemoExpense[] {
  const years = [
    { year: yearOf(today) - 1, is: 'last' },
    { year: yearOf(today), is: 'this' },
  ] as const
  const regular = years.flatMap(({ year, is }) =>
    demoLines
      .filter((line) => line.only === undefined || line.only === is)
      .flatMap((line) => line.days.split(' ').map((monthAndDate) => expenseOf(line, day(`${year}-${monthAndDate}`)))),
  )
  const due = [...regular, ...repeatingExpenses(today), ...demoTrash(today)].filter(({ date }) => date <= today)
  return [...due.sort((a, b) => daysBetween(b.date, a.date) || a.house - b.house), ...unfinishedExpenses(today)]
}
