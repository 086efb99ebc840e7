import { expect, it } from 'vitest'
import { expenseHabitsKey, isEntryKept, type ForgetOptions } from './kept-entries'

const loggedOut = { account: 7 }
const ended = { drafts: 'kept', account: 7 } as const
const unknown = {}

it.each<[string, ForgetOptions, boolean]>([
  ['language', loggedOut, true],
  ['auth', loggedOut, false],
  ['expense-habits', loggedOut, false],
  ['draft.7.expense.new', loggedOut, false],
  ['draft.70.expense.new', loggedOut, true],
  ['draft.7.expense.new', ended, true],
  ['draft.70.expense.new', unknown, false],
  [expenseHabitsKey(7), loggedOut, false],
  [expenseHabitsKey(70), loggedOut, true],
  [expenseHabitsKey(7), ended, true],
  [expenseHabitsKey(70), ended, true],
  [expenseHabitsKey(70), unknown, false],
  [expenseHabitsKey(70), { drafts: 'kept' }, true],
])('%s after %j stays: %s', (key, forgetting, stays) => {
  expect(isEntryKept(key, forgetting)).toBe(stays)
})
