import type { Day } from '../../base/kit/day'
import type { CostType, ExpenseForm } from '../../books/expense/model'
import type { DemoSupplierKey } from './suppliers'

export interface DemoCost {
  readonly what: string | ((day: Day) => string)
  readonly from: DemoSupplierKey
  readonly type: CostType
  /** The line of the tax return, for a cost of the type `other`. Left out: the line for the rest. */
  readonly line?: ExpenseForm['cost_line']
  readonly kroner: number
  /** The maximum difference of a bill from `kroner`, in percent. Left out: 12. */
  readonly spread?: number
  /** The deductible percentage. Left out: 100. */
  readonly share?: number
  readonly paper: 'invoice' | 'payslip' | 'receipt' | 'none'
  /** The lines on the receipt. Left out: one line with the text of `what`. */
  readonly items?: readonly string[]
}

/** The costs of a house in both years of the demo, last year, or this year. A cost occurs once for each of its days. */
export type HouseCosts = Readonly<Record<'both' | 'last' | 'this', readonly (DemoCost & { readonly days: string })[]>>

/** A cost on some days of a year. `days` are `MM-DD`, separated by spaces. */
export const parseHouseCost = (
  days: string,
  from: DemoSupplierKey,
  kroner: number,
  what: DemoCost['what'],
  more: Partial<DemoCost> = {},
): HouseCosts['both'][number] => ({ type: 'maintenance', paper: 'invoice', days, from, kroner, what, ...more })
