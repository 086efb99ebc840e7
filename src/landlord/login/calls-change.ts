import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { ChangeEmailForm, PasswordForm } from './model-change'

export const changeCalls = {
  askForEmail: endpoint('POST profile/email', {
    access: 'owner',
    summary: 'Request another e-mail address. A link goes to the new one, a notice to the old one',
    body: ChangeEmailForm,
    limits: ['password'],
  }),
  confirmEmail: endpoint('GET profile/email/{code}', {
    access: 'public',
    summary: 'Confirm the new e-mail address with the code of the link. Ends all sessions',
    params: z.strictObject({ code: z.string().min(1).max(200) }),
    answer: z.strictObject({ email: z.string() }),
    writes: true,
    limits: ['code'],
  }),
  changePassword: endpoint('POST profile/password', {
    access: 'owner',
    summary: 'Change the password. Ends all other sessions',
    body: PasswordForm,
    limits: ['password'],
  }),
}
