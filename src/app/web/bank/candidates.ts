import { daysBetween, type Day } from '../../../base/kit/day'
import type { Ore } from '../../../base/kit/money'
import type { DashboardRow } from '../../../year/dashboard/model-row'

/** A voucher that a payment may be. */
export type Candidate = Pick<DashboardRow, 'id' | 'houseId' | 'name' | 'date' | 'searchText'> & { readonly sum: Ore }

/** Vouchers that are shown at once. */
const mostCandidates = 20
/** A voucher's day is at most so many from that of its payment, as in suggestions. */
const nearDays = 7

const plain = (text: string): string => text.toLocaleLowerCase('nb').replace(/[\s\u00a0\u202f]+/g, ' ')

/** What of a payment a voucher is compared with. */
interface Payment {
  readonly type: 'manual-bilag' | 'income-bilag'
  readonly sum: Ore
  readonly date: Day
}

/** The one voucher of the payment's sum about its day, which is ticked from the start; none where several are. */
export function onlyExact(rows: readonly DashboardRow[], { type, sum, date }: Payment): readonly number[] {
  const exact = rows.filter((row) => row.type === type && row.sum === sum)
  const near = exact.filter((row) => Math.abs(daysBetween(row.date, date)) <= nearDays)
  return near.length === 1 ? near.map(({ id }) => id) : []
}

/**
 * The vouchers that a payment may be, the likeliest first: the same sum, then the nearest day; of others the nearest day too.
 * `search` narrows them by what is written of them.
 */
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

/** Shorter words name nobody: `AS`, `og`. */
const shortestName = 4

/** Whether a voucher most likely is what a payment paid: of its sum, or of somebody whose name the bank wrote. */
export function isLikely(
  voucher: Pick<DashboardRow, 'sum' | 'name' | 'searchText'>,
  { sum, text, counterparty }: { readonly sum: number; readonly text: string; readonly counterparty: string | null },
): boolean {
  const written = plain(`${counterparty ?? ''} ${text}`)
  const names = plain(`${voucher.name} ${voucher.searchText}`).split(/[^\p{L}\d]+/u)
  return voucher.sum === Math.abs(sum) || names.some((word) => word.length >= shortestName && written.includes(word))
}

/** Whether each word of a search stands in what a list says of the voucher. */
export const wordsFound = (says: string, search: string): boolean =>
  plain(search)
    .trim()
    .split(' ')
    .every((word) => plain(says).includes(word))
