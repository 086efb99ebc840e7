import type { Module } from '../../base/module/shape'
import { settlementCalls } from './calls'
import { eraseTenantSettlements, exportedSettlements, settlementEncryption } from './service-rows'

export const settlementModule: Module = {
  name: 'lease/settlement',
  tables: {
    // These rows are deleted together with their contract.
    settlement: {
      account: 'account_id',
      encrypted: [settlementEncryption],
      erased: 'row',
      exported: { in: 'data/settlements.json' },
      example: (mark) => ({
        items: JSON.stringify([{ kind: 'damage', text: mark, sum: 100, photos: [], handoverItem: mark }]),
        paper_sha256: '0'.repeat(64),
      }),
    },
  },
  calls: [settlementCalls],
  eraseTenant: () => ({ erase: eraseTenantSettlements }),
  exportedLists: (encryption) => [exportedSettlements(encryption)],
}
