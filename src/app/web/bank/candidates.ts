import { daysBetween, type Day } from '../../../base/kit/day'
import type { Ore } from '../../../base/kit/money'
import type { DashboardRow } from '../../../year/dashboard/model-row'

export type Candidate = Pick<DashboardRow, 'id' | 'houseId' | 'name' | 'date' | 'searchText'> & { readonly sum: Ore }

const mostCandidates = 20
/** The maximum number of days between a payment and a voucher. Suggestions have the same limit. */
const nearDays = 7

const plain = (text: string): string => text.toLocaleLowerCase('nb').replace(/[\s\u00a0\u202f]+/g, ' ')

interface Payment {
  readonly type: 'manual-bilag' | 'income-bilag'
  readonly sum: Ore
  readonly date: Day
}

/** The voucher with the payment's sum and a day close to it. Empty unless there is exactly one. */
export function onlyExactMatch(rows: readonly DashboardRow[], { type, sum, date }: Payment): readonly number[] {
  const exact = rows.filter((row) => row.type === type && row.sum === sum)
  const near = exact.filter((row) => Math.abs(daysBetween(row.date, date)) <= nearDays)
  return near.length === 1 ? near.map(({ id }) => id) : []
}

/** The vouchers to choose from. Those with the same sum come first, then the nearest by day. */
export function candidatesFor(
  rows: readonly DashboardRow[],
  { type, sum, date }: Payment,
  isFound: (row: DashboardRow) => boolean,
): readonly Candidate[] {
  const days = (row: { readonly date: Day }) => Math.abs(daysBetween(row.date, date))
  return rows
    .filter((row): row is DashboardRow & { sum: Ore } => row.type === type && row.sum !== null && row.sum > 0)
    .filter((row) => row.sum <= sum && isFound(row))
    .toSorted((one, other) => Number(other.sum === sum) - Number(one.sum === sum) || days(one) - days(other))
    .slice(0, mostCandidates)
}

/** The minimum length of a name. Shorter words, such as `AS` and `og`, identify nobody. */
const shortestName = 4

/** True if the sum is the same, or the bank's text names the voucher's counterparty. */
export function isLikelyMatch(
  voucher: Pick<DashboardRow, 'sum' | 'name' | 'searchText'>,
  { sum, text, counterparty }: { readonly sum: number; readonly text: string; readonly counterparty: string | null },
): boolean {
  const written = plain(`${counterparty ?? ''} ${text}`)
  const names = plain(`${voucher.name} ${voucher.searchText}`).split(/[^\p{L}\d]+/u)
  return voucher.sum === Math.abs(sum) || names.some((word) => word.length >= shortestName && written.includes(word))
}

export const hasAllWords = (says: string, search: string): boolean =>
  plain(search)
    .trim()
    .split(' ')
    .every((word) => plain(says).includes(word))
