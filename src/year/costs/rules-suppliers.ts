import type { Day } from '../../base/kit/day'
import { sumOre, type Ore } from '../../base/kit/money'
import type { CostVoucher } from './model'

/** The number of suppliers that are listed. */
const mostSuppliers = 8

export interface SupplierSum {
  /** Null for vouchers without a supplier. */
  readonly supplierId: number | null
  readonly name: string
  readonly sum: Ore
  /** The date of the newest voucher. */
  readonly last: Day
}

export interface LargestSuppliers {
  readonly largest: readonly SupplierSum[]
  readonly others: { readonly count: number; readonly sum: Ore }
}

/**
 * Returns the suppliers with the largest sums, the largest first. Suppliers with a sum of zero are
 * left out. The listed sums and the sum of the others add up to the sum of all vouchers.
 */
export function largestSuppliers(vouchers: readonly CostVoucher[], most = mostSuppliers): LargestSuppliers {
  const sums = [...new Set(vouchers.map(({ supplierId }) => supplierId))].flatMap((supplierId) => {
    const own = vouchers.filter((one) => one.supplierId === supplierId)
    const sum = sumOre(own.map((one) => one.sum))
    const [first] = own
    if (first === undefined || sum === 0) return []
    const last = own.reduce((newest, { listed_on }) => (listed_on > newest ? listed_on : newest), first.listed_on)
    return [{ supplierId, name: first.name, sum, last }]
  })
  const sorted = sums.toSorted((a, b) => b.sum - a.sum || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  const others = sorted.slice(most)
  return {
    largest: sorted.slice(0, most),
    others: { count: others.length, sum: sumOre(others.map(({ sum }) => sum)) },
  }
}
