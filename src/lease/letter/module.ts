import type { Module } from '../../base/module/shape'
import { letterCalls } from './calls'
import { letterJobKinds, letterSchedules } from './jobs'
import { eraseTenantLetters } from './service-erase'
import { exportedLetters } from './service-export'
import { tenantLetterEncryption } from './service-rows'

export const letterModule: Module = {
  name: 'lease/letter',
  tables: {
    // These rows are deleted together with their contract.
    contract_letter: {
      account: 'account_id',
      encrypted: [tenantLetterEncryption],
      erased: 'row',
      exported: { in: 'data/letters.json' },
      example: () => ({ kind: 'access', send: 'print', language: 'nb', sha256: '0'.repeat(64) }),
    },
  },
  calls: [letterCalls],
  jobs: ({ log }) => letterJobKinds((message) => log('info', message)),
  schedules: letterSchedules,
  eraseTenant: () => ({ erase: eraseTenantLetters }),
  exportedLists: (encryption) => [exportedLetters(encryption)],
  erasesLast: true,
}
