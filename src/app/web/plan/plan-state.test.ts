import { describe, expect, it } from 'vitest'
import { day } from '../../../base/kit/day'
import { ore } from '../../../base/kit/money'
import type { PlanRepeats } from '../../../books/repeat/model'
import { stopsToShow, planStateOf } from './plan-state'

const trial = {
  firstBilagDate: day('2026-11-20'),
  subscriptionActive: false,
  subscriptionEndsOn: null,
  trial: { day: 5, state: 'open' as const },
  free: { used: 3, warnAt: 15, cap: 21 },
}
const runs = (id: number, stops_on: string | null): PlanRepeats['running'][number] => ({
  id,
  houseId: 1,
  description: 'Renhold',
  repeat: 'weekly',
  sum: ore(500_00),
  next_on: day('2026-11-27'),
  stops_on: stops_on === null ? null : day(stops_on),
})
const has = (...running: PlanRepeats['running']): PlanRepeats => ({ running, stopped: [] })
const stopped = (stopped_by: 'endOf30Days' | 'freeLimit', stopped_on: string): PlanRepeats['stopped'][number] => ({
  id: 9,
  houseId: 1,
  description: 'Renhold',
  repeat: 'weekly',
  sum: ore(500_00),
  stopped_by,
  stopped_on: day(stopped_on),
  left_out: 1,
})
const openEnded = {
  start_date: day('2024-01-01'),
  end_date: null,
  finished_on: null,
  notice: null,
  dwelling_kind: 'home' as const,
  own_home_let: false,
  fixed_term_reason: '',
  other: '',
}
const booked = { ...openEnded, next_rent_on: day('2026-12-01'), blocked_by: '' as const }
const waiting = { ...openEnded, next_rent_on: day('2026-11-01'), blocked_by: 'endOf30Days' as const }
const ended = { ...openEnded, next_rent_on: null, blocked_by: '' as const }

