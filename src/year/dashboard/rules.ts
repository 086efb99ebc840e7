import { sumOre, type Ore } from '../../base/kit/money'
import { deductionInYears } from '../../books/depreciation/rules'
import type { AllVouchers } from '../../books/ledger/model'
import type { DashboardRow } from './model-row'
import { contractRow, type NamedContract } from './rules-contracts'
import { yearsEndingIn, type Period } from '../../books/ledger/rules-period'
import { expenseRow, incomeRow, itemRow, personalUseRow } from './rules-row'

/** Merges two lists that are sorted newest first. For the same date, rows of the first list come first. */
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
 * The sums of income and costs in øre. A sum is null if it has no rows. `count` is the number of
 * rows with an amount. The rent of a contract doesn't count, because its booked income counts
 * instead.
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
 * The rows of the list, sorted newest first, and then by kind. Without a period, household items have the amount that
 * their own list shows.
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
      itemRow(item, period ? deductionInYears(item, yearsEndingIn(period)) : item.expensed),
    ),
    vouchers.depreciationPersonalBilags.map(personalUseRow),
    contracts.map((contract) => contractRow(contract, period)),
  ].reduce(merged)
