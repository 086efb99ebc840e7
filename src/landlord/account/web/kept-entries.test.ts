import { expect, it } from 'vitest'
import { habitsKey, staysOf, type Forgetting } from './kept-entries'

const loggedOut = { account: 7 }
const ended = { drafts: 'kept', account: 7 } as const
const unknown = {}

it.each<[string, Forgetting, boolean]>([
  ['language', loggedOut, true],
  ['auth', loggedOut, false],
  ['expense-habits', loggedOut, false],
  ['draft.7.expense.new', loggedOut, false],
  ['draft.70.expense.new', loggedOut, true],
  ['draft.7.expense.new', ended, true],
  ['draft.70.expense.new', unknown, false],
  [habitsKey(7), loggedOut, false],
  [habitsKey(70), loggedOut, true],
  [habitsKey(7), ended, true],
  [habitsKey(70), ended, true],
  [habitsKey(70), unknown, false],
  [habitsKey(70), { drafts: 'kept' }, true],
])('%s after %j stays: %s', (key, forgetting, stays) => {
  expect(staysOf(key, forgetting)).toBe(stays)
})
