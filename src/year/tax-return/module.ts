import type { Module } from '../../base/module/shape'
import { returnCalls } from './calls'
import { submissionSchedules } from './jobs'
import { eraseSubmissions, eraseTenantFigures } from './service-erase'
import { submissionEncryption } from './service-select'
import { exportedSubmissions } from './service-list'

const [none, list] = [JSON.stringify({}), JSON.stringify([])]

export const taxReturnModule: Module = {
  name: 'year/tax-return',
  tables: {
    tax_preview: {
      account: 'account_id',
      erased: { retained: 'keyed hashes of figures, as long as the figures are kept' },
      exported: { not: 'hashes of figures' },
      example: () => ({ hashes: none }),
    },
    tax_submission: {
      account: 'account_id',
      encrypted: [submissionEncryption],
      erased: 'row',
      exported: { in: 'data/tax-submissions.json' },
      example: () => ({
        state: 'accepted',
        submission_type: 'komplett',
        figures: list,
        hashes: none,
        places: list,
        assigned: list,
        differences: list,
        tenants: none,
      }),
    },
  },
  calls: [returnCalls],
  schedules: submissionSchedules,
  eraseAccount: () => eraseSubmissions,
  eraseTenant: () => ({ erase: eraseTenantFigures }),
  exportedLists: (encryption) => [exportedSubmissions(encryption)],
}
