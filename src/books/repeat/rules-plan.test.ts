import { describe, expect, it } from 'vitest'
import { day, type Day } from '../../base/kit/day'
import { leftOutDates, resumedState, firstDatesWithoutVoucher, type RunningRepeat } from './rules-plan'

const repeat = (id: number, next_on: string, more: Partial<RunningRepeat> = {}): RunningRepeat => ({
  account_id: 1,
  id,
  date: day('2026-10-05'),
  repeat: 'monthly',
  next_on: day(next_on),
  ...more,
})
const weekly = (id: number, next_on: string): RunningRepeat =>
  repeat(id, next_on, { repeat: 'weekly', date: day('2026-11-02') })
const stops = (repeats: readonly RunningRepeat[], end: string | null, left = 21): (Day | null)[] => [
  ...firstDatesWithoutVoucher(repeats, { end: end === null ? null : day(end), left }).values(),
]

describe('the date on which the plan stops a repeat', () => {
  it('is its first one from the plan’s end on', () => {
    expect(stops([repeat(1, '2026-12-05'), weekly(2, '2026-11-23')], '2026-12-20')).toEqual([
      '2027-01-05',
      '2026-12-21',
    ])
    // On the day of the end no voucher is generated. On the day before, one is.
    expect(stops([repeat(1, '2026-12-05')], '2026-12-05')).toEqual(['2026-12-05'])
    expect(stops([repeat(1, '2026-12-05')], '2026-12-06')).toEqual(['2027-01-05'])
  })
  it('is the next one where the end has come already', () => {
    expect(stops([repeat(1, '2026-12-05')], '2026-11-01')).toEqual(['2026-12-05'])
  })
  it('is the first that finds no free place, the earliest dates of all repeats going first', () => {
    const all = [repeat(1, '2026-12-05'), weekly(2, '2026-11-23')]
    expect(stops(all, '2026-12-20', 3)).toEqual(['2027-01-05', '2026-12-07'])
    expect(stops(all, '2026-12-20', 2)).toEqual(['2026-12-05', '2026-12-07'])
    expect(stops(all, '2026-12-20', 0)).toEqual(['2026-12-05', '2026-11-23'])
  })
  it('is not known while the plan has no end, and infinitely many are allowed until it does', () => {
    expect(stops([repeat(1, '2026-12-05')], null)).toEqual([null])
    expect(stops([weekly(1, '2026-11-23')], '2027-03-01', Infinity)).toEqual(['2027-03-01'])
  })
  it('is none where another voucher goes on with it before', () => {
    expect(stops([repeat(1, '2026-12-05', { followed_on: day('2026-12-05') })], '2026-12-20')).toEqual([null])
  })
})

describe('what a stopped repeat has left out', () => {
  it('are its dates from the first one left out up to today', () => {
    expect(leftOutDates(repeat(1, '2026-12-05'), day('2026-12-05'), day('2027-03-04'))).toEqual([
      '2026-12-05',
      '2027-01-05',
      '2027-02-05',
    ])
    expect(leftOutDates(repeat(1, '2026-12-05'), day('2026-12-05'), day('2026-12-04'))).toEqual([])
  })
  it('ends where another voucher has gone on', () => {
    const followed = repeat(1, '2026-12-05', { followed_on: day('2027-02-05') })
    expect(leftOutDates(followed, day('2026-12-05'), day('2027-03-04'))).toEqual(['2026-12-05', '2027-01-05'])
    expect(resumedState(followed, day('2027-02-05'))).toBeNull()
  })
  it('is where it goes on', () => {
    expect(resumedState(repeat(1, '2026-12-05'), day('2026-12-05'))).toEqual({
      next_on: '2026-12-05',
      isRepeatStopped: false,
      stopped_by: '',
      stopped_on: null,
    })
  })
})