describe('what the plan does to repeats and rent', () => {
  it('is nothing for a subscriber', () => {
    const paying = { ...trial, subscriptionActive: true }
    expect(planStateOf(paying, has(runs(1, null)), [booked, ended])).toEqual({
      stopping: null,
      rentStops: null,
      stopped: [],
      causes: [],
      rentsWaiting: 0,
      mayStart: true,
    })
  })

  it('names the first date of all, why, and from when rent waits', () => {
    const planState = planStateOf(trial, has(runs(1, '2026-12-25'), runs(2, '2026-12-20')), [
      booked,
      booked,
      ended,
      waiting,
    ])
    expect(planState).toMatchObject({
      stopping: { date: '2026-12-20', cause: 'trial' },
      rentStops: { date: '2026-12-20', count: 2 },
      rentsWaiting: 1,
      mayStart: true,
    })
    expect(planState.stopping!.repeats.map(({ id }) => id)).toEqual([1, 2])
    expect(planStateOf(trial, has(runs(1, '2026-12-04')), []).stopping!.cause).toBe('places')
    const calledOff = { ...trial, subscriptionActive: true, subscriptionEndsOn: day('2027-02-01') }
    expect(planStateOf(calledOff, has(runs(1, '2027-02-05')), [booked])).toMatchObject({
      stopping: { date: '2027-02-05', cause: 'subscription' },
      rentStops: { date: '2027-02-02', count: 1 },
    })
  })

  it('leaves out rent of a lease that ends before it would wait', () => {
    const until = (end: string, more = {}) => ({
      ...booked,
      end_date: day(end),
      start_date: day('2020-01-01'),
      ...more,
    })
    const [before, thatDay] = [until('2026-12-19'), until('2026-12-20')]
    expect(planStateOf(trial, has(), [booked, before, thatDay]).rentStops).toEqual({ date: '2026-12-20', count: 2 })
    expect(planStateOf(trial, has(), [before]).rentStops).toBeNull()
    expect(planStateOf(trial, has(), [{ ...booked, finished_on: day('2026-12-01') }]).rentStops).toBeNull()
    // The term is too short without a reason, so the contract runs on.
    const short = until('2026-12-19', { start_date: day('2026-01-01') })
    expect(planStateOf(trial, has(), [short]).rentStops).toEqual({ date: '2026-12-20', count: 1 })
  })

  it('knows whether what has stopped can go on', () => {
    const over = { ...trial, trial: { day: 30, state: 'blocked' as const } }
    expect(planStateOf(over, has(), []).mayStart).toBe(false)
    expect(planStateOf({ ...trial, free: { ...trial.free, used: 21 } }, has(), []).mayStart).toBe(false)
    expect(planStateOf({ ...trial, free: { ...trial.free, used: 20 } }, has(), []).mayStart).toBe(true)
    expect(planStateOf({ ...over, subscriptionActive: true }, has(), []).mayStart).toBe(true)
  })

  it('is told beside the vouchers from two weeks before', () => {
    const news = (today: string) => stopsToShow(planStateOf(trial, has(runs(1, '2026-12-20')), [booked]), day(today))
    expect(news('2026-12-05')).toMatchObject({ stopping: null, rentStops: null })
    expect(news('2026-12-06')).toMatchObject({ stopping: { date: '2026-12-20' }, rentStops: { date: '2026-12-20' } })
    expect(news('2026-12-30').stopping).not.toBeNull()
  })

  it('is told, once the plan is over, also of a date that is far ahead, in which nothing has stopped yet', () => {
    const over = { ...trial, trial: { day: 31, state: 'blocked' as const } }
    const news = stopsToShow(
      planStateOf(over, has(runs(1, '2027-03-01')), [{ ...booked, next_rent_on: day('2027-02-01') }]),
      day('2026-12-21'),
    )
    expect(news).toMatchObject({
      stopping: { date: '2027-03-01', cause: 'trialOver' },
      rentStops: { date: '2027-02-01', count: 1 },
    })
    // Next to a stopped repeat, another one that will stop is reported too.
    const both = { running: [runs(1, '2027-03-01')], stopped: [stopped('endOf30Days', '2026-12-20')] }
    const beside = stopsToShow(planStateOf(over, both, []), day('2026-12-21'))
    expect([beside.stopped.length, beside.stopping!.repeats.length]).toEqual([1, 1])
  })

  it('says of what has stopped what keeps it so today', () => {
    const over = { ...trial, trial: { day: 31, state: 'blocked' as const } }
    const full = { ...trial, free: { ...trial.free, used: 21 } }
    const causes = (profile: Parameters<typeof planStateOf>[0], ...all: PlanRepeats['stopped']) =>
      planStateOf(profile, { running: [], stopped: all }, []).causes.map(({ cause, count }) => `${cause} ${count}`)
    const [trialEnd, places] = [stopped('endOf30Days', '2026-12-22'), stopped('freeLimit', '2026-12-01')]
    expect(causes(over, trialEnd, trialEnd)).toEqual(['trialOver 2'])
    expect(causes(full, places)).toEqual(['placesUsed 1'])
    expect(causes({ ...over, free: full.free }, trialEnd, places)).toEqual(['trialOver 1', 'placesUsed 1'])
    // The free vouchers are not used up any more. Only the end of the trial still stops the repeat.
    expect(causes(over, places)).toEqual(['trialOver 1'])
    const ended = { ...over, subscriptionEndsOn: day('2027-01-31') }
    expect(causes(ended, trialEnd, stopped('endOf30Days', '2027-02-03'))).toEqual(['trialOver 1', 'subscriptionOver 1'])
    expect(causes({ ...over, subscriptionActive: true }, trialEnd, places)).toEqual(['earlier 2'])
  })

  it('says why a date gets no voucher: by then, or because it is so today', () => {
    const cause = (profile: Parameters<typeof planStateOf>[0]) =>
      planStateOf(profile, has(runs(1, '2027-02-05')), []).stopping!.cause
    const over = { ...trial, trial: { day: 31, state: 'blocked' as const } }
    expect(cause(trial)).toBe('trial')
    expect(cause(over)).toBe('trialOver')
    expect(cause({ ...over, subscriptionEndsOn: day('2027-01-31') })).toBe('subscriptionOver')
    const [date, free] = ['2026-12-04', { ...trial.free, used: 21 }]
    expect(planStateOf({ ...trial, free }, has(runs(1, date)), []).stopping!.cause).toBe('placesUsed')
  })
})
