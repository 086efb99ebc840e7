import type { Module } from '../../base/module/shape'
import { day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import { expenseCalls } from './calls'
import { expenseJobKinds, expenseSchedules } from './jobs'
import { eraseExpenses } from './service-erase'

export const expenseModule: Module = {
  name: 'books/expense',
  tables: {
    bilag: {
      account: 'account_id',
      erased: 'texts',
      exported: { in: 'data/expenses.json' },
      example: () => ({
        cost_type: 'maintenance',
        cost_line: 'other',
        repeat: 'never',
        stopped_by: '',
        date: day('2026-10-01'),
        sum: 100 as Ore,
      }),
    },
  },
  calls: [expenseCalls],
  jobs: () => expenseJobKinds(),
  schedules: expenseSchedules,
  eraseAccount: () => eraseExpenses,
}
