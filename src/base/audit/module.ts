import type { Module } from '../module/shape'

const chain = 'the trail only grows, and holds no text of a record'

export const auditModule: Module = {
  name: 'base/audit',
  tables: {
    audit: {
      account: 'account_id',
      erased: { retained: chain },
      exported: { not: 'what the product did, not what the landlord keeps' },
      isWrittenByProduct: true,
    },
    audit_address: {
      account: { by: 'audit_id', of: 'audit' },
      erased: 'row',
      exported: { not: 'what the product did, not what the landlord keeps' },
      isWrittenByProduct: true,
    },
    audit_head: {
      account: 'account_id',
      erased: { retained: chain },
      exported: { not: 'hashes and counts of the trail' },
      isWrittenByProduct: true,
    },
    audit_checkpoint: { account: null, why: 'hashes over the chains of all accounts' },
    audit_checkpoint_head: {
      account: 'account_id',
      erased: { retained: chain },
      exported: { not: 'hashes and counts of the trail' },
      isWrittenByProduct: true,
    },
  },
}
