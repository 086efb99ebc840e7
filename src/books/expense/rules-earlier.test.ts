import { describe, expect, it } from 'vitest'
import { day, type Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { earlierDescriptions, lastOfSupplier, expenseWithSameSum, type EarlierVoucher } from './rules-earlier'

const voucher = (id: number, more: Partial<EarlierVoucher> = {}): EarlierVoucher => ({
  id,
  houseId: 7,
  description: `Voucher ${id}`,
  supplierId: 1,
  cost_type: 'maintenance',
  cost_line: 'other',
  archived: false,
  sum: null,
  date: null,
  listed_on: day('2026-01-01'),
  created_at: '2026-01-01T10:00:00Z' as Instant,
  ...more,
})

describe('descriptions that were written before', () => {
  const all = [
    voucher(1, { description: 'Chimney sweep', listed_on: day('2025-05-01'), supplierId: 7 }),
    voucher(2, { description: 'Paint' }),
    voucher(3, { description: 'chimney SWEEP', listed_on: day('2026-05-01') }),
    voucher(4, { description: 'New\nroof', listed_on: day('2026-06-01') }),
    voucher(5, { description: '', archived: true }),
  ]
  it.each([
    ['', null, ['chimney SWEEP', 'Paint']],
    ['', 7, ['Chimney sweep', 'Paint']],
    ['CHIM', null, ['chimney SWEEP']],
    ['paint', null, []],
    ['zzz', null, []],
  ] as const)('go on with %j of supplier %j', (typed, supplier, expected) => {
    const found = earlierDescriptions(all, typed, supplier)
    expect(found.map((one) => one.toLowerCase()).toSorted()).toEqual(
      expected.map((one) => one.toLowerCase()).toSorted(),
    )
  })
  it('are at most six, the newest first, those of the supplier before them', () => {
    const many = Array.from({ length: 9 }, (_, at) => voucher(at + 1, { supplierId: at === 0 ? 7 : 1 }))
    expect(earlierDescriptions(many, '', 7)).toEqual([
      'Voucher 1',
      'Voucher 9',
      'Voucher 8',
      'Voucher 7',
      'Voucher 6',
      'Voucher 5',
    ])
  })
})

describe('the last voucher of a supplier', () => {
  const all = [
    voucher(1, { listed_on: day('2026-03-01') }),
    voucher(2, { listed_on: day('2026-02-01') }),
    voucher(3, { listed_on: day('2026-04-01'), archived: true }),
    voucher(4, { listed_on: day('2026-05-01'), cost_type: null }),
    voucher(5, { listed_on: day('2026-06-01'), supplierId: 2 }),
  ]
  it.each([
    [1, 1],
    [2, 5],
    [3, null],
  ])('of supplier %i is %s', (supplier, expected) => expect(lastOfSupplier(all, supplier)?.id ?? null).toBe(expected))
})

describe('the same sum and date', () => {
  const all = [
    voucher(1, { sum: ore(195_813), date: day('2026-11-20') }),
    voucher(2, { sum: ore(195_813), date: day('2026-11-21') }),
    voucher(3, { sum: ore(100), date: null }),
  ]
  it.each([
    [195_813, '2026-11-20', null, 1],
    [195_813, '2026-11-20', 1, null],
    [195_813, '2026-11-22', null, null],
    [195_814, '2026-11-20', null, null],
    [null, '2026-11-20', null, null],
    [100, null, null, null],
  ] as const)('%s on %s, beside %s, is %s', (sum, date, own, expected) =>
    expect(
      expenseWithSameSum(all, sum === null ? null : ore(sum), date === null ? null : day(date), own)?.id ?? null,
    ).toBe(expected),
  )
})
