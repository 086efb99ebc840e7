import type { Module } from '../../base/module/shape'
import { paperCalls } from './calls'
import { leaseSchedules } from './jobs'
import { erasePapers } from './service-erase'
import { handoverListEncryption } from './service-lists'
import { signedLeaseEncryption } from './service-signed-store'

const file = () => ({ sha256: '0'.repeat(64) })

export const documentModule: Module = {
  name: 'lease/document',
  tables: {
    // Both tables are deleted together with their contract.
    signed_lease: {
      account: 'account_id',
      encrypted: [signedLeaseEncryption],
      erased: 'row',
      exported: { in: 'files' },
      example: () => ({ ...file(), lang: 'nb' }),
    },
    frozen_list: {
      account: 'account_id',
      encrypted: [handoverListEncryption],
      erased: 'row',
      exported: { in: 'files' },
      example: file,
    },
  },
  calls: [paperCalls],
  schedules: leaseSchedules,
  eraseTenant: () => ({ erase: erasePapers }),
  erasesLast: true,
}
