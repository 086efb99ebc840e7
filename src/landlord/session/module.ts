import type { Module } from '../../base/module/shape'
import { sessionCalls } from './calls'
import { sessionRoutes } from './routes'

export const sessionModule: Module = {
  name: 'landlord/session',
  tables: {
    session: { account: 'account_id', erased: 'row', exported: { not: 'where somebody is logged in just now' } },
    known_browser: { account: 'account_id', erased: 'row', exported: { not: 'hashes of cookies' } },
    known_device: {
      account: 'account_id',
      erased: 'row',
      exported: { not: 'browsers that a login needs no mail about' },
    },
  },
  calls: [sessionCalls],
  routes: sessionRoutes,
}
