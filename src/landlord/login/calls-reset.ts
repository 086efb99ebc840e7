import { endpoint } from '../../base/kit/endpoint'
import { EmailForm } from '../account/model'
import { MailedCode } from './model'
import { ResetPasswordForm } from './model-reset'

export const resetCalls = {
  sendResetLink: endpoint('POST auth/reset-password/send-link', {
    access: 'public',
    summary: 'Request a new password. A link is mailed to a known address. The answer is the same for unknown ones',
    body: EmailForm,
    limits: ['reset'],
  }),
  checkResetCode: endpoint('POST auth/reset-password/check', {
    access: 'public',
    summary: 'Whether a reset code can still be used. It stays usable',
    body: MailedCode,
    limits: ['code'],
  }),
  resetPassword: endpoint('POST auth/reset-password', {
    access: 'public',
    summary: 'Set a new password with a reset code. Ends all sessions',
    body: ResetPasswordForm,
    limits: ['code'],
  }),
}
