import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, day } from '../../base/kit/day'
import { ore, sumOre } from '../../base/kit/money'
import type { CostVoucher } from './model'
import { largestSuppliers } from './rules-suppliers'

const paid = (supplierId: number | null, sum: number, listed_on = '2026-03-01'): CostVoucher => ({
  id: 1,
  cost_type: 'maintenance',
  listed_on: day(listed_on),
  description: '',
  supplierId,
  name: supplierId === null ? '' : `Firma ${supplierId}`,
  sum: ore(sum),
})

describe('the largest suppliers', () => {
  it('are sorted by their sum, with the date of their newest voucher', () => {
    const { largest, others } = largestSuppliers([
      paid(1, 100, '2026-02-01'),
      paid(2, 150),
      paid(1, 100, '2026-05-03'),
      paid(1, 1, '2026-04-01'),
      paid(3, 0),
      paid(null, 7),
    ])
    expect(largest.map(({ supplierId, name, sum, last }) => [supplierId, name, sum, last])).toEqual([
      [1, 'Firma 1', 201, '2026-05-03'],
      [2, 'Firma 2', 150, '2026-03-01'],
      [null, '', 7, '2026-03-01'],
    ])
    expect(others).toEqual({ count: 0, sum: 0 })
  })

  it('are eight, and the others are one sum', () => {
    const { largest, others } = largestSuppliers([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => paid(n, n)))
    expect(largest.map(({ sum }) => sum)).toEqual([10, 9, 8, 7, 6, 5, 4, 3])
    expect(others).toEqual({ count: 2, sum: 3 })
  })

  it('lose and double nothing', () => {
    const voucher = fc
      .record({ supplier: fc.option(fc.integer({ min: 1, max: 12 })), sum: fc.nat(5000), after: fc.nat(364) })
      .map(({ supplier, sum, after }) => paid(supplier, sum, addDays(day('2026-01-01'), after)))
    fc.assert(
      fc.property(fc.array(voucher), (vouchers) => {
        const { largest, others } = largestSuppliers(vouchers)
        expect(sumOre([...largest.map(({ sum }) => sum), others.sum])).toBe(sumOre(vouchers.map(({ sum }) => sum)))
        expect(largest.map(({ sum }) => sum)).toEqual(largest.map(({ sum }) => sum).toSorted((a, b) => b - a))
      }),
    )
  })
})
