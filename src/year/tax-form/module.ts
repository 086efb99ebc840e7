import type { Module } from '../../base/module/shape'
import { taxFormCalls } from './calls'
import { taxFormLoginEncryption, eraseTaxFormLogin } from './service'

export const taxFormModule: Module = {
  name: 'year/tax-form',
  tables: {
    tax_form_login: {
      account: 'account_id',
      encrypted: [taxFormLoginEncryption],
      erased: 'row',
      exported: { not: 'a user name that is remembered for a form' },
    },
  },
  calls: [taxFormCalls],
  eraseAccount: () => eraseTaxFormLogin,
}
