import type { Module } from '../../base/module/shape'
import { taxCalls } from './calls'
import { taxRoutes } from './routes'
import { eraseLettings, exportedLettings } from './service-letting'

export const taxModule: Module = {
  name: 'year/tax',
  tables: {
    house_letting: {
      account: 'account_id',
      erased: 'row',
      exported: { in: 'data/house-lettings.json' },
      example: () => ({ year: 2026 }),
    },
  },
  calls: [taxCalls],
  routes: taxRoutes,
  exportedLists: () => [exportedLettings],
  eraseAccount: () => eraseLettings,
}
