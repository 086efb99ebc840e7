import type { Module } from '../../base/module/shape'
import { totpEncryptedTable } from '../credentials/service-step'
import { accountCalls } from './calls'
import { profileCalls } from './calls-profile'
import { accountSchedules } from './jobs'
import { profileEncryption } from './service-profile'

export const accountModule: Module = {
  name: 'landlord/account',
  tables: {
    account: {
      account: 'id',
      encrypted: [profileEncryption, totpEncryptedTable],
      erased: 'texts',
      exported: { in: 'data/profile.json' },
      example: (mark) => ({
        email: `${mark}@husbok.test`,
        role: 'landlord',
        language: 'nb',
        country: 'NO',
        phone_code: '+47',
        birthday: '1980-05-17',
      }),
      isWrittenByProduct: true,
    },
  },
  calls: [accountCalls, profileCalls],
  schedules: accountSchedules,
}
