import type { Instant } from '../../base/kit/day'
import type { Module } from '../../base/module/shape'
import { depositCalls } from './calls'
import { depositSchedules } from './jobs'
import { depositErasure, refuseUnsettledDeposit } from './service-erase'
import { depositEncryption } from './service-reading'
import { refundEncryption } from './service-refund'

export const depositModule: Module = {
  name: 'lease/deposit',
  tables: {
    deposit: {
      account: 'account_id',
      encrypted: [depositEncryption],
      erased: 'row',
      exported: { in: 'data/contracts.json' },
      example: () => ({ state: 'released', released_category: 'TENANT', former_category: null }),
    },
    fee_refund: {
      account: 'account_id',
      encrypted: [refundEncryption],
      erased: 'row',
      exported: { not: 'a payment on its way back; that it was given back is in data/contracts.json' },
      // An open refund stays until it is over (service-refund.ts).
      example: () => ({ ended_at: '2026-01-01T00:00:00.000Z' as Instant }),
    },
  },
  calls: [depositCalls],
  schedules: depositSchedules,
  eraseAccount: (encryption) => depositErasure({ encryption }).erase,
  eraseTenant: (encryption) => ({ mayErase: refuseUnsettledDeposit, erase: depositErasure({ encryption }).eraseOf }),
}
