import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { profileErrors } from './rules-profile'

const today = day('2026-11-20')

it.each([
  ['NO', null],
  ['SE', null],
  ['ZZ', { country: 'country' }],
  ['AA', { country: 'country' }],
])('country %s is answered %j', (country, errors) =>
  expect(profileErrors({ country, birthday: null, ssn: null }, today)).toEqual(errors),
)

it.each([
  ['2026-11-20', null],
  ['2026-11-21', { birthday: 'birthday' }],
  ['2030-01-01', { birthday: 'birthday' }],
  ['1906-01-01', null],
  ['1905-12-31', { birthday: 'dateRange' }],
])('birth date %s is answered %j', (birthday, errors) =>
  expect(profileErrors({ country: 'NO', birthday: day(birthday), ssn: null }, today)).toEqual(errors),
)

it.each([
  // In the first two numbers, 80 is added to the month, in the third, 40. The fourth is an ordinary number. The last is
  // a D-number.
  ['29817491020', true, null],
  ['29817491020', false, { ssn: 'ssn' }],
  ['01410190000', false, { ssn: 'ssn' }],
  ['29124815345', false, null],
  ['41018012345', false, null],
])('the national id %s, where made-up persons are taken: %s', (ssn, testPersons, errors) =>
  expect(profileErrors({ country: 'NO', birthday: null, ssn }, today, testPersons)).toEqual(errors),
)
