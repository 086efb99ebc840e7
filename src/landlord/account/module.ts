import type { Module } from '../../base/module/shape'
import { encryptedTotp } from '../second-factor/service'
import { accountCalls } from './calls'
import { codeCalls } from './calls-code'
import { profileCalls } from './calls-profile'
import { registerCalls } from './calls-register'
import { resetCalls } from './calls-reset'
import { sessionCalls } from './calls-session'
import { settingsCalls } from './calls-settings'
import { accountSchedules } from './jobs'
import { encryptedProfile } from './service-profile'

export const accountModule: Module = {
  name: 'landlord/account',
  tables: {
    account: {
      account: 'id',
      encrypted: [encryptedProfile, encryptedTotp],
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
    session: { account: 'account_id', erased: 'row', exported: { not: 'where somebody is logged in just now' } },
    code: {
      account: 'account_id',
      erased: 'row',
      exported: { not: 'hashes of codes that were mailed' },
      example: () => ({ purpose: 'reset' }),
    },
    known_browser: { account: 'account_id', erased: 'row', exported: { not: 'hashes of cookies' } },
    known_device: {
      account: 'account_id',
      erased: 'row',
      exported: { not: 'browsers that a login needs no mail about' },
    },
  },
  calls: [accountCalls, registerCalls, codeCalls, resetCalls, sessionCalls, profileCalls, settingsCalls],
  schedules: accountSchedules,
}
