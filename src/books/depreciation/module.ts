import type { Module } from '../../base/module/shape'
import { depreciationCalls } from './calls'
import { depreciationRoutes } from './routes'
import { exportedChoices } from './service-group'
import { eraseDepreciation } from './service-erase'

export const depreciationModule: Module = {
  name: 'books/depreciation',
  tables: {
    depreciationbilag: {
      account: 'account_id',
      erased: 'texts',
      exported: { in: 'data/depreciation.json' },
      example: () => ({ lifetime: 5, upgrades: '[]', carried: JSON.stringify({ balance: 100, on: '2026-01-01' }) }),
    },
    depreciationpersonal: {
      account: 'account_id',
      erased: 'texts',
      exported: { in: 'data/personal-use.json' },
      example: () => ({ year: 2026 }),
    },
    depreciation_group: {
      account: 'account_id',
      erased: { retained: 'a house, a year and a percent, as long as the figures of that year are kept' },
      exported: { in: 'data/depreciation-groups.json' },
      example: () => ({ year: 2026, percent: 50 }),
    },
    sent_return: {
      account: 'account_id',
      erased: { retained: 'a year and when its return was sent, as long as the figures of that year are kept' },
      // Each sending is in data/tax-submissions.json.
      exported: { in: 'restore/tables.json' },
    },
  },
  calls: [depreciationCalls],
  routes: depreciationRoutes,
  exportedLists: () => [exportedChoices],
  eraseAccount: () => eraseDepreciation,
}
