import type { Module } from '../../base/module/shape'
import { secondFactorCalls } from './calls'

export const secondFactorModule: Module = {
  name: 'landlord/second-factor',
  tables: {
    recovery_code: { account: 'account_id', erased: 'row', exported: { not: 'hashes of codes' } },
    second_step: {
      account: 'account_id',
      erased: 'row',
      exported: { not: 'a login that waits for its second step' },
      example: () => ({ by: 'password' }),
    },
  },
  calls: [secondFactorCalls],
}
