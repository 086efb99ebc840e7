import { endpoint } from '../../base/kit/endpoint'
import { ConfirmForm, ProvenForm, RecoveryCodes, SetupForm, TotpSecret } from './model-second-factor'

export const secondFactorCalls = {
  setup: endpoint('POST auth/totp/setup', {
    access: 'owner',
    summary:
      'Begin to switch the second step on. Answers a secret for the authenticator app. Nothing changes until it is confirmed',
    body: SetupForm,
    answer: TotpSecret,
    limits: ['password'],
  }),
  confirm: endpoint('POST auth/totp/confirm', {
    access: 'owner',
    summary: 'Switch the second step on with a first code of the app. Answers the recovery codes, once',
    body: ConfirmForm,
    answer: RecoveryCodes,
    limits: ['secondFactor'],
  }),
  renewCodes: endpoint('POST auth/totp/recovery-codes', {
    access: 'owner',
    summary:
      'Make new recovery codes, with the password and a code of the app or a recovery code. Earlier ones stop working at once',
    body: ProvenForm,
    answer: RecoveryCodes,
    limits: ['password', 'secondFactor'],
  }),
  disable: endpoint('POST auth/totp/disable', {
    access: 'owner',
    summary: 'Switch the second step off, with the password and a code of the app or a recovery code',
    body: ProvenForm,
    limits: ['password', 'secondFactor'],
  }),
}
