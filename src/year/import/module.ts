import type { Module } from '../../base/module/shape'
import { importCalls } from './calls'
import { importJobKinds, importSchedules } from './jobs'
import { eraseImports, forgetFiles } from './service-erase'

const goneSoon = 'a file is kept for seven days, and one that can no longer be read is uploaded once more'
const uploaded = 'a file that the landlord has uploaded, kept for seven days; what was booked from it is exported'

export const importModule: Module = {
  name: 'year/import',
  tables: {
    old_books: {
      account: 'account_id',
      unrotated: { encrypted_file: goneSoon, encrypted_reading: goneSoon },
      erased: 'row',
      exported: { not: uploaded },
      example: (mark) => ({ choices: JSON.stringify({ columns: [], answers: { [mark]: mark }, leave_out: [] }) }),
    },
    old_books_record: {
      account: 'account_id',
      erased: 'row',
      exported: { not: 'which records a file has made; the records are exported' },
      example: () => ({ kind: 'expense' }),
    },
  },
  calls: [importCalls],
  jobs: () => importJobKinds,
  schedules: importSchedules,
  eraseAccount: () => eraseImports,
  eraseTenant: () => ({ erase: forgetFiles }),
}
