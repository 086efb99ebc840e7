import type { Module } from '../../base/module/shape'
import { returnCalls } from './calls'

export const taxReturnModule: Module = {
  name: 'year/tax-return',
  tables: {
    tax_preview: {
      account: 'account_id',
      erased: { retained: 'keyed hashes of figures, as long as the figures are kept' },
      exported: { not: 'hashes of figures' },
      example: () => ({ hashes: JSON.stringify({}) }),
    },
  },
  calls: [returnCalls],
}
