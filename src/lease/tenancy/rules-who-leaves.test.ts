import { expect, it } from 'vitest'
import type { TenantPlace } from './model-notice'
import { givenByError, isPartialNotice, leavingPlaces, placesOf } from './rules-who-leaves'

it.each<[readonly TenantPlace[], number, readonly number[], boolean, object | null]>([
  [[], 1, [0], false, null],
  [[], 3, [0, 1, 2], false, null],
  [['1', '2', '3'], 3, [0, 1, 2], false, null],
  [['2'], 3, [1], true, null],
  [['3', '1'], 3, [0, 2], true, null],
  [['1'], 1, [0], false, null],
  [['2'], 1, [], true, { given_by: 'choose' }],
  [['4'], 3, [], true, { given_by: 'choose' }],
])('notice by %j of %i tenants: %j leave, some stay: %s', (given, tenants, leave, some, error) => {
  expect(leavingPlaces(given, tenants)).toEqual(leave)
  expect(isPartialNotice(given, tenants)).toBe(some)
  expect(givenByError(given, tenants)).toEqual(error)
})

it('each tenant has a place', () => expect([placesOf(1), placesOf(3)]).toEqual([['1'], ['1', '2', '3']]))
