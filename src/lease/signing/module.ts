import type { Module } from '../../base/module/shape'
import { signingCalls } from './calls'
import { signingLinkCalls } from './calls-link'
import { signingSchedules } from './jobs'
import { eraseSignings, eraseSigningsOf, refuseWaitingPaper, signerNames } from './service-erase'
import { signingEncryption } from './service-shown'
import { signedDocumentEncryption, signerEncryption } from './service-select'

export const signingModule: Module = {
  name: 'lease/signing',
  tables: {
    signing: {
      account: 'account_id',
      encrypted: [signingEncryption],
      erased: 'row',
      // Its state is in data/contracts.json too.
      exported: { in: 'restore/tables.json' },
      example: (mark) => ({
        paper: 'contract',
        via: 'sign',
        state: 'stored',
        language: 'nb',
        encrypted_links: JSON.stringify({ tenant: mark, landlord: mark }),
      }),
    },
    // Both tables are erased with their order.
    signer: {
      account: 'account_id',
      encrypted: [signerEncryption],
      erased: 'row',
      exported: { in: 'data/contracts.json' },
      example: () => ({ role: 'tenant' }),
    },
    signed_document: {
      account: 'account_id',
      encrypted: [signedDocumentEncryption],
      erased: 'row',
      exported: { in: 'files' },
      example: () => ({ sha256: '0'.repeat(64) }),
    },
  },
  calls: [signingCalls, signingLinkCalls],
  schedules: signingSchedules,
  eraseAccount: () => eraseSignings,
  eraseTenant: () => ({ names: signerNames, mayErase: refuseWaitingPaper, erase: eraseSigningsOf }),
}
