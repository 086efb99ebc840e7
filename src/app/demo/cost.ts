import type { Day } from '../../base/kit/day'
import type { CostType, ExpenseForm } from '../../books/expense/model'
import type { DemoSupplierKey } from './suppliers'

/** A cost of a house, paid once or repeatedly. */
export interface DemoCost {
  readonly what: string | ((day: Day) => string)
  readonly from: DemoSupplierKey
  readonly type: CostType
  /** For other costs, their line of the tax return. Left out: the line for the rest. */
  readonly line?: ExpenseForm['cost_line']
  /** Approximate amount in kroner. */
  readonly kroner: number
  /** How far a single bill may differ from that, in percent. Left out: 12. */
  readonly spread?: number
  /** Deductible share in percent. Left out: 100. */
  readonly share?: number
  /** The kind of receipt that came with the bill. */
  readonly paper: 'invoice' | 'payslip' | 'receipt' | 'none'
  /** The lines on the receipt. Left out: `what`. */
  readonly items?: readonly string[]
}

/**
 * The costs of a house by year: both years of the demo, last year alone, or this year alone. A cost occurs once for
 * each of its days.
 */
export type HouseCosts = Readonly<Record<'both' | 'last' | 'this', readonly (DemoCost & { readonly days: string })[]>>

/** Maintenance that comes with an invoice, unless `more` says otherwise. `days` are `MM-DD`, separated by spaces. */
export const cost = (
  days: string,
  from: DemoSupplierKey,
  kroner: number,
  what: DemoCost['what'],
  more: Partial<DemoCost> = {},
): HouseCosts['both'][number] => ({ type: 'maintenance', paper: 'invoice', days, from, kroner, what, ...more })
