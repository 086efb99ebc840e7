import { daysBetween, type Day } from '../../../base/kit/day'
import type { Ore } from '../../../base/kit/money'
import type { DashboardRow } from '../../../year/dashboard/model-row'

/** A voucher that a payment may be. */
export type Candidate = Pick<DashboardRow, 'id' | 'name' | 'date' | 'searchText'> & { readonly sum: Ore }

/** Vouchers that are shown at once. */
const mostCandidates = 20

const plain = (text: string): string => text.toLocaleLowerCase('nb').replace(/[\s\u00a0\u202f]+/g, ' ')

/**
 * The vouchers that a payment may be, the likeliest first: the same sum, then the nearest day; of others the nearest day too.
 * `search` narrows them by what is written of them.
 */
export function candidatesFor(
  rows: readonly DashboardRow[],
  { type, sum, date }: { readonly type: 'manual-bilag' | 'income-bilag'; readonly sum: Ore; readonly date: Day },
  isFound: (row: DashboardRow) => boolean,
): readonly Candidate[] {
  const days = (row: { readonly date: Day }) => Math.abs(daysBetween(row.date, date))
  return rows
    .filter((row): row is DashboardRow & { sum: Ore } => row.type === type && row.sum !== null && row.sum > 0)
    .filter((row) => row.sum <= sum && isFound(row))
    .toSorted((one, other) => Number(other.sum === sum) - Number(one.sum === sum) || days(one) - days(other))
    .slice(0, mostCandidates)
}

/** Whether each word of a search stands in what a list says of the voucher. */
export const wordsFound = (says: string, search: string): boolean =>
  plain(search)
    .trim()
    .split(' ')
    .every((word) => plain(says).includes(word))
