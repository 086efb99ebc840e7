import { expect, it } from 'vitest'
import { mayFillField } from './may-fill'

it.each([
  ['', '', true],
  ['  ', '', true],
  ['Bergen', 'Bergen', true],
  ['Bergen', '', false],
  ['Bergen', 'Ålesund', false],
])('fills unless another value was typed: %j, filled before with %j', (value, before, may) => {
  expect(mayFillField(value, before)).toBe(may)
})

it('leaves a field that somebody is in: "Oslo" typed into a late "Oslo" was "OsloOslo"', () => {
  expect(mayFillField('', '', true)).toBe(false)
  expect(mayFillField('Oslo', 'Oslo', true)).toBe(false)
})
