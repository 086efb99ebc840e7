import { addDays, dateOf, type Day } from '../../base/kit/day'
import type { Expense } from '../expense/model'
import { dueDates, nextDateFrom, secondDate, type RepeatRhythm, type RepeatSchedule } from '../expense/rules-repeat'

export interface RepeatChange {
  /** The repeat before the change. It is running and not continued by another voucher. */
  readonly schedule: RepeatSchedule
  /** The first date that is not generated before the change. */
  readonly next_on: Day
  readonly from: Day
  readonly repeat: RepeatRhythm
  /** Dates from `from` on whose generated voucher is replaced. */
  readonly replaced: readonly Day[]
  /** Dates from `from` on whose touched voucher stays. It remains the only one of its date. */
  readonly staying: readonly Day[]
  readonly today: Day
}

/** The voucher that continues the repeat, and what it generates at once. */
export interface FollowingVoucher {
  readonly date: Day
  readonly repeat_day: number | null
  readonly dates: readonly Day[]
  readonly next_on: Day
}

/** True if a repeat can be changed: it is running, and no other voucher continues it. */
export const isRepeatChangeable = (voucher: Pick<Expense, 'next_on' | 'followed_on' | 'repeat'>): boolean =>
  voucher.repeat !== 'never' && voucher.next_on !== null && voucher.followed_on === null

/** True if a change must say which vouchers it is for: the repeat can be changed, and the voucher's date has come. */
export const isBookedRepeat = (
  voucher: Pick<Expense, 'next_on' | 'followed_on' | 'repeat' | 'date' | 'isTrashed'>,
  today: Day,
): boolean => isRepeatChangeable(voucher) && !voucher.isTrashed && voucher.date !== null && voucher.date <= today

/** The first date that is after the voucher's own, is not before `from`, and has no voucher that stays. */
function firstFree(schedule: RepeatSchedule, from: Day, staying: ReadonlySet<Day>): Day {
  let date = nextDateFrom(schedule, from)
  while (staying.has(date)) date = nextDateFrom(schedule, addDays(date, 1))
  return date
}

/**
 * The voucher that continues a changed repeat (docs/rules/books.md#repeats). In the same rhythm it keeps its existing
 * dates and those still to be generated. Dates deleted for good, or left out by a stop, don't come back. In another
 * rhythm it gets all dates up to today.
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
  const repeat_day = repeat === 'monthly' && schedule.repeat === 'monthly' && day > dateOf(date) ? day : null
  const follower: RepeatSchedule = { date, repeat, repeat_day }
  const all = dueDates(follower, secondDate(follower), today, Number.POSITIVE_INFINITY).dates
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
