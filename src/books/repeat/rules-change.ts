import { addDays, dateOf, type Day } from '../../base/kit/day'
import type { Expense } from '../expense/model'
import {
  dueDates,
  goesByMonths,
  nextDateFrom,
  secondDateOfRepeat,
  type RepeatRhythm,
  type RepeatSchedule,
} from '../expense/rules-repeat'

export interface RepeatChange {
  /** The schedule before the change. The repeat is running, and no other voucher continues it. */
  readonly schedule: RepeatSchedule
  /** The first date for which no voucher has been generated before the change. */
  readonly next_on: Day
  readonly from: Day
  readonly repeat: RepeatRhythm
  /** Dates on or after `from` whose generated voucher is replaced. */
  readonly replaced: readonly Day[]
  /** Dates on or after `from` whose touched voucher stays. No other voucher is generated for such a date. */
  readonly staying: readonly Day[]
  readonly today: Day
}

/** The voucher that continues the repeat, and which dates it generates immediately. */
export interface FollowingVoucher {
  readonly date: Day
  readonly repeat_day: number | null
  readonly dates: readonly Day[]
  readonly next_on: Day
}

/** True if a repeat can be changed: it is running, and no other voucher continues it. */
export const isRepeatChangeable = (voucher: Pick<Expense, 'next_on' | 'followed_on' | 'repeat'>): boolean =>
  voucher.repeat !== 'never' && voucher.next_on !== null && voucher.followed_on === null

/**
 * True if the landlord must choose which vouchers a change is for: the repeat can be changed, and
 * the voucher's date is not in the future.
 */
export const isBookedRepeat = (
  voucher: Pick<Expense, 'next_on' | 'followed_on' | 'repeat' | 'date' | 'isTrashed'>,
  today: Day,
): boolean => isRepeatChangeable(voucher) && !voucher.isTrashed && voucher.date !== null && voucher.date <= today

/**
 * Returns the first date of the schedule on or after `from` that has no staying voucher. The
 * repeating voucher's own date doesn't count.
 */
function firstFree(schedule: RepeatSchedule, from: Day, staying: ReadonlySet<Day>): Day {
  let date = nextDateFrom(schedule, from)
  while (staying.has(date)) date = nextDateFrom(schedule, addDays(date, 1))
  return date
}

/**
 * The voucher that continues a changed repeat (docs/rules/books.md#repeats). If the rhythm doesn't
 * change, this voucher gets the dates with a replaced voucher and the dates not generated yet.
 * Dates whose voucher was deleted for good, or that a stop left out, get no voucher. If the rhythm
 * changes, it gets all dates up to today.
 */
export function followingVoucher({
  schedule,
  next_on,
  from,
  repeat,
  replaced,
  staying,
  today,
}: RepeatChange): FollowingVoucher {
  const stays = new Set(staying)
  const date = firstFree(schedule, from, stays)
  const day = schedule.repeat_day ?? dateOf(schedule.date)
  const repeat_day = goesByMonths(repeat) && goesByMonths(schedule.repeat) && day > dateOf(date) ? day : null
  const follower: RepeatSchedule = { date, repeat, repeat_day }
  const all = dueDates(follower, secondDateOfRepeat(follower), today, Number.POSITIVE_INFINITY).dates
  const wanted =
    repeat === schedule.repeat
      ? [...new Set([...replaced, ...all.filter((one) => one >= next_on)])].filter((one) => one !== date)
      : all
  return {
    date,
    repeat_day,
    dates: wanted.filter((one) => !stays.has(one)).sort(),
    next_on: nextDateFrom(follower, addDays(today, 1)),
  }
}
