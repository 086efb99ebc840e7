import { describe, expect, it } from 'vitest'
import {
  newHouseAt,
  houseAfterAddressChange,
  homePlace,
  moveHouseTo,
  houseNameOfAddress,
  placeRecord,
  isAtPlace,
} from './model'

const own = { country: 'NO', address: 'Storgata 1', postcode: '0155', city: 'Oslo' }
const at = { address: 'Storgata 1', postcode: '0155', city: 'Oslo' }

describe('the landlord’s own address as the place of a house', () => {
  it.each([
    [{}, at],
    [{ country: 'SE' }, null],
    [{ postcode: '155' }, null],
    [{ postcode: '' }, null],
    [{ city: ' ' }, null],
    [{ address: '' }, null],
  ])('%j is %j', (change, place) => expect(homePlace({ ...own, ...change })).toEqual(place))
})

it.each([
  ['Storgata 12', 'Storgata 12'],
  ['Storgata 12/14', 'Storgata 12-14'],
  ['S'.repeat(60), 'S'.repeat(50)],
])('a house at %s is called %s', (address, name) => expect(houseNameOfAddress({ address })).toBe(name))

it('a name that was only the address follows the house, another one stays', () => {
  const there = { address: 'Havna 2', postcode: '5003', city: 'Bergen' }
  expect(moveHouseTo({ ...at, name: 'Storgata 1' }, there)).toEqual({ ...there, name: 'Havna 2' })
  expect(moveHouseTo({ ...at, name: '' }, there)).toEqual({ ...there, name: 'Havna 2' })
  expect(moveHouseTo({ ...at, name: 'Sokkelen' }, there)).toEqual({ ...there, name: 'Sokkelen' })
  expect(isAtPlace(at, there)).toBe(false)
  expect(newHouseAt({ ...placeRecord.empty, name: '' }, at)).toEqual({ ...at, name: 'Storgata 1' })
  expect(newHouseAt({ ...there, name: 'Havna 2' }, at)).toEqual({ ...there, name: 'Havna 2' })
  expect(newHouseAt({ ...placeRecord.empty, name: '' }, null)).toEqual({ ...placeRecord.empty, name: '' })
})

describe('a house of a landlord whose address is corrected', () => {
  const house = { ...at, name: 'Storgata 1' }
  it.each([
    [house, { ...own, address: 'Storgata 11' }, { ...house, address: 'Storgata 11', name: 'Storgata 11' }],
    [
      { ...house, city: 'Bergen' },
      { ...own, address: 'Storgata 11' },
      { ...house, city: 'Bergen' },
    ],
    [house, { ...own, country: 'SE' }, house],
  ])('%j with %j is %j', (before, now, after) => expect(houseAfterAddressChange(before, own, now)).toEqual(after))
})
