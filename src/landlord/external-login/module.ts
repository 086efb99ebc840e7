import type { Module } from '../../base/module/shape'
import { externalLoginCalls } from './calls'
import { externalLoginJobKinds, externalLoginSchedules } from './jobs'
import { unlinkElectronicId } from './service-active'

export const externalLoginModule: Module = {
  name: 'landlord/external-login',
  tables: {
    external_identity: { account: 'account_id', erased: 'row', exported: { not: 'a hash of who logs in' } },
    external_login: {
      account: 'account_id',
      unrotated: { encrypted_login: 'a login lives for hours, and one that can no longer be read is done once more' },
      erased: 'row',
      exported: { not: 'tokens of a login that lives' },
      example: () => ({ stepHash: null }),
    },
    external_login_attempt: {
      account: null,
      why: 'the way to a provider, for ten minutes',
      unrotated: { encrypted_question: 'it lives for ten minutes' },
    },
  },
  calls: [externalLoginCalls],
  jobs: externalLoginJobKinds,
  schedules: externalLoginSchedules,
  eraseAccount:
    () =>
    ({ db, account }) =>
      unlinkElectronicId(db, account),
}
