import { expect, test } from 'vitest'
import type { House } from '../../../landlord/house/model'
import { housesWithError } from './named-houses'

const [one, two] = [{ id: 7 }, { id: 9 }] as House[]
const both = [one!, two!]

test('a refusal names houses by their place in the request', () => {
  expect(housesWithError({ 'houseIds.1': 'propertyUnknown' }, both, 'propertyUnknown')).toEqual([two])
  expect(
    housesWithError({ 'houseIds.0': 'propertyUnknown', 'houseIds.1': 'propertyUnknown' }, both, 'propertyUnknown'),
  ).toEqual(both)
})
test('one that names none, or for another reason, means none of them', () => {
  expect(housesWithError({}, both, 'propertyUnknown')).toEqual([])
  expect(
    housesWithError({ 'houseIds.0': 'taxControl', 'houseIds.5': 'propertyUnknown' }, both, 'propertyUnknown'),
  ).toEqual([])
})
