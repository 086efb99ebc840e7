import { expect, test } from 'vitest'
import { CallError } from '../../../base/ui/query/call-request'
import { day } from '../../../base/kit/day'
import { isAfterSubscription, limitOf, limitOfError, limitStopsVouchers } from './limit'

const plan = (state: 'open' | 'warning' | 'blocked', used: number, subscriptionActive = false) => ({
  subscriptionActive,
  trial: { day: 1, state },
  free: { used, warnAt: 15, cap: 21 },
})

test('nothing is said before the fifteenth voucher of an open trial', () => {
  expect(limitOf(plan('open', 14))).toBe(null)
})
test('the fifteenth warns, the twenty-first stops', () => {
  expect(limitOf(plan('open', 15))).toBe('nearFreeLimit')
  expect(limitOf(plan('open', 21))).toBe('freeLimit')
})
test('what stops goes before what warns', () => {
  expect(limitOf(plan('warning', 21))).toBe('freeLimit')
  expect(limitOf(plan('blocked', 15))).toBe('endOf30Days')
  expect(limitOf(plan('warning', 3))).toBe('endOf28Days')
})
test('a subscription lifts every limit', () => {
  expect(limitOf(plan('blocked', 40, true))).toBe(null)
})
test('only warnings let the landlord go on', () => {
  expect((['endOf28Days', 'nearFreeLimit'] as const).map(limitStopsVouchers)).toEqual([false, false])
  expect((['endOf30Days', 'freeLimit', 'subscriptionRequired'] as const).map(limitStopsVouchers)).toEqual([
    true,
    true,
    true,
  ])
})
test('a refused call names its limit, any other refusal none', () => {
  expect(limitOfError(new CallError('freeLimit', 402))).toBe('freeLimit')
  expect(limitOfError(new CallError('invalid', 422))).toBe(null)
  expect(limitOfError(new Error('freeLimit'))).toBe(null)
})
test('an ended subscription is named where nothing is allowed after it, and only there', () => {
  const ended = { subscriptionActive: false, subscriptionEndsOn: day('2026-11-01') }
  expect(
    (['endOf30Days', 'freeLimit', 'subscriptionRequired'] as const).map((one) => isAfterSubscription(one, ended)),
  ).toEqual([true, true, true])
  expect(isAfterSubscription('nearFreeLimit', ended)).toBe(false)
  expect(isAfterSubscription('endOf30Days', { ...ended, subscriptionEndsOn: null })).toBe(false)
  expect(isAfterSubscription('subscriptionRequired', { ...ended, subscriptionActive: true })).toBe(false)
})
