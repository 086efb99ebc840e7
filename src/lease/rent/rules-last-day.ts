import { addMonths, monthAt, type Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import { firstMonth, lastRentDay, rentOfMonth, type RentTerms } from './rules'

/** A rent voucher of a contract, which may be in the trash folder. */
export interface BookedVoucher {
  readonly id: number
  readonly start_date: Day
  readonly end_date: Day
  /** In øre. */
  readonly sum: Ore
  readonly isTrashed: boolean
}

/** The changes that a last day has made to the rent, so that another last day, or none, undoes exactly these. */
export interface EndMemory {
  /** The vouchers that went to the trash folder because no rent is owed for them, by id. */
  readonly trashed: readonly number[]
  /** The vouchers whose sum the landlord had set before, by id. A sum by days may equal a set one by chance. */
  readonly own: readonly number[]
  /** The first month that wasn't booked when the last day stopped the booking. Null: the booking goes on, or had ended. */
  readonly next: Day | null
}

const noMemory: EndMemory = { trashed: [], own: [], next: null }

/** The first month whose rent is not booked yet, and the changes that earlier last days have made. */
export interface BookedUntil {
  readonly next_rent_on: Day | null
  readonly end_memory: EndMemory | null
}

export interface LastDayMove extends BookedUntil {
  /** The vouchers that differ afterwards, with their new values. */
  readonly changed: readonly BookedVoucher[]
}

const laterOf = (one: Day, other: Day): Day => (one > other ? one : other)

/** The first month without a voucher, whatever the last day says. Null while the lease isn't signed. */
function firstUnbookedMonth(before: RentTerms, { next_rent_on, end_memory }: BookedUntil): Day | null {
  if (next_rent_on !== null) return next_rent_on
  const last = lastRentDay(before)
  return end_memory?.next ?? (last && addMonths(monthAt(last), 1))
}

/** The next month to book under the new terms. `unbooked` is the first month without a voucher. */
function nextMonthUnder(after: RentTerms, before: RentTerms, unbooked: Day | null): Day | null {
  const [first, last] = [firstMonth(after), lastRentDay(after)]
  if (unbooked === null || first === null) return null
  // As long as nothing is booked, the first month follows the terms: days before the first payment may be in it.
  const next = unbooked === firstMonth(before) ? first : laterOf(unbooked, first)
  return last === null || next <= last ? next : null
}

const isSameVoucher = (one: BookedVoucher, other: BookedVoucher): boolean =>
  one.end_date === other.end_date && one.sum === other.sum && one.isTrashed === other.isTrashed

interface MovedVoucher {
  readonly voucher: BookedVoucher
  /** Its sum is the landlord's. */
  readonly isOwn: boolean
  /** It is in the trash folder because no rent is owed for it. */
  readonly isTrashedByEnd: boolean
}

/** Returns a function that gives a voucher what it has under the new terms. */
function voucherUnder(before: RentTerms, after: RentTerms, { trashed, own }: EndMemory, trashesAll: boolean) {
  const [first, last] = [firstMonth(after), lastRentDay(after)]
  const isUnowed = (start: Day): boolean =>
    trashesAll || first === null || monthAt(start) < first || (last !== null && start > last)
  return (voucher: BookedVoucher): MovedVoucher => {
    const month = monthAt(voucher.start_date)
    const wasTrashedByEnd = trashed.includes(voucher.id)
    const was = rentOfMonth(before, month)
    const isOwn = own.includes(voucher.id) || (!wasTrashedByEnd && was !== null && was.sum !== voucher.sum)
    if (isUnowed(voucher.start_date)) {
      const isTrashedByEnd = wasTrashedByEnd || !voucher.isTrashed
      return { voucher: { ...voucher, isTrashed: true }, isOwn, isTrashedByEnd }
    }
    const isTrashed = !wasTrashedByEnd && voucher.isTrashed
    // A voucher outside of the earlier terms that no last day put into the trash folder isn't the lease's doing.
    const rent = was === null && !wasTrashedByEnd ? null : rentOfMonth(after, month)
    const changed = rent && { end_date: rent.end_date, sum: isOwn ? voucher.sum : rent.sum }
    return { voucher: { ...voucher, ...changed, isTrashed }, isOwn, isTrashedByEnd: false }
  }
}

/**
 * Changes the rent of a contract whose last day moves from `before` to `after`, earlier or later or away. The month of
 * the last day is charged by days. Vouchers of later months go to the trash folder, and come back if the day moves past
 * them. A sum that the landlord has set stays; its period follows the lease. A voucher that the landlord moved to the
 * trash folder stays there. `trashesAll`: all vouchers go to the trash folder, and nothing more is booked.
 */
export function rentAfterLastDayMove(
  vouchers: readonly BookedVoucher[],
  before: RentTerms,
  after: RentTerms,
  booked: BookedUntil,
  trashesAll = false,
): LastDayMove {
  const under = voucherUnder(before, after, booked.end_memory ?? noMemory, trashesAll)
  const moved = vouchers.map((voucher) => ({ earlier: voucher, ...under(voucher) }))
  const unbooked = firstUnbookedMonth(before, booked)
  const next_rent_on = trashesAll ? null : nextMonthUnder(after, before, unbooked)
  const hasOwnLastDay = after.finished_on !== null || after.notice !== null
  const idsOf = (those: readonly MovedVoucher[]) => those.map(({ voucher }) => voucher.id)
  return {
    changed: moved.flatMap(({ earlier, voucher }) => (isSameVoucher(earlier, voucher) ? [] : [voucher])),
    next_rent_on,
    end_memory: {
      trashed: idsOf(moved.filter(({ isTrashedByEnd }) => isTrashedByEnd)),
      // Without a last day of its own, a set sum of an owed month is known by its difference.
      own: idsOf(moved.filter(({ isOwn, isTrashedByEnd }) => isOwn && (hasOwnLastDay || isTrashedByEnd))),
      next: next_rent_on === null ? unbooked : null,
    },
  }
}
