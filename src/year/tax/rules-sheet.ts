import type { Ore } from '../../base/kit/money'
import type { HouseTax } from './model'

/** An entry of the tax return, or for group d a value from which its deduction is calculated. */
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
   * `typed`: the landlord types the amount. `basis`: the same, and a line below depends on it. `calculated`: the
   * authority calculates it.
   */
  readonly by: 'typed' | 'basis' | 'calculated'
}

/**
 * The lines of a house in the order of the tax return, to type or to print. Lines that don't occur are left out. The
 * net is left out too, because the authority calculates it. A house whose taxed rent all follows the flat rule has only
 * that rent.
 */
export function sheetOf({ state, lines }: Pick<HouseTax, 'state' | 'lines'>): SheetRow[] {
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
      // These lines are left out at 0, since most houses don't have them.
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
