import type { Module } from '../../base/module/shape'
import { returnCalls } from './calls'
import { returnSchedules } from './jobs'
import { eraseSubmissions, eraseTenantFigures } from './service-erase'
import { encryptedSubmission } from './service-submission'

const [none, list] = [JSON.stringify({}), JSON.stringify([])]

export const taxReturnModule: Module = {
  name: 'year/tax-return',
  tables: {
    tax_submission: {
      account: 'account_id',
      encrypted: [encryptedSubmission],
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
    tax_preview: {
      account: 'account_id',
      erased: { retained: 'keyed hashes of figures, as long as the figures are kept' },
      exported: { not: 'hashes of figures' },
      example: () => ({ hashes: none }),
    },
  },
  calls: [returnCalls],
  schedules: returnSchedules,
  eraseAccount: () => eraseSubmissions,
  eraseTenant: () => ({ erase: eraseTenantFigures }),
}
