import type { Day } from '../../base/kit/day'
import { sumOre, type Ore } from '../../base/kit/money'
import type { FieldErrors } from '../../base/kit/refusal'
import { followedFromWithPayment, type RentAccount } from './rules'
import type { PaidPart, RentPayment } from './rules-allocate'

/** The errors in the sum of a transaction and the months that it names. Undefined if there are none. */
export function bankPartsError({
  sum,
  months,
}: {
  readonly sum: Ore
  readonly months: readonly PaidPart[] | null
}): FieldErrors | undefined {
  if (sum === 0) return { sum: 'aboveZero' }
  const parts = months ?? []
  const sign = Math.sign(sum)
  if (parts.some((part) => Math.sign(part.sum) !== sign)) return { months: 'aboveZero' }
  if (new Set(parts.map(({ month }) => month)).size < parts.length) return { months: 'sameMonth' }
  return Math.abs(sumOre(parts.map((part) => part.sum))) > Math.abs(sum) ? { months: 'monthsAboveSum' } : undefined
}

/** `open`: the part of the month that was open as the caller saw it. */
type SeenPart = PaidPart & { readonly open?: Ore | undefined }

/**
 * True if each month is still open with the sum that the caller saw. A month that isn't in the account can't be
 * compared, so it doesn't count.
 */
export const areMonthsUnchanged = (seen: readonly SeenPart[], { months }: Pick<RentAccount, 'months'>): boolean =>
  seen.every(({ month, open }) => {
    const found = months.find((each) => each.month === month)
    return open === undefined || found === undefined || found.sum - found.paid === open
  })

/** An open transaction at the bank that surely is rent. Its months are first days. */
export interface SureRentTransaction {
  readonly transactionId: number
  readonly contractId: number
  readonly months: readonly Day[]
}

/**
 * The months that a payment pays: the months that it names, otherwise the oldest unpaid ones. If no month is unpaid, it
 * is the month of the payment's day.
 */
export function monthsPaid(payment: Omit<RentPayment, 'id'>, { months }: Pick<RentAccount, 'months'>): readonly Day[] {
  if (payment.months !== null) return payment.months.map(({ month }) => month)
  const unpaid = months.filter(({ paid, sum }) => paid < sum)
  if (unpaid.length === 0) return [followedFromWithPayment({ from: null, isSet: false }, payment)]
  let left: number = payment.sum
  return unpaid.flatMap(({ month, paid, sum }) => {
    if (left <= 0) return []
    left -= sum - paid
    return [month]
  })
}
