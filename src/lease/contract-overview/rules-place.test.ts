import { expect, it } from 'vitest'
import { nameUnlessAddress, nameAndAddress } from './rules-place'

const at = (name: string) => ({ name, address: 'Markveien 12', postcode: '0554', city: 'Oslo' })

it.each([
  ['Markveien 12', 'Markveien 12, 0554 Oslo', null],
  [' markveien  12', 'Markveien 12, 0554 Oslo', null],
  ['Hytta', 'Hytta, Markveien 12, 0554 Oslo', 'Hytta'],
])('the house “%s” is said once: %s', (name, place, own) => {
  expect(nameAndAddress(at(name))).toBe(place)
  expect(nameUnlessAddress(at(name))).toBe(own)
})
