import { day } from '../../base/kit/day'
import type { Module } from '../../base/module/shape'
import { rentAccountCalls } from './calls'
import { rentAccountChangeCalls } from './calls-change'
import { payerEncryption } from './service-payer'
import { eraseRentAccounts, eraseTenantPayments } from './service-erase'
import { exportedRentAccounts } from './service-export'
import { rentYearCalls } from './calls-year'

const exported = { in: 'data/rent-accounts.json' } as const

export const rentAccountModule: Module = {
  name: 'lease/rent-account',
  tables: {
    rent_account: {
      account: 'account_id',
      erased: 'row',
      exported,
      example: () => ({ follows_from: day('2026-10-01') }),
    },
    rent_reference: {
      account: 'account_id',
      erased: 'row',
      exported,
      example: () => ({ reference: '123456782' }),
    },
    rent_payer: { account: 'account_id', encrypted: [payerEncryption], erased: 'row', exported },
    rent_payment: { account: 'account_id', erased: 'row', exported },
    // These rows are deleted together with their payment.
    rent_payment_month: {
      account: 'account_id',
      erased: 'row',
      exported,
      example: () => ({ month: day('2026-10-01') }),
    },
  },
  calls: [rentAccountCalls, rentAccountChangeCalls, rentYearCalls],
  eraseAccount: () => eraseRentAccounts,
  eraseTenant: () => ({ erase: eraseTenantPayments }),
  exportedLists: (encryption) => [exportedRentAccounts(encryption)],
}
