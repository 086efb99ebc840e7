import { z } from 'zod'
import { NewPassword, TypedPassword } from './model'

/** The new password must differ from the old one; whether the old one is right is known to the server only. */
export const PasswordForm = z
  .strictObject({ oldPassword: TypedPassword, newPassword: NewPassword })
  .refine((form) => form.oldPassword !== form.newPassword, { path: ['newPassword'], error: 'password.notEquals' })

export const DeleteAccountForm = z.strictObject({ password: TypedPassword })

export type PasswordForm = z.output<typeof PasswordForm>
