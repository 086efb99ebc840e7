import { z } from 'zod'
import { requiredOr } from '../../base/kit/schemas'
import { CodeForm } from './model'
import { NewPassword } from './model-password'

export const ResetPasswordForm = z
  .strictObject({
    password: NewPassword,
    repeat: z.string({ error: requiredOr('invalid') }),
    code: CodeForm.shape.code,
  })
  .refine((form) => form.password === form.repeat, { path: ['repeat'], error: 'password.match' })

export type ResetPasswordForm = z.output<typeof ResetPasswordForm>
