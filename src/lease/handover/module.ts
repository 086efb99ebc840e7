import { day } from '../../base/kit/day'
import type { Module } from '../../base/module/shape'
import { handoverCalls } from './calls'
import { eraseTenantHandovers, exportedHandovers } from './service-erase'
import { handoverEncryption } from './service-rows'

export const handoverModule: Module = {
  name: 'lease/handover',
  tables: {
    // These rows are deleted together with their contract.
    handover: {
      account: 'account_id',
      encrypted: [handoverEncryption],
      erased: 'row',
      exported: { in: 'data/handovers.json' },
      example: (mark) => ({
        kind: 'in',
        date: day('2026-10-01'),
        content: JSON.stringify({
          rooms: [{ name: mark, items: [{ name: mark, state: 'remark', remark: mark, photos: [] }] }],
          meters: [],
          keys: [],
          remarks: mark,
        }),
        signatures: JSON.stringify([{ role: 'tenant', place: 0, name: mark, svg: '', at: '2026-01-01T00:00:00.000Z' }]),
        signed_by: null,
        paper_sha256: '0'.repeat(64),
      }),
    },
  },
  calls: [handoverCalls],
  eraseTenant: () => ({ erase: eraseTenantHandovers }),
  exportedLists: (encryption) => [exportedHandovers(encryption)],
}
