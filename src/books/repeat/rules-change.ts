import { addDays, dateOf, type Day } from '../../base/kit/day'
import type { Expense } from '../expense/model'
import { dueDates, nextFrom, secondDate, type Rhythm, type RepeatSchedule } from '../expense/rules-repeat'

/** A repeat that is changed from a date on. */
export interface Change {
  /** The repeat as it was, running and followed by none. */
  readonly schedule: RepeatSchedule
  /** The first date that the repeat has not generated before the change. */
  readonly next_on: Day
  readonly from: Day
  /** The rhythm from then on. */
  readonly repeat: Rhythm
  /** Dates from `from` on whose generated voucher is replaced. */
  readonly replaced: readonly Day[]
  /** Dates from `from` on whose generated voucher stays, because somebody has changed it: the only one of its date. */
  readonly staying: readonly Day[]
  readonly today: Day
}

/** The voucher that goes on with the repeat, and what it generates at once. */
export interface Follower {
  readonly date: Day
  readonly repeat_day: number | null
  /** Dates up to today that get a voucher, in order. */
  readonly dates: readonly Day[]
  readonly next_on: Day
}

/** Whether a repeat can be changed from a date on: it runs, and no other voucher goes on with it. */
export const isChangeable = (voucher: Pick<Expense, 'next_on' | 'followed_on' | 'repeat'>): boolean =>
  voucher.repeat !== 'never' && voucher.next_on !== null && voucher.followed_on === null

/** Whether a change of the voucher has to say which ones it is for: its repeat can be changed, and has booked it already. */
export const isBookedRepeat = (
  voucher: Pick<Expense, 'next_on' | 'followed_on' | 'repeat' | 'date' | 'isTrashed'>,
  today: Day,
): boolean => isChangeable(voucher) && !voucher.isTrashed && voucher.date !== null && voucher.date <= today

/** The first date of the schedule, after its voucher's own, that is not before `from` and has no voucher that stays. */
function firstFree(schedule: RepeatSchedule, from: Day, staying: ReadonlySet<Day>): Day {
  let date = nextFrom(schedule, from)
  while (staying.has(date)) date = nextFrom(schedule, addDays(date, 1))
  return date
}

/**
 * How a repeat goes on that is changed from a date on (docs/rules.md#repeats). In the same rhythm its dates stay those
 * that it has or is still to make: what was deleted for good or left out by a stop doesn't come back. In another one they
 * are all dates up to today.
 */
export function followerOf({ schedule, next_on, from, repeat, replaced, staying, today }: Change): Follower {
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
    next_on: nextFrom(follower, addDays(today, 1)),
  }
}
