import { expect, test } from 'vitest'
import { dialogOf } from './dialog-of'

test.each([
  ['', null, false],
  ['?house=2&sort=sum', null, false],
  ['?add=expense', 'expense', true],
  ['?add=other', null, false],
  ['?house=2&bilag=7', 'expense', false],
  ['?edit=7&file=1', 'expense', false],
  ['?trashIncome=3', 'income', false],
  ['?add=income', 'income', true],
  ['?personal=2026&house=2', 'depreciation', false],
])('the address %j opens the dialog %j', (search, kind, isNew) => {
  expect(dialogOf(search)).toEqual({ kind, isNew })
})
