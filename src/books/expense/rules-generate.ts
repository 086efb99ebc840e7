import type { Day } from '../../base/kit/day'
import {
  earliestWithinQuota,
  vouchersPerSource,
  type VoucherQuota,
  type VoucherSource,
} from '../../landlord/plan/rules-quota'
import {
  dueDates,
  continuedState,
  maxDatesPerTransaction,
  stoppedState,
  type RepeatState,
  type RepeatSchedule,
} from './rules-repeat'

export interface DueVoucher extends RepeatSchedule, VoucherSource {
  readonly next_on: Day
}

/** The maximum number of dates per voucher in one transaction. The next transaction continues. */
export const datesPerVoucher = (vouchers: number): number =>
  Math.min(maxDatesPerTransaction, vouchersPerSource(vouchers))

export interface GeneratedDates {
  readonly voucher: DueVoucher
  readonly dates: readonly Day[]
  readonly state: RepeatState
}

/**
 * Returns the dates to generate. If the quota is too small, the earliest dates get vouchers. The
 * repeat then stops at the first date without a voucher, with the reason.
 */
export function datesToGenerate(
  vouchers: readonly DueVoucher[],
  quotaOf: (account: number) => VoucherQuota,
  today: Day,
): GeneratedDates[] {
  const most = datesPerVoucher(vouchers.length)
  const due = new Map(vouchers.map((voucher) => [voucher, dueDates(voucher, voucher.next_on, today, most)]))
  const granted = earliestWithinQuota(new Map([...due].map(([voucher, { dates }]) => [voucher, dates])), quotaOf)
  return vouchers.map((voucher) => {
    const own = due.get(voucher)!
    const dates = own.dates.slice(0, granted.get(voucher))
    const leftOut = own.dates[dates.length]
    return {
      voucher,
      dates,
      state:
        leftOut === undefined
          ? continuedState(voucher, own.next)
          : stoppedState(leftOut, quotaOf(voucher.account_id).refusedBy ?? ''),
    }
  })
}
