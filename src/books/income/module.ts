import type { Module } from '../../base/module/shape'
import { incomeCalls } from './calls'
import { incomeRoutes } from './routes'
import { incomeEncryption, incomeService } from './service'
import { eraseIncome } from './service-erase'

export const incomeModule: Module = {
  name: 'books/income',
  tables: {
    incomebilag: {
      account: 'account_id',
      encrypted: [incomeEncryption],
      erased: 'texts',
      exported: { in: 'data/income.json' },
      example: () => ({ tenant_birthday: '1990-01-31', kind: 'rent' }),
    },
  },
  calls: [incomeCalls],
  routes: (deps) => incomeRoutes(incomeService(deps)),
  eraseAccount: () => eraseIncome,
}
