import type { Module } from '../../base/module/shape'
import { taxCalls } from './calls'
import { taxRoutes } from './routes'
import { eraseDraftKinds } from './service-draft-kind'
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
    house_draft_kind: {
      account: 'account_id',
      erased: 'row',
      exported: { not: 'codes of the authority’s draft, which are read anew with each preview' },
      example: () => ({ year: 2026, kinds: JSON.stringify(['sekundaerbolig']) }),
    },
  },
  calls: [taxCalls],
  routes: taxRoutes,
  exportedLists: () => [exportedLettings],
  eraseAccount: () => async (erasure) => {
    await eraseLettings(erasure)
    await eraseDraftKinds(erasure)
  },
}
