import type { Module } from '../../base/module/shape'
import { bankAccountCalls } from './calls'
import { bankAccountEncryption } from './service'
import { eraseBankAccounts } from './service-erase'
import { exportedBankAccounts } from './service-list'

export const bankAccountModule: Module = {
  name: 'bank/account',
  tables: {
    bank_account: {
      account: 'account_id',
      encrypted: [bankAccountEncryption],
      erased: 'row',
      exported: { in: 'data/bank-accounts.json' },
    },
  },
  calls: [bankAccountCalls],
  eraseAccount: () => eraseBankAccounts,
  exportedLists: (encryption) => [exportedBankAccounts(encryption)],
  erasesLast: true,
}
