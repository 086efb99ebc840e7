import type { Day } from '../../base/kit/day'
import type { CostType, ExpenseForm } from '../../books/expense/model'
import type { DemoSupplierKey } from './suppliers'

/** What a house costs, a single time or again and again. */
export interface DemoCost {
  readonly what: string | ((day: Day) => string)
  readonly from: DemoSupplierKey
  readonly type: CostType
  /** Of other costs which line of the tax return is theirs; left out: that of the rest. */
  readonly line?: ExpenseForm['cost_line']
  /** About how much, in kroner. */
  readonly kroner: number
  /** By how many percent a single bill differs from that; left out: 12. */
  readonly spread?: number
  /** Percent that may be deducted; left out: 100. */
  readonly share?: number
  /** What came with the bill. */
  readonly paper: 'invoice' | 'payslip' | 'receipt' | 'none'
  /** What stands on the paper line by line; left out: `what`. */
  readonly items?: readonly string[]
}

/** The costs of a house in both years of the demo, in last year alone, and in this one; each as often as it has days. */
export type HouseCosts = Readonly<Record<'both' | 'last' | 'this', readonly (DemoCost & { readonly days: string })[]>>

/** Maintenance that an invoice is sent for, unless `more` says otherwise. `days` are `MM-DD`, separated by spaces. */
export const cost = (
  days: string,
  from: DemoSupplierKey,
  kroner: number,
  what: DemoCost['what'],
  more: Partial<DemoCost> = {},
): HouseCosts['both'][number] => ({ type: 'maintenance', paper: 'invoice', days, from, kroner, what, ...more })
