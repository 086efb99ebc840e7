import { expect, test } from 'vitest'
import type { House } from '../../../landlord/house/model'
import { housesNamed } from './named-houses'

const [one, two] = [{ id: 7 }, { id: 9 }] as House[]

test('a refusal names houses by their place in the request', () => {
  expect(housesNamed({ 'houseIds.1': 'property' }, [one!, two!])).toEqual([two])
  expect(housesNamed({ 'houseIds.0': 'property', 'houseIds.1': 'property' }, [one!, two!])).toEqual([one, two])
})
test('one that names none may mean any of them', () => {
  expect(housesNamed({}, [one!, two!])).toEqual([one, two])
  expect(housesNamed({ year: 'invalid', 'houseIds.5': 'x' }, [one!])).toEqual([one])
})
