import { z } from 'zod'
import { Email, TypedPassword } from '../../base/kit/schemas'
import { NewPassword } from '../credentials/model-password'

/** A new e-mail address. For ten minutes after the password was typed in this session, it may be missing here. */
export const ChangeEmailForm = z.strictObject({ email: Email, password: TypedPassword.optional() })

/** A new password, which must differ from the old one. Only the server can check the old one. */
export const PasswordForm = z
  .strictObject({ oldPassword: TypedPassword, newPassword: NewPassword })
  .refine((form) => form.oldPassword !== form.newPassword, { path: ['newPassword'], error: 'password.notEquals' })

export type ChangeEmailForm = z.output<typeof ChangeEmailForm>
export type PasswordForm = z.output<typeof PasswordForm>
