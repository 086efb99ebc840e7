import type { Module } from '../../base/module/shape'
import { supplierCalls } from './calls'
import { eraseSuppliers } from './service-erase'

export const supplierModule: Module = {
  name: 'books/supplier',
  tables: {
    supplier: { account: 'account_id', erased: 'texts', exported: { in: 'data/suppliers.json' } },
  },
  calls: [supplierCalls],
  eraseAccount: () => eraseSuppliers,
  erasesLast: true,
}
