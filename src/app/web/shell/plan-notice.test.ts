import { describe, expect, it } from 'vitest'
import { day } from '../../../base/kit/day'
import { planNotice } from './plan-notice'

const plan = (state: 'open' | 'warning' | 'blocked', used: number, subscriptionActive = false) => ({
  subscriptionActive,
  subscriptionEndsOn: null,
  trial: { day: 1, state },
  free: { used, warnAt: 15, cap: 21 },
})

describe('the notice on the plan', () => {
  it('is silent while there is nothing to know', () => {
    expect(planNotice(plan('open', 14))).toBeNull()
  })
  it('is silent with a subscription, whatever the counters say', () => {
    expect(planNotice(plan('blocked', 30, true))).toBeNull()
  })
  it.each([
    ['open', 15, 'freeWarning'],
    ['open', 20, 'freeWarning'],
    ['open', 21, 'freeLimit'],
    ['warning', 0, 'trialWarning'],
    ['warning', 15, 'trialWarning'],
    ['warning', 21, 'freeLimit'],
    ['blocked', 0, 'endOf30Days'],
    ['blocked', 21, 'endOf30Days'],
  ] as const)('with the trial %s and %i vouchers says %s: what is blocked before what will be', (state, used, says) => {
    expect(planNotice(plan(state, used))).toBe(says)
  })
  it('names an ended subscription where it is what blocks, and not one that is called off', () => {
    const ended = { subscriptionEndsOn: day('2026-11-01') }
    expect(planNotice({ ...plan('blocked', 3), ...ended })).toBe('subscriptionEnded')
    expect(planNotice({ ...plan('open', 32), ...ended })).toBe('subscriptionEnded')
    expect(planNotice({ ...plan('open', 3), ...ended })).toBeNull()
    expect(planNotice({ ...plan('blocked', 32, true), ...ended })).toBeNull()
  })
})
