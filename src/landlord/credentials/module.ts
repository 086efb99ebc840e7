import type { Module } from '../../base/module/shape'
import { secondFactorCalls } from './calls-second-factor'
import { sessionCalls } from './calls-session'
import { sessionRoutes } from './routes'

export const credentialsModule: Module = {
  name: 'landlord/credentials',
  tables: {
    code: {
      account: 'account_id',
      erased: 'row',
      exported: { not: 'hashes of codes that were mailed' },
      example: () => ({ purpose: 'reset' }),
    },
    session: { account: 'account_id', erased: 'row', exported: { not: 'where somebody is logged in just now' } },
    known_browser: { account: 'account_id', erased: 'row', exported: { not: 'hashes of cookies' } },
    known_device: {
      account: 'account_id',
      erased: 'row',
      exported: { not: 'browsers that a login needs no mail about' },
    },
    recovery_code: { account: 'account_id', erased: 'row', exported: { not: 'hashes of codes' } },
    second_step: {
      account: 'account_id',
      erased: 'row',
      exported: { not: 'a login that waits for its second step' },
      example: () => ({ by: 'password' }),
    },
  },
  calls: [sessionCalls, secondFactorCalls],
  routes: sessionRoutes,
}
