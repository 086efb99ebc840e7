import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { CostVoucher } from './model'
import { cellKey, cellOfKey, vouchersOfCell } from './rules-cell'

describe('the cell in the address', () => {
  it.each([
    ['maintenance-6', { cost_type: 'maintenance', month: 6 }],
    ['paid_salary', { cost_type: 'paid_salary', month: null }],
    ['all-12', { cost_type: null, month: 12 }],
    ['all', { cost_type: null, month: null }],
  ] as const)('%s', (key, cell) => {
    expect(cellOfKey(key)).toEqual(cell)
    expect(cellKey(cell)).toBe(key)
  })

  it.each(['', 'roof', 'maintenance-0', 'maintenance-13', 'maintenance-06', 'maintenance-6-1', 'maintenance-', '-6'])(
    'is none for %j',
    (key) => expect(cellOfKey(key)).toBeNull(),
  )
})

it('a cell has the vouchers of its type and month', () => {
  const voucher = (id: number, listed_on: string, cost_type: CostVoucher['cost_type']): CostVoucher => ({
    id,
    cost_type,
    listed_on: day(listed_on),
    description: '',
    supplierId: null,
    name: '',
    sum: ore(1),
  })
  const vouchers = [
    voucher(1, '2026-06-30', 'maintenance'),
    voucher(2, '2026-06-01', 'paid_salary'),
    voucher(3, '2026-07-01', 'maintenance'),
  ]
  const ids = (key: string) => vouchersOfCell(vouchers, cellOfKey(key)!).map(({ id }) => id)
  expect(['maintenance-6', 'maintenance', 'all-6', 'all', 'attachment_fee'].map(ids)).toEqual([
    [1],
    [1, 3],
    [1, 2],
    [1, 2, 3],
    [],
  ])
})
