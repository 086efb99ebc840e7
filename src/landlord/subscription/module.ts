import type { Module } from '../../base/module/shape'
import { subscriptionCalls } from './calls'
import { subscriptionSchedules } from './jobs'
import { eraseSubscription } from './service-erase'

export const subscriptionModule: Module = {
  name: 'landlord/subscription',
  tables: {
    subscription: {
      account: 'account_id',
      erased: 'row',
      exported: { in: 'data/subscription.json' },
      example: () => ({ status: 'canceled', interval: 'month', checkout: null }),
    },
  },
  calls: [subscriptionCalls],
  schedules: subscriptionSchedules,
  eraseAccount: () => eraseSubscription,
}
