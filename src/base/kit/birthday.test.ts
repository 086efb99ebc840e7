import { expect, it } from 'vitest'
import { birthdayOf } from './birthday'

it.each([
  ['29124815345', '1948-12-29'],
  ['291248 15345', '1948-12-29'],
  // A D-number has 40 more in the day.
  ['69124815345', '1948-12-29'],
  // Test persons have 40 or 80 more in the month.
  ['29524815345', '1948-12-29'],
  ['29924815345', '1948-12-29'],
  ['01010050000', '2000-01-01'],
  ['01013999999', '2039-01-01'],
  ['01014090000', '1940-01-01'],
  ['01019949999', '1999-01-01'],
  ['01015450000', '1854-01-01'],
  // No century has this individual number together with this year.
  ['01014550000', null],
  ['30024815345', null],
  ['00124815345', null],
  ['2912481534', null],
  ['abc', null],
  ['', null],
])('%s was born on %s', (nationalId, birthday) => {
  expect(birthdayOf(nationalId)).toBe(birthday)
})
