import type { Module } from '../../base/module/shape'
import { encryptedDeposit } from './service-reading'

export const depositAccountModule: Module = {
  name: 'lease/deposit-account',
  tables: {
    deposit: {
      account: 'account_id',
      encrypted: [encryptedDeposit],
      erased: 'row',
      exported: { in: 'data/contracts.json' },
      example: () => ({ state: 'released', released_category: 'TENANT', former_category: null }),
    },
  },
}
