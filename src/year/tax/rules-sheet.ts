import type { Ore } from '../../base/kit/money'
import type { TaxLines } from './model'

/** A line of the sheet: an entry of the return, or of group d what its deduction is calculated of. */
export type SheetLine =
  | 'income'
  | 'maintenance'
  | 'municipal_taxes'
  | 'other_costs'
  | 'opening'
  | 'bought'
  | 'balance'
  | 'flat_rate'

export interface SheetRow {
  readonly line: SheetLine
  readonly amount: Ore
  /** `typed`: the landlord enters it. `basis`: also, and a line below is calculated of it. `calculated`: the authority does. */
  readonly by: 'typed' | 'basis' | 'calculated'
}

/**
 * The entries of one house in the order in which the return asks for them, to type over or to print; what doesn't occur is
 * left out, and the net, which the authority calculates.
 */
export function sheetOf({
  income,
  maintenance,
  municipal_taxes,
  other_costs,
  balance,
  flat_rate,
}: TaxLines): SheetRow[] {
  const typed = { income, maintenance, municipal_taxes, other_costs }
  return [
    ...(Object.keys(typed) as (keyof typeof typed)[]).map((line): SheetRow => ({
      line,
      amount: typed[line],
      by: 'typed',
    })),
    ...(balance === null
      ? []
      : ([
          { line: 'opening', amount: balance.opening, by: 'basis' },
          { line: 'bought', amount: balance.bought, by: 'basis' },
          { line: 'balance', amount: balance.sum, by: 'calculated' },
        ] as const)),
    ...(flat_rate === null ? [] : ([{ line: 'flat_rate', amount: flat_rate, by: 'calculated' }] as const)),
  ]
}
