import type { Module } from '../../base/module/shape'
import { submissionCalls } from './calls'
import { submissionSchedules } from './jobs'
import { encryptedSubmission, eraseSubmissions, eraseTenantFigures } from './service-erase'
import { exportedSubmissions } from './service-list'

const [none, list] = [JSON.stringify({}), JSON.stringify([])]

export const taxSubmissionModule: Module = {
  name: 'year/tax-submission',
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
  },
  calls: [submissionCalls],
  schedules: submissionSchedules,
  eraseAccount: () => eraseSubmissions,
  eraseTenant: () => ({ erase: eraseTenantFigures }),
  exportedLists: (encryption) => [exportedSubmissions(encryption)],
}
