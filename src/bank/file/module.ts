import type { Module } from '../../base/module/shape'
import { bankFileCalls } from './calls'
import { bankFileJobKinds, bankFileSchedules } from './jobs'
import { bankFileRoutes } from './routes'
import { bankFileService } from './service'
import { eraseBankFiles, deleteStatementFiles } from './service-erase'
import { exportedMappings } from './service-list'

const goneSoon = 'a file is kept for a day, and one that can no longer be read is uploaded once more'

export const bankFileModule: Module = {
  name: 'bank/file',
  tables: {
    bank_file: {
      account: 'account_id',
      unrotated: { encrypted_bytes: goneSoon, encrypted_statement: goneSoon },
      erased: 'row',
      exported: { not: 'a file that the landlord has uploaded, kept for a day; what is imported of it is exported' },
    },
    bank_mapping: {
      account: 'account_id',
      erased: 'row',
      exported: { in: 'data/bank-mappings.json' },
      example: (mark) => ({ mapping: JSON.stringify({ date: mark, text: mark, sum: mark }) }),
    },
  },
  calls: [bankFileCalls],
  routes: (deps) => bankFileRoutes(bankFileService(deps)),
  jobs: () => bankFileJobKinds,
  schedules: bankFileSchedules,
  eraseAccount: () => eraseBankFiles,
  eraseTenant: () => ({ erase: deleteStatementFiles }),
  exportedLists: () => [exportedMappings],
}
