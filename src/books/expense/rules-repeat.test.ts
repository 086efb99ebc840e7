import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, day, type Day } from '../../base/kit/day'
import {
  isInProgress,
  dueDates,
  nextDateFrom,
  noRepeat,
  occurrenceDate,
  restartedState,
  stateAfterChange,
  runningState,
  scheduleOf,
  secondDateOfRepeat,
  stoppedState,
  type RepeatSchedule,
} from './rules-repeat'
import { cases } from '../../base/kit/test-cases'

const weekly = (date: string): RepeatSchedule => ({ date: day(date), repeat: 'weekly' })
const monthly = (date: string): RepeatSchedule => ({ date: day(date), repeat: 'monthly' })
const byMonths = (repeat: RepeatSchedule['repeat'], date: string, repeat_day?: number): RepeatSchedule => ({
  date: day(date),
  repeat,
  ...(repeat_day !== undefined && { repeat_day }),
})
const monthsApart = { monthly: 1, quarterly: 3, half_yearly: 6, yearly: 12 }

/** Computes the same dates in another way: day by day, from the calendar alone. */
function naive({ date, repeat }: RepeatSchedule, to: Day): Day[] {
  const found: Day[] = []
  const [start, end] = [date, to].map((text) => Date.parse(`${text}T12:00:00Z`))
  const anchor = Number(date.slice(8))
  const monthOfFirst = Number(date.slice(5, 7))
  for (let passed = 1, at = start! + 86_400_000; at <= end!; passed += 1, at += 86_400_000) {
    const here = new Date(at).getUTCDate()
    const isLast = new Date(at + 86_400_000).getUTCDate() === 1
    const month = new Date(at).getUTCMonth() + 1
    const hit =
      repeat === 'weekly'
        ? passed % 7 === 0
        : (month - monthOfFirst + 12) % monthsApart[repeat] === 0 && (here === anchor || (isLast && here < anchor))
    if (hit) found.push(new Date(at).toISOString().slice(0, 10) as Day)
  }
  return found
}

