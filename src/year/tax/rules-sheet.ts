import type { Ore } from '../../base/kit/money'
import type { HouseTax } from './model'

/**
 * A value of the sheet: an entry of the tax return, or an amount from which the deduction of group
 * d is calculated.
 */
export type SheetLine =
  | 'income'
  | 'maintenance'
  | 'other_costs'
  | 'common_costs'
  | 'municipal_taxes'
  | 'insurance'
  | 'opening'
  | 'bought'
  | 'upgraded'
  | 'sold'
  | 'balance'
  | 'flat_rate'
  | 'short_let'
  | 'short_taxable'

export interface SheetRow {
  readonly line: SheetLine
  readonly amount: Ore
  /**
   * `typed`: the landlord types the amount. `basis`: the landlord types it, and a line below is calculated from it.
   * `calculated`: the authority calculates it.
   */
  readonly by: 'typed' | 'basis' | 'calculated'
}

/**
 * The lines of a house to type or to print, in the order of the tax return. Lines that the house
 * doesn't have are left out. The net is left out, because the authority calculates it. If all taxed
 * rent of a house follows the flat rule, the sheet has only that rent.
 */
export function taxSheetOf({ state, lines }: Pick<HouseTax, 'state' | 'lines'>): SheetRow[] {
  const { income, short_let, short_taxable, balance, flat_rate } = lines
  const { maintenance, other_costs, common_costs, municipal_taxes, insurance } = lines
  const short: SheetRow[] =
    short_let === 0
      ? []
      : [
          { line: 'short_let', amount: short_let, by: 'typed' },
          { line: 'short_taxable', amount: short_taxable, by: 'calculated' },
        ]
  if (state === 'shortLets') return short
  const costs = { maintenance, other_costs, common_costs, municipal_taxes, insurance }
  return [
    { line: 'income', amount: income, by: 'typed' },
    ...short,
    ...(Object.keys(costs) as (keyof typeof costs)[]).flatMap((line): SheetRow[] =>
      // If these lines are 0, they are left out, because most houses don't have them.
      costs[line] === 0 && (line === 'common_costs' || line === 'insurance')
        ? []
        : [{ line, amount: costs[line], by: 'typed' }],
    ),
    ...(balance === null
      ? []
      : ([
          { line: 'opening', amount: balance.opening, by: 'basis' },
          { line: 'bought', amount: balance.bought, by: 'basis' },
          ...(balance.upgraded === undefined
            ? []
            : [{ line: 'upgraded', amount: balance.upgraded, by: 'basis' } as const]),
          ...(balance.sold === undefined ? [] : [{ line: 'sold', amount: balance.sold, by: 'basis' } as const]),
          { line: 'balance', amount: balance.sum, by: 'calculated' },
        ] as const)),
    ...(flat_rate === null ? [] : ([{ line: 'flat_rate', amount: flat_rate, by: 'calculated' }] as const)),
  ]
}
