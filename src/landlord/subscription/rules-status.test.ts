import { describe, expect, it } from 'vitest'
import { addTime, day, type Day, type Instant } from '../../base/kit/day'
import { SubscriptionStatus, type ReadSubscription } from './model'
import {
  currentSubscription,
  subscriptionEndDay,
  isActive,
  mayStateBeOutdated,
  type StoredSubscription,
  billingNotice,
} from './rules-status'

const now = '2026-11-20T10:00:00.000Z' as Instant
const read = (over: Partial<ReadSubscription> = {}): ReadSubscription => ({
  id: 'sub_1',
  status: 'active',
  interval: 'month',
  endsAt: '2026-12-20T10:00:00.000Z' as Instant,
  cancelAtPeriodEnd: false,
  createdAt: '2026-11-20T10:00:00.000Z' as Instant,
  ...over,
})
const later = '2026-11-21T10:00:00.000Z' as Instant

it('is active while active, in trial or tried again after a failed payment, and at nothing else', () => {
  expect(SubscriptionStatus.options.filter(isActive)).toEqual(['active', 'past_due', 'trialing'])
  expect(isActive(null)).toBe(false)
})

describe('the subscription that counts', () => {
  it.each<[string, ReadSubscription[], string | null]>([
    ['of none', [], null],
    ['of one that has ended', [read({ status: 'canceled' })], 'sub_1'],
    [
      'is the active one, not a newer one that was never paid',
      [read(), read({ id: 'sub_2', status: 'incomplete', createdAt: later })],
      'sub_1',
    ],
    [
      'is the paid one, not a newer one that is due',
      [read(), read({ id: 'sub_2', status: 'past_due', createdAt: later })],
      'sub_1',
    ],
    [
      'is one that is due, not a newer one that has ended',
      [read({ status: 'past_due' }), read({ id: 'sub_2', status: 'canceled', createdAt: later })],
      'sub_1',
    ],
    [
      'is the newest of those that have ended',
      [read({ status: 'canceled' }), read({ id: 'sub_2', status: 'unpaid', createdAt: later })],
      'sub_2',
    ],
  ])('%s', (_title, all, id) => {
    expect(currentSubscription(all)?.id ?? null).toBe(id)
    expect(currentSubscription(all.toReversed())?.id ?? null).toBe(id)
  })
})

describe('what is stored may be behind', () => {
  const stored: StoredSubscription = {
    customer: 'cus_1',
    status: null,
    end_at: null,
    checkout_at: addTime(now, -60_000),
    read_at: null,
  }
  it.each<[string, Partial<StoredSubscription>, boolean]>([
    ['after a checkout was opened', {}, true],
    ['not without a customer', { customer: null }, false],
    ['not without a checkout', { checkout_at: null }, false],
    ['not a day after the checkout', { checkout_at: addTime(now, -25 * 3_600_000) }, false],
    ['not when it was read just now', { read_at: addTime(now, -1999) }, false],
    ['when it was read two seconds ago', { read_at: addTime(now, -2000) }, true],
    ['after a checkout, when the one before has ended', { status: 'canceled' }, true],
    ['not when it is active', { status: 'active', end_at: addTime(now, 1000) }, false],
    ['when the period of an active one is over', { status: 'active', end_at: now, checkout_at: null }, true],
    ['not when an active one has no end', { status: 'active' }, false],
  ])('%s', (_title, over, expected) => expect(mayStateBeOutdated({ ...stored, ...over }, now)).toBe(expected))
})

describe('the landlord is told', () => {
  it.each([
    ['when a payment fails', 'active', 'past_due', 'paymentFailed'],
    ['when a payment fails, and nothing was known before', null, 'past_due', 'paymentFailed'],
    ['once, not at each attempt', 'past_due', 'past_due', null],
    ['when the last attempt has failed', 'past_due', 'canceled', 'ended'],
    ['when it is left unpaid', 'past_due', 'unpaid', 'ended'],
    ['when it has ended', 'active', 'canceled', 'ended'],
    ['when the provider no longer has one', 'active', null, 'ended'],
    ['not when it begins', null, 'active', null],
    ['not when it begins again', 'canceled', 'active', null],
    ['not when it is paid after all', 'past_due', 'active', null],
    ['not again of what has ended', 'canceled', 'canceled', null],
    ['not when there never was one', null, null, null],
    ['not of a first payment that failed', null, 'incomplete', null],
  ] as const)('%s', (_title, before, after, expected) => expect(billingNotice(before, after)).toBe(expected))
})

describe('the day on which a subscription ends', () => {
  // Half past midnight of the next day in Oslo.
  const end_at = '2026-12-19T23:30:00.000Z' as Instant
  it.each<[string, Parameters<typeof subscriptionEndDay>[0], string, Day | null]>([
    ['goes on', { status: 'active', end_at, cancelAtPeriodEnd: false }, '2026-11-20', null],
    ['is called off', { status: 'active', end_at, cancelAtPeriodEnd: true }, '2026-11-20', day('2026-12-20')],
    ['is tried again', { status: 'past_due', end_at, cancelAtPeriodEnd: false }, '2026-12-25', null],
    ['has ended', { status: 'canceled', end_at, cancelAtPeriodEnd: false }, '2027-03-01', day('2026-12-20')],
    [
      'was stopped in its period',
      { status: 'unpaid', end_at, cancelAtPeriodEnd: false },
      '2026-12-01',
      day('2026-12-01'),
    ],
    ['was never paid', { status: 'incomplete_expired', end_at, cancelAtPeriodEnd: false }, '2027-03-01', null],
    ['is not known', { status: 'canceled', end_at: null, cancelAtPeriodEnd: false }, '2027-03-01', null],
    ['never was', { status: null, end_at: null, cancelAtPeriodEnd: null }, '2027-03-01', null],
  ])('of one that %s', (_what, stored, today, expected) =>
    expect(subscriptionEndDay(stored, day(today))).toBe(expected),
  )
})
