import { describe, expect, it } from 'vitest'
import type { Instant } from '../../base/kit/day'
import { placesOf, restorableFrom, restorableUntil } from './rules'

describe('a deleted house', () => {
  it('can be restored for 30 days to the millisecond', () => {
    const deleted = '2026-11-22T10:00:00.000Z' as Instant
    expect(restorableUntil(deleted)).toBe('2026-12-22T10:00:00.000Z')
    expect(restorableFrom(restorableUntil(deleted))).toBe(deleted)
  })

  it('takes one place for each voucher, none for a contract', () => {
    expect(placesOf({ expenses: 1, incomes: 20, items: 300, personal: 4000, contracts: 50000 })).toBe(4321)
  })
})
