import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { VoucherQuota } from '../../landlord/plan/rules-quota'
import { rentsToBook, type DueContract } from './rules-booking'

const today = day('2026-11-20')
const contract = (id: number, more: Partial<DueContract> = {}): DueContract => ({
  account_id: 1,
  id,
  start_date: day('2026-08-15'),
  end_date: null,
  finished_on: null,
  notice: null,
  days_before_first_payment: 'free',
  first_payment_date: day('2026-08-15'),
  month_sum: ore(100),
  rents: [],
  next_rent_on: day('2026-08-01'),
  ...more,
})
const endless: VoucherQuota = { left: Number.POSITIVE_INFINITY, refusedBy: null }
const few = (left: number): VoucherQuota => ({ left, refusedBy: 'freeLimit' })
const outcomes = (contracts: DueContract[], quota: VoucherQuota) =>
  rentsToBook(contracts, () => quota, today).map(({ contract: { id }, rents, next_rent_on, blocked_by }) => [
    id,
    rents.length,
    next_rent_on,
    blocked_by,
  ])

describe('what is booked of contracts', () => {
  it.each<[string, DueContract[], VoucherQuota, unknown]>([
    [
      'everything that is due',
      [contract(1), contract(2, { next_rent_on: day('2026-11-01') })],
      endless,
      [
        [1, 4, '2026-12-01', ''],
        [2, 1, '2026-12-01', ''],
      ],
    ],
    [
      'the earliest months where there is little room',
      [contract(1), contract(2, { next_rent_on: day('2026-09-01') })],
      few(3),
      [
        [1, 2, '2026-10-01', 'freeLimit'],
        [2, 1, '2026-10-01', 'freeLimit'],
      ],
    ],
    [
      'nothing without room, and the month waits',
      [contract(1, { next_rent_on: day('2026-10-01') })],
      { left: 0, refusedBy: 'endOf30Days' },
      [[1, 0, '2026-10-01', 'endOf30Days']],
    ],
    ['the month of a start inside it waits as a month', [contract(1)], few(0), [[1, 0, '2026-08-01', 'freeLimit']]],
    ['exactly what there is room for', [contract(1)], few(4), [[1, 4, '2026-12-01', '']]],
    ['the end of a term', [contract(1, { end_date: day('2026-10-31') })], endless, [[1, 3, null, '']]],
    [
      'the last of it when there is room again',
      [contract(1, { next_rent_on: day('2026-10-01'), finished_on: day('2026-10-10') })],
      few(1),
      [[1, 1, null, '']],
    ],
  ])('%s', (_what, contracts, quota, expected) => {
    expect(outcomes(contracts, quota)).toEqual(expected)
  })

  it('takes the room of one account from that account alone', () => {
    const quotas: Record<number, VoucherQuota> = { 1: few(1), 2: few(2) }
    const results = rentsToBook([contract(1), contract(2, { account_id: 2 })], (account) => quotas[account]!, today)
    expect(results.map(({ rents }) => rents.length)).toEqual([1, 2])
  })

  it('is never more than a transaction can take, and the rest is not called blocked', () => {
    const old = day('1926-12-01')
    const many = Array.from({ length: 100 }, (_, n) =>
      contract(n + 1, { start_date: old, first_payment_date: old, next_rent_on: old }),
    )
    const results = rentsToBook(many, () => endless, today)
    for (const { rents, next_rent_on, blocked_by } of results)
      expect([rents.length, next_rent_on, blocked_by]).toEqual([100, '1935-04-01', ''])
  })
})
