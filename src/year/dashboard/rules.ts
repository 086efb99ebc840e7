import { sumOre, type Ore } from '../../base/kit/money'
import { expensedIn } from '../../books/depreciation/rules'
import type { AllVouchers } from './model'
import type { DashboardRow } from './model-row'
import { contractRow, type NamedContract } from './rules-contracts'
import { yearsCounted, type Period } from './rules-period'
import { expenseRow, incomeRow, itemRow, personalRow } from './rules-row'

/** Two lists that are newest first as one; what has the same date stands in the order of the lists. */
function merged(first: readonly DashboardRow[], second: readonly DashboardRow[]): DashboardRow[] {
  const rows: DashboardRow[] = []
  let next = 0
  for (const row of first) {
    for (; next < second.length && second[next]!.date > row.date; next += 1) rows.push(second[next]!)
    rows.push(row)
  }
  return [...rows, ...second.slice(next)]
}

/**
 * What the rows come to (øre), income and costs apart; null where there is no such row. `count` is how many rows are in it: a
 * contract's rent is no amount of a period, the income it has booked is; and what is not filled out has none.
 */
export function sumsOf(rows: readonly DashboardRow[]): {
  readonly income: Ore | null
  readonly costs: Ore | null
  readonly count: number
} {
  const counted = rows.filter(({ type }) => type !== 'rent-contract')
  const sum = (wanted: readonly DashboardRow[]) =>
    wanted.length === 0 ? null : sumOre(wanted.flatMap((row) => (row.sum === null ? [] : [row.sum])))
  return {
    income: sum(counted.filter(({ type }) => type === 'income-bilag')),
    costs: sum(counted.filter(({ type }) => type !== 'income-bilag')),
    count: counted.filter((row) => row.sum !== null).length,
  }
}

/**
 * The combined list, newest first as the answer's own lists are (contracts by `contractsIn`); what has the same date
 * stands kind by kind. Without a period household items stand with what the answer says of them.
 */
export const dashboardRows = (
  vouchers: AllVouchers,
  contracts: readonly NamedContract[] = [],
  period: Period | null = null,
): DashboardRow[] =>
  [
    vouchers.bilags.map(expenseRow),
    vouchers.incomeBilags.map(incomeRow),
    vouchers.depreciationBilags.map((item) =>
      itemRow(item, period ? expensedIn(item, yearsCounted(period)) : item.expensed),
    ),
    vouchers.depreciationPersonalBilags.map(personalRow),
    contracts.map((contract) => contractRow(contract, period)),
  ].reduce(merged)
