import type { Module } from '../../base/module/shape'

export const passwordModule: Module = {
  name: 'landlord/password',
  tables: {
    code: {
      account: 'account_id',
      erased: 'row',
      exported: { not: 'hashes of codes that were mailed' },
      example: () => ({ purpose: 'reset' }),
    },
  },
}
