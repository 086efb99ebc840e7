import { describe, expect, it } from 'vitest'
import { day } from '../../../base/kit/day'
import { ore } from '../../../base/kit/money'
import type { PlanRepeats } from '../../../books/expense/model-plan'
import { isNear, standingOf } from './standing'

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
const booked = { next_rent_on: day('2026-12-01'), blocked_by: '' as const }
const waiting = { next_rent_on: day('2026-11-01'), blocked_by: 'endOf30Days' as const }
const ended = { next_rent_on: null, blocked_by: '' as const }

describe('what the plan does to repeats and rent', () => {
  it('is nothing for a subscriber', () => {
    const paying = { ...trial, subscriptionActive: true }
    expect(standingOf(paying, has(runs(1, null)), [booked, ended])).toEqual({
      stopping: null,
      rentStops: null,
      stopped: [],
      rentsWaiting: 0,
      mayStart: true,
    })
  })

  it('names the first date of all, why, and from when rent waits', () => {
    const standing = standingOf(trial, has(runs(1, '2026-12-25'), runs(2, '2026-12-20')), [
      booked,
      booked,
      ended,
      waiting,
    ])
    expect(standing).toMatchObject({
      stopping: { date: '2026-12-20', cause: 'trial' },
      rentStops: { date: '2026-12-20', count: 2 },
      rentsWaiting: 1,
      mayStart: true,
    })
    expect(standing.stopping!.repeats.map(({ id }) => id)).toEqual([1, 2])
    expect(standingOf(trial, has(runs(1, '2026-12-04')), []).stopping!.cause).toBe('places')
    const calledOff = { ...trial, subscriptionActive: true, subscriptionEndsOn: day('2027-02-01') }
    expect(standingOf(calledOff, has(runs(1, '2027-02-05')), [booked])).toMatchObject({
      stopping: { date: '2027-02-05', cause: 'subscription' },
      rentStops: { date: '2027-02-02', count: 1 },
    })
  })

  it('knows whether what has stopped can go on', () => {
    const over = { ...trial, trial: { day: 30, state: 'blocked' as const } }
    expect(standingOf(over, has(), []).mayStart).toBe(false)
    expect(standingOf({ ...trial, free: { ...trial.free, used: 21 } }, has(), []).mayStart).toBe(false)
    expect(standingOf({ ...trial, free: { ...trial.free, used: 20 } }, has(), []).mayStart).toBe(true)
    expect(standingOf({ ...over, subscriptionActive: true }, has(), []).mayStart).toBe(true)
  })

  it('is told beside the vouchers from two weeks before', () => {
    expect(isNear({ date: day('2026-12-20') }, day('2026-12-05'))).toBe(false)
    expect(isNear({ date: day('2026-12-20') }, day('2026-12-06'))).toBe(true)
    expect(isNear({ date: day('2026-12-20') }, day('2026-12-30'))).toBe(true)
  })
})
