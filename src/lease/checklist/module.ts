import type { Module } from '../../base/module/shape'

export const checklistModule: Module = {
  name: 'lease/checklist',
  tables: {
    // These rows are deleted together with their contract.
    contract_list: {
      account: 'account_id',
      erased: 'row',
      exported: { in: 'data/contracts.json' },
      example: () => ({ kind: 'checklist', signatureType: null }),
    },
  },
}
