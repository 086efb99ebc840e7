import { z } from 'zod'
import { Email, TypedPassword } from '../../base/kit/schemas'
import { NewPassword } from '../credentials/model-password'

/** A new e-mail address. The password may be left out for ten minutes after it was typed in this session. */
export const ChangeEmailForm = z.strictObject({ email: Email, password: TypedPassword.optional() })

/** A new password, different from the old one. Only the server knows whether the old one is right. */
export const PasswordForm = z
  .strictObject({ oldPassword: TypedPassword, newPassword: NewPassword })
  .refine((form) => form.oldPassword !== form.newPassword, { path: ['newPassword'], error: 'password.notEquals' })

export type ChangeEmailForm = z.output<typeof ChangeEmailForm>
export type PasswordForm = z.output<typeof PasswordForm>
