import type { Day } from '../../base/kit/day'
import type { CostType } from '../../books/expense/model'
import type { DemoSupplierKey } from './suppliers'

/** What came with the bill. */
export type ReceiptKind = 'invoice' | 'payslip' | 'receipt' | 'none'

/** A cost of a house: as often as it has days. */
export interface DemoCost {
  /** Index into the demo's houses. */
  readonly house: 0 | 1
  /** Left out: in both years. */
  readonly only?: 'last' | 'this'
  readonly what: string | ((day: Day) => string)
  readonly from: DemoSupplierKey
  readonly type: CostType
  /** `MM-DD`, separated by spaces. */
  readonly days: string
  /** About how much, in kroner. */
  readonly kroner: number
  /** By how many percent a single bill differs from that; left out: 12. */
  readonly spread?: number
  /** Percent that may be deducted; left out: 100. */
  readonly share?: number
  readonly paper: ReceiptKind
  /** What stands on the paper line by line; left out: `what`. */
  readonly items?: readonly string[]
}
