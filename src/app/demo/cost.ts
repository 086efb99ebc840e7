import type { Day } from '../../base/kit/day'
import type { CostType, ExpenseForm } from '../../books/expense/model'
import type { DemoSupplierKey } from './suppliers'

/** Paid once or repeatedly. */
export interface DemoCost {
  readonly what: string | ((day: Day) => string)
  readonly from: DemoSupplierKey
  readonly type: CostType
  /** For other costs, in the tax return. Left out: the line for the rest. */
  readonly line?: ExpenseForm['cost_line']
  /** Approximate. */
  readonly kroner: number
  /** A single bill may differ by so many percent. Left out: 12. */
  readonly spread?: number
  /** Deductible, in percent. Left out: 100. */
  readonly share?: number
  /** The receipt that came with the bill. */
  readonly paper: 'invoice' | 'payslip' | 'receipt' | 'none'
  /** Lines on the receipt. Left out: `what`. */
  readonly items?: readonly string[]
}

/** By year: both years of the demo, last year alone, or this year alone. A cost occurs once for each of its days. */
export type HouseCosts = Readonly<Record<'both' | 'last' | 'this', readonly (DemoCost & { readonly days: string })[]>>

/** Maintenance with an invoice, unless `more` says otherwise. `days` are `MM-DD`, separated by spaces. */
export const cost = (
  days: string,
  from: DemoSupplierKey,
  kroner: number,
  what: DemoCost['what'],
  more: Partial<DemoCost> = {},
): HouseCosts['both'][number] => ({ type: 'maintenance', paper: 'invoice', days, from, kroner, what, ...more })
