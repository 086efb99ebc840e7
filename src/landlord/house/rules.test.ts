import { describe, expect, it } from 'vitest'
import type { Instant } from '../../base/kit/day'
import { fieldErrors, parseFields } from '../../base/kit/field-errors'
import { HouseForm, maxCoOwners, ownShare } from './model'
import { planPlacesOf, oldestRestorableDeletion, restorableUntil } from './rules'

describe('a deleted house', () => {
  it('can be restored for 30 days to the millisecond', () => {
    const deleted = '2026-11-22T10:00:00.000Z' as Instant
    expect(restorableUntil(deleted)).toBe('2026-12-22T10:00:00.000Z')
    expect(oldestRestorableDeletion(restorableUntil(deleted))).toBe(deleted)
  })

  it('takes one place for each voucher, none for a contract', () => {
    expect(planPlacesOf({ expenses: 1, incomes: 20, items: 300, personal: 4000, contracts: 50000 })).toBe(4321)
  })
})

describe('co-owners', () => {
  const house = { name: 'Storgata 12', address: 'Storgata 12', postcode: '0155', city: 'Oslo' }
  const errorsOf = (co_owners: unknown) => {
    const parsed = parseFields(HouseForm, { ...house, co_owners })
    return parsed.success ? {} : fieldErrors(parsed.error)
  }
  const owning = (...shares: unknown[]) => shares.map((share) => ({ name: 'Ola Nordmann', share }))

  it.each([
    [[], 100],
    [[40], 60],
    [[33.33, 33.34], 33.33],
    [[0.1, 0.2], 99.7],
    [[99.99], 0.01],
  ])('with %j percent leave the landlord %d', (shares, own) => {
    expect(ownShare(shares.map((share) => ({ share })))).toBe(own)
    expect(errorsOf(owning(...shares))).toEqual({})
  })

  it.each<[string, unknown, object]>([
    ['a share of 0', owning(0), { 'co_owners.0.share': 'ownerShare' }],
    ['a negative share', owning(50, -1), { 'co_owners.1.share': 'ownerShare' }],
    ['three decimals', owning(33.333), { 'co_owners.0.share': 'ownerShare' }],
    ['a share that is no number', owning(Number.NaN), { 'co_owners.0.share': 'ownerShare' }],
    ['no share', owning(null), { 'co_owners.0.share': 'required' }],
    ['a text', owning('50'), { 'co_owners.0.share': 'ownerShare' }],
    ['all of the house', owning(100), { 'co_owners.0.share': 'ownerShare' }],
    ['shares that leave nothing', owning(50, 25, 25), { 'co_owners.2.share': 'nothingLeft' }],
    ['shares above 100', owning(60, 60), { 'co_owners.1.share': 'nothingLeft' }],
    ['no name', [{ name: ' ', share: 10 }], { 'co_owners.0.name': 'required' }],
    ['a field more', [{ name: 'Ola', share: 10, ssn: '1' }], { 'co_owners.0.ssn': 'unknown' }],
    ['more than three', owning(1, 1, 1, 1), { co_owners: 'manyCoOwners' }],
    ['no list', 'Ola', { co_owners: 'invalid' }],
  ])('are refused with %s', (_what, coOwners, errors) => expect(errorsOf(coOwners)).toEqual(errors))

  it('are told together with what else is wrong', () =>
    expect(fieldErrors(HouseForm.safeParse({ ...house, city: '', co_owners: owning(60, 60) }).error!)).toEqual({
      city: 'required',
      'co_owners.1.share': 'nothingLeft',
    }))

  it('are at most three, and none where they are left out', () => {
    expect(maxCoOwners).toBe(3)
    expect(HouseForm.parse(house).co_owners).toEqual([])
  })
})
