import type { Day } from '../../base/kit/day'
import type { Expense } from './model'
import { dueDates, maxDates, running, stopped, type RepeatState, type Schedule } from './rules-repeat'

/** A repeating voucher whose next date has come. */
export interface DueVoucher extends Schedule {
  readonly account_id: number
  readonly id: number
  readonly next_on: Day
  /** Its house was deleted. */
  readonly isHidden: boolean
}

/** How many vouchers an account may still be given, and why no more (landlord/subscription). */
export interface Room {
  readonly left: number
  readonly refusedBy: Exclude<Expense['stopped_by'], ''> | null
}

/** About how many vouchers one transaction writes: it is to last a second, not minutes. */
const maxRows = 10_000

/** How many dates each of so many vouchers gets in one transaction; what is left follows in the next one. */
export const datesEach = (vouchers: number): number => Math.min(maxDates, Math.max(1, Math.floor(maxRows / vouchers)))

export interface Generated {
  readonly voucher: DueVoucher
  /** The dates that get a voucher, in order. */
  readonly dates: readonly Day[]
  /** How the repeat stands afterwards. */
  readonly state: RepeatState
}

/**
 * Which dates of the vouchers are generated today. Where an account has not room for all of them the earliest get it;
 * a voucher with a date left out is stopped there, and says why. Vouchers of deleted houses are stopped.
 */
export function generated(vouchers: readonly DueVoucher[], roomOf: (account: number) => Room, today: Day): Generated[] {
  const most = datesEach(vouchers.length)
  const due = new Map(
    vouchers.map((voucher) => [voucher, voucher.isHidden ? null : dueDates(voucher, voucher.next_on, today, most)]),
  )
  const wanted = new Map<number, { date: Day; voucher: DueVoucher }[]>()
  for (const voucher of vouchers) {
    const dates = (due.get(voucher)?.dates ?? []).map((date) => ({ date, voucher }))
    wanted.set(voucher.account_id, [...(wanted.get(voucher.account_id) ?? []), ...dates])
  }
  const taken = new Map<DueVoucher, number>()
  for (const [account, all] of wanted) {
    const { left } = roomOf(account)
    if (all.length > left)
      all.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.voucher.id - b.voucher.id))
    for (const { voucher } of all.slice(0, left)) taken.set(voucher, (taken.get(voucher) ?? 0) + 1)
  }
  return vouchers.map((voucher) => {
    const own = due.get(voucher)
    if (!own) return { voucher, dates: [], state: stopped(voucher.next_on) }
    const dates = own.dates.slice(0, taken.get(voucher) ?? 0)
    const leftOut = own.dates[dates.length]
    return {
      voucher,
      dates,
      state: leftOut === undefined ? running(own.next) : stopped(leftOut, roomOf(voucher.account_id).refusedBy ?? ''),
    }
  })
}
