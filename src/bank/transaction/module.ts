import type { Module } from '../../base/module/shape'
import { bankTransactionCalls } from './calls'
import { bankTransactionJobKinds, bankTransactionSchedules } from './jobs'
import { eraseTenantRows, eraseTransactions } from './service-erase'
import { transactionEncryption } from './service-import'
import { exportedTransactions } from './service-list'

export const bankTransactionModule: Module = {
  name: 'bank/transaction',
  tables: {
    bank_import: { account: 'account_id', erased: 'row', exported: { in: 'data/bank-imports.json' } },
    bank_transaction: {
      account: 'account_id',
      encrypted: [transactionEncryption],
      erased: 'row',
      exported: { in: 'data/bank-transactions.json' },
      example: () => ({ imports: [1], state: 'open', match: null }),
    },
  },
  calls: [bankTransactionCalls],
  jobs: () => bankTransactionJobKinds,
  schedules: bankTransactionSchedules,
  eraseAccount: () => eraseTransactions,
  eraseTenant: () => ({ erase: eraseTenantRows }),
  exportedLists: exportedTransactions,
}
