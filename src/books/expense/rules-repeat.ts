import { addDays, addMonths, dayOf, daysBetween, daysInMonth, monthOf, yearOf, type Day } from '../../base/kit/day'
import type { Expense } from './model'

export type RepeatRhythm = Exclude<Expense['repeat'], 'never'>

/** The months between two dates of a rhythm that goes by months. */
const rhythmMonths = { monthly: 1, quarterly: 3, half_yearly: 6, yearly: 12 } as const satisfies Record<
  Exclude<RepeatRhythm, 'weekly'>,
  number
>

/** The months between two dates. Null for a rhythm that goes by days. */
const monthsOf = (repeat: RepeatRhythm): number | null => (repeat === 'weekly' ? null : rhythmMonths[repeat])

/** True if all dates of a rhythm are on the same day of their months. */
export const goesByMonths = (repeat: RepeatRhythm): boolean => monthsOf(repeat) !== null

/** The rhythm that was chosen in a form. Null if nothing is chosen, or the voucher doesn't repeat. */
export const chosenRhythm = (repeat: Expense['repeat'] | ''): RepeatRhythm | null =>
  repeat === '' || repeat === 'never' ? null : repeat

/** The n-th date after `date`, without regard to the day of the month with which the repeat began. */
export const dateAfter = (date: Day, repeat: RepeatRhythm, n: number): Day => {
  const months = monthsOf(repeat)
  return months === null ? addDays(date, 7 * n) : addMonths(date, months * n)
}

/** The maximum number of dates in one transaction. The next transaction continues. */
export const maxDatesPerTransaction = 100

/** The voucher's own date is the first occurrence. */
export interface RepeatSchedule {
  readonly date: Day
  readonly repeat: RepeatRhythm
  /** The day of the month. If null or missing, it is the day of `date`. */
  readonly repeat_day?: number | null
  /** The date from which another voucher continues the repeat. If null or missing, there is none. */
  readonly followed_on?: Day | null
}

/**
 * The date of the n-th occurrence. Occurrence 0 is the voucher itself. Weekly dates are 7 days apart. The
 * others are on the same day of their months, counted from the first date: 31 January, 28 February, 31 March (not 28
 * March).
 */
export function occurrenceDate({ date, repeat, repeat_day }: RepeatSchedule, n: number): Day {
  const same = dateAfter(date, repeat, n)
  if (!repeat_day || !goesByMonths(repeat)) return same
  const [year, month] = [yearOf(same), monthOf(same)]
  return dayOf(year, month, Math.min(repeat_day, daysInMonth(year, month)))
}

const monthsBetween = (from: Day, to: Day): number => (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from)

/** The number of the first occurrence on or after `from`. The voucher itself (0) doesn't count. */
function firstFrom(schedule: RepeatSchedule, from: Day): number {
  const months = monthsOf(schedule.repeat)
  const whole = months === null ? daysBetween(schedule.date, from) / 7 : monthsBetween(schedule.date, from) / months
  const n = Math.max(1, Math.ceil(whole))
  return occurrenceDate(schedule, n) < from ? n + 1 : n
}

/** The first date of the repeat on or after `from`. The voucher's own date doesn't count. */
export const nextDateFrom = (schedule: RepeatSchedule, from: Day): Day =>
  occurrenceDate(schedule, firstFrom(schedule, from))

export const secondDateOfRepeat = (schedule: RepeatSchedule): Day => occurrenceDate(schedule, 1)

export interface DueDates {
  readonly dates: readonly Day[]
  /**
   * The first date of the next call. It may already belong to the voucher that continues the
   * repeat.
   */
  readonly next: Day
}

const isFollowers = ({ followed_on = null }: Pick<RepeatSchedule, 'followed_on'>, date: Day): boolean =>
  followed_on !== null && date >= followed_on

/** True if vouchers are due and not generated yet. A job will generate them. */
export const isInProgress = ({ next_on }: Pick<Expense, 'next_on'>, today: Day): boolean =>
  next_on !== null && next_on <= today

/** The dates that are due, today included. */
export function dueDates(schedule: RepeatSchedule, next_on: Day, today: Day, most = maxDatesPerTransaction): DueDates {
  const dates: Day[] = []
  let n = firstFrom(schedule, next_on)
  let next = occurrenceDate(schedule, n)
  while (next <= today && dates.length < most && !isFollowers(schedule, next)) {
    dates.push(next)
    n += 1
    next = occurrenceDate(schedule, n)
  }
  return { dates, next }
}

