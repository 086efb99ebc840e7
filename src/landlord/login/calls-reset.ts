import { endpoint } from '../../base/kit/endpoint'
import { EmailForm } from '../account/model'
import { MailedCode } from './model'
import { ResetPasswordForm } from './model-reset'

export const resetCalls = {
  sendResetLink: endpoint('POST auth/reset-password/send-link', {
    access: 'public',
    summary: 'Mail a link for choosing a new password; answers alike for known and unknown addresses',
    body: EmailForm,
    limits: ['reset'],
  }),
  checkResetCode: endpoint('POST auth/reset-password/check', {
    access: 'public',
    summary: 'Whether a reset code can still be used; does not use it up',
    body: MailedCode,
    limits: ['code'],
  }),
  resetPassword: endpoint('POST auth/reset-password', {
    access: 'public',
    summary: 'Set a new password with a reset code; ends all sessions',
    body: ResetPasswordForm,
    limits: ['code'],
  }),
}
