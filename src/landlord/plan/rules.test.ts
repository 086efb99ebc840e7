import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, day } from '../../base/kit/day'
import { startsOfEndingTrials, latestEndedTrialStart, firstBlockedDay, planOf, voucherRefusal } from './rules'

const first = day('2026-02-10')
const facts = { firstBilagDate: first, usedBilags: 3, subscriptionActive: false }

describe('the trial', () => {
  it.each([
    ['2026-02-09', 0, 'open', 'the clock was set back'],
    ['2026-02-10', 0, 'open', 'the day of the first document'],
    ['2026-02-11', 1, 'open', 'the next day'],
    ['2026-03-09', 27, 'open', 'the last day without a warning'],
    ['2026-03-10', 28, 'warning', 'day 28'],
    ['2026-03-11', 29, 'warning', 'day 29'],
    ['2026-03-12', 30, 'blocked', 'day 30'],
    ['2027-02-10', 365, 'blocked', 'a year later'],
  ])('on %s is day %i, %s: %s', (today, number, state) => {
    expect(planOf(facts, day(today)).trial).toEqual({ day: number, state })
    expect(voucherRefusal(facts, day(today))).toBe(state === 'blocked' ? 'endOf30Days' : null)
  })

  it('counts calendar days over the change to summer time', () => {
    const before = { ...facts, firstBilagDate: day('2026-03-28') }
    expect(planOf(before, day('2026-03-30')).trial.day).toBe(2)
  })

  it('has not begun before the first document', () => {
    expect(planOf({ ...facts, firstBilagDate: null }, day('2030-01-01')).trial).toEqual({ day: 0, state: 'open' })
  })

  it('never stops a subscriber', () => {
    const paying = { ...facts, subscriptionActive: true, usedBilags: 400 }
    expect(planOf(paying, day('2027-02-10')).trial).toEqual({ day: 365, state: 'open' })
    expect(voucherRefusal(paying, day('2027-02-10'))).toBeNull()
  })

  it('is over for exactly the first dates up to latestEndedTrialStart', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: -60, max: 60 }), (shift, back) => {
        const today = addDays(first, shift)
        const start = addDays(today, back)
        expect(voucherRefusal({ ...facts, firstBilagDate: start }, today) === 'endOf30Days').toBe(
          start <= latestEndedTrialStart(today),
        )
      }),
    )
  })
})

describe('the mail about the end of the trial', () => {
  it('is due exactly while the screens warn', () => {
    for (let back = 0; back <= 60; back += 1) {
      const today = addDays(first, back)
      const { from, to } = startsOfEndingTrials(today)
      expect([back, from <= first && first <= to]).toEqual([back, planOf(facts, today).trial.state === 'warning'])
    }
  })
})

describe('the free vouchers', () => {
  it.each([
    [0, null],
    [15, null],
    [20, null],
    [21, 'freeLimit'],
    [22, 'freeLimit'],
  ] as const)('with %i vouchers the next one is answered %s', (usedBilags, reason) => {
    expect(voucherRefusal({ ...facts, usedBilags }, first)).toBe(reason)
    expect(planOf({ ...facts, usedBilags }, first).free).toEqual({ used: usedBilags, warnAt: 15, cap: 21 })
  })

  it('the end of the trial is named before the cap', () => {
    expect(voucherRefusal({ ...facts, usedBilags: 21 }, addDays(first, 30))).toBe('endOf30Days')
  })
})

describe('the first day on which nothing new is allowed', () => {
  const ends = (over: object) => firstBlockedDay({ ...facts, subscriptionEndsOn: null, ...over })
  it('is day 30 of the trial, and that day blocks', () => {
    expect(ends({})).toBe('2026-03-12')
    expect(voucherRefusal(facts, day('2026-03-11'))).toBeNull()
    expect(voucherRefusal(facts, day('2026-03-12'))).toBe('endOf30Days')
  })
  it('is not known before the first document, and while a subscription goes on', () => {
    expect(ends({ firstBilagDate: null })).toBeNull()
    expect(ends({ subscriptionActive: true })).toBeNull()
  })
  it('is the day after a subscription that is called off, unless the trial or free places last longer', () => {
    const calledOff = (over: object) => ends({ subscriptionActive: true, ...over })
    expect(calledOff({ subscriptionEndsOn: day('2026-08-01') })).toBe('2026-08-02')
    expect(calledOff({ subscriptionEndsOn: day('2026-02-20') })).toBe('2026-03-12')
    expect(calledOff({ subscriptionEndsOn: day('2026-02-20'), usedBilags: 40 })).toBe('2026-02-21')
    expect(calledOff({ subscriptionEndsOn: day('2026-08-01'), firstBilagDate: null })).toBeNull()
  })
  it('is the end of the trial again once the subscription has ended', () => {
    expect(ends({ subscriptionEndsOn: day('2026-08-01') })).toBe('2026-03-12')
  })
})