export type RepeatingExpense = Scheduled & Pick<Expense, 'isRepeatStopped' | 'next_on'>
type Scheduled = Pick<Expense, 'repeat' | 'date' | 'archived'> & Pick<RepeatSchedule, 'repeat_day' | 'followed_on'>

export type RepeatState = Pick<Expense, 'next_on' | 'isRepeatStopped' | 'stopped_by' | 'stopped_on'>

/** The state of a voucher without a repeat. */
export const noRepeat: RepeatState = { next_on: null, isRepeatStopped: false, stopped_by: '', stopped_on: null }

/** The schedule of a voucher. Null if the voucher doesn't repeat, or is not filled in yet. */
export const scheduleOf = ({
  repeat,
  date,
  archived,
  repeat_day = null,
  followed_on = null,
}: Scheduled): RepeatSchedule | null =>
  repeat === 'never' || date === null || archived ? null : { date, repeat, repeat_day, followed_on }

/** The state of a stopped repeat. `left` is the first date that gets no voucher. */
export const stoppedState = (left: Day | null, by: Expense['stopped_by'] = ''): RepeatState => ({
  next_on: null,
  isRepeatStopped: true,
  stopped_by: by,
  stopped_on: left,
})

export const runningState = (next_on: Day): RepeatState => ({ ...noRepeat, next_on })
/** The state of a repeat whose next date is `next_on`. If another voucher continues it by that date, it is stopped. */
export const continuedState = (schedule: Pick<RepeatSchedule, 'followed_on'>, next_on: Day): RepeatState =>
  isFollowers(schedule, next_on) ? stoppedState(next_on) : runningState(next_on)

/** The day of the month to keep. It stays the same, unless the date or the rhythm changes. */
export const repeatDayAfterChange = (before: Scheduled, after: Pick<Scheduled, 'repeat' | 'date'>): number | null =>
  after.date === before.date && after.repeat === before.repeat ? (before.repeat_day ?? null) : null

/**
 * The state of a repeat that starts again, from today or from `stopped_on` if that is later. Dates
 * between the stop and today get no vouchers. Dates before `stopped_on` already had a voucher. They
 * get no second one, even if the voucher was deleted.
 */
export const restartedState = (schedule: RepeatSchedule, stopped_on: Day | null, today: Day): RepeatState =>
  continuedState(schedule, nextDateFrom(schedule, stopped_on !== null && stopped_on > today ? stopped_on : today))

/**
 * The state of a repeat after its voucher was changed. If date and rhythm don't change, the state
 * doesn't change. A new repeat starts with its second date. A repeat that already has vouchers
 * keeps them, and starts again from tomorrow. A stopped repeat stays stopped. The caller has
 * already generated the dates that were due under the old schedule.
 */
export function stateAfterChange(
  before: RepeatingExpense & RepeatState,
  after: Scheduled,
  hasVouchers: boolean,
  today: Day,
): RepeatState {
  const [was, schedule] = [scheduleOf(before), scheduleOf(after)]
  if (schedule === null) return noRepeat
  if (was !== null && was.date === schedule.date && was.repeat === schedule.repeat) {
    const { next_on, isRepeatStopped, stopped_by, stopped_on } = before
    return { next_on, isRepeatStopped, stopped_by, stopped_on }
  }
  const tomorrow = addDays(today, 1)
  if (was !== null && before.isRepeatStopped) {
    const left = before.stopped_on !== null && before.stopped_on < tomorrow ? before.stopped_on : tomorrow
    return stoppedState(nextDateFrom(schedule, left), before.stopped_by)
  }
  const hasGenerated =
    hasVouchers || (was !== null && before.next_on !== null && before.next_on > secondDateOfRepeat(was))
  return continuedState(schedule, hasGenerated ? nextDateFrom(schedule, tomorrow) : secondDateOfRepeat(schedule))
}

/** The state in the trash folder. Restoring the voucher doesn't start its repeat again. */
export const stateInTrash = ({
  isRepeated,
  isRepeatStopped,
  stopped_by,
  stopped_on,
  next_on,
}: Pick<Expense, 'isRepeated'> & RepeatState): RepeatState =>
  isRepeatStopped
    ? { isRepeatStopped, stopped_by, stopped_on, next_on: null }
    : isRepeated
      ? stoppedState(next_on)
      : noRepeat