describe('the dates of a repeat', () => {
  it.each<[RepeatSchedule, string[]]>([
    [monthly('2026-01-31'), ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    [monthly('2024-01-30'), ['2024-01-30', '2024-02-29', '2024-03-30']],
    [monthly('2024-02-29'), ['2024-02-29', '2024-03-29', '2024-04-29']],
    [monthly('2025-12-31'), ['2025-12-31', '2026-01-31', '2026-02-28']],
    [byMonths('quarterly', '2025-11-30'), ['2025-11-30', '2026-02-28', '2026-05-30', '2026-08-30', '2026-11-30']],
    [byMonths('quarterly', '2026-01-31'), ['2026-01-31', '2026-04-30', '2026-07-31']],
    [byMonths('half_yearly', '2026-08-31'), ['2026-08-31', '2027-02-28', '2027-08-31', '2028-02-29']],
    [byMonths('yearly', '2024-02-29'), ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']],
    [byMonths('yearly', '2025-02-28', 29), ['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']],
    [weekly('2026-03-22'), ['2026-03-22', '2026-03-29', '2026-04-05']],
    [weekly('2026-10-18'), ['2026-10-18', '2026-10-25', '2026-11-01']],
    [weekly('2024-02-26'), ['2024-02-26', '2024-03-04']],
  ])('%j are %j', (schedule, dates) => {
    expect(dates.map((_, n) => occurrenceDate(schedule, n))).toEqual(dates)
  })

  it('come back to 29 February in leap years only', () => {
    const yearsOn = [12, 24, 36, 48].map((n) => occurrenceDate(monthly('2024-02-29'), n))
    expect(yearsOn).toEqual(['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'])
  })

  it('are never the voucher itself, which has its date already', () => {
    expect([
      secondDateOfRepeat(weekly('2026-01-01')),
      nextDateFrom(weekly('2026-01-01'), day('2025-06-01')),
      nextDateFrom(monthly('2026-01-31'), day('2026-01-31')),
    ]).toEqual(['2026-01-08', '2026-01-08', '2026-02-28'])
  })

  it.each([
    ['2026-02-27', '2026-02-28'],
    ['2026-02-28', '2026-02-28'],
    ['2026-03-01', '2026-03-31'],
    ['2026-03-31', '2026-03-31'],
    ['2026-04-30', '2026-04-30'],
    ['2026-05-01', '2026-05-31'],
  ])('go on, not before %s, with %s', (from, next) => {
    expect(nextDateFrom(monthly('2026-01-31'), day(from))).toBe(next)
  })

  it.each<[RepeatSchedule, string, string]>([
    [byMonths('quarterly', '2026-01-31'), '2026-01-31', '2026-04-30'],
    [byMonths('quarterly', '2026-01-31'), '2026-04-30', '2026-04-30'],
    [byMonths('quarterly', '2026-01-31'), '2026-05-01', '2026-07-31'],
    [byMonths('half_yearly', '2026-03-15'), '2026-09-16', '2027-03-15'],
    [byMonths('yearly', '2026-03-15'), '2026-03-16', '2027-03-15'],
    [byMonths('yearly', '2026-03-15'), '2029-03-15', '2029-03-15'],
    [byMonths('yearly', '2026-03-15'), '2029-03-16', '2030-03-15'],
  ])('of %j go on, not before %s, with %s', (schedule, from, next) => {
    expect(nextDateFrom(schedule, day(from))).toBe(next)
  })

  it('are at most a hundred at a time, and the next call goes on behind them', () => {
    const schedule = weekly('2020-01-01')
    const first = dueDates(schedule, secondDateOfRepeat(schedule), day('2026-11-20'))
    expect([first.dates.length, first.dates.at(-1), first.next]).toEqual([100, '2021-12-01', '2021-12-08'])
    const [second, third, fourth] = [first.next, '2023-11-08', '2025-10-08'].map((next) =>
      dueDates(schedule, day(next), day('2026-11-20')),
    )
    expect([second!.dates[0], second!.next, third!.next, fourth!.dates.length, fourth!.next]).toEqual([
      '2021-12-08',
      '2023-11-08',
      '2025-10-08',
      59,
      '2026-11-25',
    ])
  })

  it('are those of a calendar, for any start, rhythm and day', () => {
    const anyDay = fc.integer({ min: 0, max: 1600 }).map((n) => addDays(day('2023-06-01'), n))
    const rhythm = fc.constantFrom(...(['weekly', 'monthly', 'quarterly', 'half_yearly', 'yearly'] as const))
    fc.assert(
      fc.property(anyDay, rhythm, anyDay, anyDay, (date, repeat, from, today) => {
        const schedule = { date, repeat }
        const { dates, next } = dueDates(schedule, from, today, 10_000)
        const calendar = naive(schedule, addDays([from, today, date].toSorted().at(-1)!, 400)).filter(
          (one) => one >= from,
        )
        expect(dates).toEqual(calendar.filter((one) => one <= today))
        expect([nextDateFrom(schedule, from), next]).toEqual([calendar[0], calendar.find((one) => one > today)])
      }),
      cases(5_000),
    )
  }, 30_000)
})

describe('a voucher', () => {
  const date = day('2026-01-05')
  it('repeats when it is complete and says so', () => {
    expect(scheduleOf({ repeat: 'weekly', date, archived: false })).toEqual({
      date,
      repeat: 'weekly',
      repeat_day: null,
      followed_on: null,
    })
    for (const not of [{ repeat: 'never' as const }, { archived: true }, { date: null }]) {
      expect(scheduleOf({ repeat: 'weekly', date, archived: false, ...not })).toBeNull()
    }
  })
})

describe('a stopped repeat', () => {
  it.each([
    ['a gap is not filled', '2026-03-05', '2026-11-20', '2026-12-05'],
    ['today counts', '2026-03-05', '2026-11-05', '2026-11-05'],
    ['what was generated today before the stop does not come back', '2026-12-05', '2026-11-05', '2026-12-05'],
    ['nothing was known to be left out', null, '2026-11-20', '2026-12-05'],
  ])('goes on from today when it is started: %s', (_why, left, today, next) => {
    expect(restartedState(monthly('2026-01-05'), left === null ? null : day(left), day(today))).toEqual(
      runningState(day(next)),
    )
  })
})

describe('a repeat whose voucher is written', () => {
  const today = day('2026-11-20')
  const at = (date: string, repeat: 'never' | 'weekly' | 'monthly' = 'monthly', archived = false) => ({
    date: day(date),
    repeat,
    archived,
  })
  const going = { ...at('2026-01-05'), ...runningState(day('2026-12-05')) }
  const ended = { ...at('2026-01-05'), ...stoppedState(day('2026-04-05'), 'freeLimit') }

  it('goes on as it was where date and rhythm are the same', () => {
    expect(stateAfterChange(going, at('2026-01-05'), true, today)).toEqual(runningState(day('2026-12-05')))
    expect(stateAfterChange(ended, at('2026-01-05'), true, today)).toEqual(stoppedState(day('2026-04-05'), 'freeLimit'))
  })

  it('begins with its second date where it is new', () => {
    const never = { ...at('2026-01-05', 'never'), ...noRepeat }
    expect(stateAfterChange(never, at('2026-01-05'), false, today)).toEqual(runningState(day('2026-02-05')))
    expect(
      stateAfterChange({ ...at('2026-01-05', 'weekly', true), ...noRepeat }, at('2026-01-05', 'weekly'), false, today),
    ).toEqual(runningState(day('2026-01-12')))
    const future = { ...at('2027-03-01'), ...runningState(day('2027-04-01')) }
    expect(stateAfterChange(future, at('2026-10-31'), false, today)).toEqual(runningState(day('2026-11-30')))
  })

  it('begins tomorrow where it has generated before', () => {
    expect(stateAfterChange(going, at('2026-01-20'), true, today)).toEqual(runningState(day('2026-12-20')))
    expect(stateAfterChange(going, at('2026-01-03', 'weekly'), true, today)).toEqual(runningState(day('2026-11-21')))
    // If all vouchers were deleted for good, they don't come back either.
    expect(stateAfterChange(going, at('2026-01-06'), false, today)).toEqual(runningState(day('2026-12-06')))
    expect(stateAfterChange(going, at('2027-05-31'), true, today)).toEqual(runningState(day('2027-06-30')))
  })

  it('stays stopped, at the first date of the new schedule that is left out', () => {
    expect(stateAfterChange(ended, at('2026-01-10'), true, today)).toEqual(stoppedState(day('2026-04-10'), 'freeLimit'))
    const justNow = { ...at('2026-01-10'), ...stoppedState(day('2026-12-10')) }
    expect(stateAfterChange(justNow, at('2026-01-05'), true, today)).toEqual(stoppedState(day('2026-12-05')))
  })

  it('is none while the voucher is to be filled out, or never repeats', () => {
    expect(stateAfterChange(going, at('2026-01-05', 'monthly', true), true, today)).toEqual(noRepeat)
    expect(stateAfterChange(ended, at('2026-01-05', 'never'), true, today)).toEqual(noRepeat)
  })
})

describe('a repeat whose next date is', () => {
  it.each([
    ['tomorrow', '2026-11-21', false],
    ['today', '2026-11-20', true],
    ['long past', '2021-01-08', true],
    ['none', null, false],
  ])('%s: %s', (_, next_on, expected) => {
    expect(isInProgress({ next_on: next_on === null ? null : day(next_on) }, day('2026-11-20'))).toBe(expected)
  })
})
