import { expect, it } from 'vitest'
import { mayFill } from './may-fill'

it.each([
  ['', '', true],
  ['  ', '', true],
  ['Bergen', 'Bergen', true],
  ['Bergen', '', false],
  ['Bergen', 'Ålesund', false],
])('fills unless another value was typed: %j, filled before with %j', (value, before, may) => {
  expect(mayFill(value, before)).toBe(may)
})

it('leaves a field that somebody is in: "Oslo" typed into a late "Oslo" was "OsloOslo"', () => {
  expect(mayFill('', '', true)).toBe(false)
  expect(mayFill('Oslo', 'Oslo', true)).toBe(false)
})
