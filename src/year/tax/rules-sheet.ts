import type { Ore } from '../../base/kit/money'
import type { ShortLets, TaxLines } from './model'

/** A line of the sheet: an entry of the return, or of group d what its deduction is calculated of. */
export type SheetLine =
  | 'income'
  | 'maintenance'
  | 'other_costs'
  | 'common_costs'
  | 'municipal_taxes'
  | 'insurance'
  | 'opening'
  | 'bought'
  | 'balance'
  | 'flat_rate'
  | 'short_let'
  | 'short_taxable'

export interface SheetRow {
  readonly line: SheetLine
  readonly amount: Ore
  /**
   * `typed`: the landlord enters it where nothing is sent. `basis`: also, and a line below is calculated of it. `calculated`:
   * the authority does. `own`: the landlord enters it in any case, because it is never sent.
   */
  readonly by: 'typed' | 'basis' | 'calculated' | 'own'
}

/**
 * The entries of one house in the order in which the return asks for them, to type over or to print; what doesn't occur is
 * left out, and the net, which the authority calculates. Short lets stand apart (`shortSheetOf`): they are never sent.
 */
export function sheetOf({
  income,
  maintenance,
  other_costs,
  common_costs,
  municipal_taxes,
  insurance,
  balance,
  flat_rate,
}: TaxLines): SheetRow[] {
  const typed = { income, maintenance, other_costs, common_costs, municipal_taxes, insurance }
  return [
    ...(Object.keys(typed) as (keyof typeof typed)[]).flatMap((line): SheetRow[] =>
      // Lines that most houses don't have stand only where they do.
      typed[line] === 0 && (line === 'common_costs' || line === 'insurance')
        ? []
        : [{ line, amount: typed[line], by: 'typed' }],
    ),
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

/** Short lets: the rent that the landlord enters, and what of it is taxed. */
export const shortSheetOf = ({ gross, taxable }: ShortLets): SheetRow[] => [
  { line: 'short_let', amount: gross, by: 'own' },
  { line: 'short_taxable', amount: taxable, by: 'calculated' },
]
