import { describe, expect, it } from 'vitest'
import { day, type Day } from '../../base/kit/day'
import { followingVoucher, isBookedRepeat, isRepeatChangeable, type RepeatChange } from './rules-change'

const days = (...texts: string[]): Day[] => texts.map(day)
const schedule = { date: day('2026-01-31'), repeat: 'monthly' } as const
const change: RepeatChange = {
  schedule,
  next_on: day('2026-07-31'),
  from: day('2026-04-01'),
  repeat: 'monthly',
  replaced: days('2026-04-30', '2026-05-31', '2026-06-30'),
  staying: [],
  today: day('2026-07-15'),
}
const follower = (more: Partial<RepeatChange> = {}) => followingVoucher({ ...change, ...more })

describe('a repeat that is changed from a date on', () => {
  it.each<[string, Partial<RepeatChange>, ReturnType<typeof followingVoucher>]>([
    [
      'goes on at its first date from then on, and replaces the later ones; the 31st stays the anchor',
      {},
      { date: day('2026-04-30'), repeat_day: 31, dates: days('2026-05-31', '2026-06-30'), next_on: day('2026-07-31') },
    ],
    [
      'begins on the day itself where that is one of its dates',
      { from: day('2026-05-31'), replaced: days('2026-05-31', '2026-06-30') },
      { date: day('2026-05-31'), repeat_day: null, dates: days('2026-06-30'), next_on: day('2026-07-31') },
    ],
    [
      'may begin in days to come',
      { from: day('2027-02-01'), replaced: [] },
      { date: day('2027-02-28'), repeat_day: 31, dates: [], next_on: day('2027-03-31') },
    ],
    [
      'makes what has come due and is not made yet, with the new price',
      { today: day('2026-09-05') },
      {
        date: day('2026-04-30'),
        repeat_day: 31,
        dates: days('2026-05-31', '2026-06-30', '2026-07-31', '2026-08-31'),
        next_on: day('2026-09-30'),
      },
    ],
    [
      'leaves a voucher that stays the only one of its date, also the first',
      { replaced: days('2026-06-30'), staying: days('2026-04-30', '2026-05-31') },
      { date: day('2026-06-30'), repeat_day: 31, dates: [], next_on: day('2026-07-31') },
    ],
    [
      'fills no gap and brings back nothing deleted',
      { replaced: days('2026-06-30') },
      { date: day('2026-04-30'), repeat_day: 31, dates: days('2026-06-30'), next_on: day('2026-07-31') },
    ],
    [
      'takes the rhythm of a bill that comes four times a year, and keeps the 31st',
      { repeat: 'quarterly', from: day('2026-02-01'), replaced: days('2026-02-28', '2026-03-31') },
      { date: day('2026-02-28'), repeat_day: 31, dates: days('2026-05-31'), next_on: day('2026-08-31') },
    ],
    [
      'takes another rhythm from its first date on, past and future',
      { repeat: 'weekly', from: day('2026-06-01'), replaced: days('2026-06-30') },
      {
        date: day('2026-06-30'),
        repeat_day: null,
        dates: days('2026-07-07', '2026-07-14'),
        next_on: day('2026-07-21'),
      },
    ],
    [
      'in another rhythm makes no second voucher beside one that stays',
      { repeat: 'weekly', from: day('2026-06-01'), replaced: days('2026-06-30'), staying: days('2026-07-07') },
      { date: day('2026-06-30'), repeat_day: null, dates: days('2026-07-14'), next_on: day('2026-07-21') },
    ],
    [
      'goes from weekly to monthly without an anchor',
      {
        schedule: { date: day('2026-06-03'), repeat: 'weekly' },
        next_on: day('2026-07-22'),
        from: day('2026-06-11'),
        replaced: days('2026-06-17', '2026-06-24', '2026-07-01', '2026-07-08', '2026-07-15'),
      },
      { date: day('2026-06-17'), repeat_day: null, dates: [], next_on: day('2026-07-17') },
    ],
    [
      'keeps the dates that an earlier rhythm made',
      { schedule: { date: day('2026-03-02'), repeat: 'monthly' }, replaced: days('2026-04-06', '2026-04-13') },
      {
        date: day('2026-04-02'),
        repeat_day: null,
        dates: days('2026-04-06', '2026-04-13'),
        next_on: day('2026-08-02'),
      },
    ],
  ])('%s', (_what, more, expected) => {
    expect(follower(more)).toEqual(expected)
  })

  it('hands the anchor on to the next change', () => {
    const again = { date: day('2026-04-30'), repeat: 'monthly', repeat_day: 31 } as const
    expect(follower({ schedule: again, from: day('2026-06-01'), replaced: days('2026-06-30') })).toEqual({
      date: day('2026-06-30'),
      repeat_day: 31,
      dates: [],
      next_on: day('2026-07-31'),
    })
  })
})

it('can be changed while it runs and is followed by none', () => {
  const runs = { repeat: 'monthly', next_on: day('2026-08-31'), followed_on: null } as const
  expect(isRepeatChangeable(runs)).toBe(true)
  for (const not of [{ repeat: 'never' }, { next_on: null }, { followed_on: day('2026-09-01') }] as const)
    expect(isRepeatChangeable({ ...runs, ...not })).toBe(false)
})

it('asks which vouchers a change is for where it runs and is booked', () => {
  const runs = { repeat: 'monthly', next_on: day('2026-08-31'), followed_on: null, isTrashed: false } as const
  const today = day('2026-07-15')
  expect(isBookedRepeat({ ...runs, date: today }, today)).toBe(true)
  for (const not of [{ date: day('2026-07-16') }, { date: null }, { isTrashed: true }, { next_on: null }] as const)
    expect(isBookedRepeat({ ...runs, date: today, ...not }, today)).toBe(false)
})
