import { z } from 'zod'
import { requiredOrError } from '../../base/kit/schemas'
import { MailedCode } from './model'
import { NewPassword } from '../credentials/model-password'

export const ResetPasswordForm = z
  .strictObject({
    password: NewPassword,
    repeat: z.string({ error: requiredOrError('invalid') }),
    code: MailedCode.shape.code,
  })
  .refine((form) => form.password === form.repeat, { path: ['repeat'], error: 'password.match' })

export type ResetPasswordForm = z.output<typeof ResetPasswordForm>
