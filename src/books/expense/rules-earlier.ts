import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { Expense } from './model'

/** An earlier voucher whose values can be used for the next one. */
export type EarlierVoucher = Pick<
  Expense,
  | 'id'
  | 'houseId'
  | 'description'
  | 'supplierId'
  | 'cost_type'
  | 'cost_line'
  | 'archived'
  | 'sum'
  | 'date'
  | 'listed_on'
  | 'created_at'
>

/** The maximum number of descriptions that are offered. The landlord types more to find others. */
const offered = 6

const newestFirst = (all: readonly EarlierVoucher[]): EarlierVoucher[] =>
  all.toSorted((a, b) => (a.listed_on === b.listed_on ? b.id - a.id : a.listed_on < b.listed_on ? 1 : -1))

/**
 * Descriptions to offer, without repetition. Descriptions of the same supplier come first, then the
 * newest descriptions. A description with several lines is not offered.
 */
export function earlierDescriptions(
  all: readonly EarlierVoucher[],
  typed: string,
  supplierId: number | null,
): string[] {
  const text = typed.trim().toLocaleLowerCase('nb')
  const found = newestFirst(all).filter(({ description }) => {
    const known = description.toLocaleLowerCase('nb')
    return description !== '' && !description.includes('\n') && known.includes(text) && known !== text
  })
  const own = found.filter((one) => supplierId !== null && one.supplierId === supplierId)
  const each = new Map([...own, ...found].map(({ description }) => [description.toLocaleLowerCase('nb'), description]))
  return [...each.values()].slice(0, offered)
}

/** The supplier's last complete voucher. Its values are usually right for the next voucher. */
export const lastOfSupplier = (all: readonly EarlierVoucher[], supplierId: number): EarlierVoucher | null =>
  newestFirst(all).find((one) => one.supplierId === supplierId && !one.archived && one.cost_type !== null) ?? null

/** Another voucher than `own` with the same sum and date. It may be for the same receipt. */
export const expenseWithSameSum = (
  all: readonly EarlierVoucher[],
  sum: Ore | null,
  date: Day | null,
  own: number | null,
): EarlierVoucher | null =>
  sum === null || date === null
    ? null
    : (newestFirst(all).find((one) => one.id !== own && one.sum === sum && one.date === date) ?? null)
